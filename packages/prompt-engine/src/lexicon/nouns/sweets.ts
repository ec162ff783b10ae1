/** Chocolate, candy, ice cream, puddings and festive sweets: names | kind and traits | details | usual places | colours | drawing. */
export const SWEETS = `
# chocolate
chocolate, chocolate bar, bar of chocolate | food hand | moulded rectangular squares, a snapped clean edge, a matt dark surface, crinkled foil | on a marble slab | dark brown, silver, tan | chocolate
bar | food hand +chocolate +candy +granola +protein +nougat +cocoa | moulded rectangular squares, a snapped clean edge, a matt dark surface, crinkled foil | on a marble slab | dark brown, silver, tan | chocolate
granola bar, cereal bar | food hand | pressed oats and seeds, a sticky glossy edge, dark chocolate drops, a torn wrapper | on a hiking rock; on a desk | tan, brown, gold | -
protein bar, energy bar | food hand | pressed oats and seeds, a sticky glossy edge, dark chocolate drops, a torn wrapper | on a hiking rock; on a desk | tan, brown, gold | -
chocolate truffle | food hand | smooth domed shells, cocoa dust, piped white lines, pleated paper cups | in an open ribboned box | dark brown, cream, gold | chocolate
praline, bonbon | food hand glossy | a smooth moulded shell, a soft nut filling, a piped line, a pleated paper cup | in an open box | dark brown, tan, gold | chocolate
truffle | food hand +chocolate +cocoa +ganache +box +dessert | a rounded cocoa-dusted ball, a soft ganache inside, a bitten face, a paper cup | in an open box | dark brown, cocoa, gold | chocolate
chocolate fountain | food table mass glossy | a smooth glossy ribbon, folded ripples, a metal tier, dipped strawberries | on a party table | dark brown, red, silver | chocolate
ganache | food table mass glossy | a smooth glossy ribbon, folded ripples, a whisk, a steel bowl | on a marble slab | dark brown, silver, white | -
chocolate bunny, easter chocolate, chocolate egg | food hand | a smooth moulded shape, a ribbon at the neck, torn gold foil, a hollow broken edge | in a basket of paper grass | brown, gold, green | chocolate
hot cross bun | food hand | a glossy brown dome, a white pastry cross, raisins in the crumb, melting butter | on a linen cloth | brown, white, gold | bread

# candy
candy, sweets, pick and mix | food hand plural | bright striped drops, twisted wrappers, sugar dust, a glass jar | on a shop counter | red, yellow, turquoise | jar
chewing gum | food hand glossy | a pink stretched bubble, glossy round balls, a foil wrapper, a smooth surface | in a glass gumball machine | pink, red, yellow | -
bubblegum, bubble gum | food hand glossy | a pink stretched bubble, glossy round balls, a foil wrapper, a smooth surface | in a glass gumball machine | pink, red, yellow | -
gumball | food hand plural glossy | shiny round balls, mixed bright colours, a cracked sugar shell, soft highlights | in a glass gumball machine | red, yellow, blue | -
candy apple, toffee apple, caramel apple | food hand glossy | a hard red sugar shell, a wooden stick, a pool of sugar at the base, a bright highlight | at a fairground stall | red, tan, gold | apple
candy cane, peppermint stick | food hand glossy | a hooked stick, red and white spiral stripes, a shiny surface, a ribbon bow | on a fir branch | red, white, green | -
nougat | food hand | a chewy white slab, whole almonds and pistachios, rice-paper faces, a clean cut | on a marble slab | white, tan, green | -
fudge | food hand | crumbly cut squares, a matt tan surface, visible sugar grain, a paper bag | on a shop tray | tan, brown, cream | -
caramel, toffee | food hand glossy | soft cut cubes, a glossy amber surface, a pulled string, coarse salt | on baking paper | amber, brown, cream | -
cotton candy, candyfloss, candy floss | food hand mass | a cloud of fine spun sugar, wispy edges, a paper cone, a pastel tint | at a fairground | pink, pale blue, white | -
gummy bear, gummy bears | food hand translucent | soft translucent bear shapes, rounded edges, a faint sugar dust, light through the colours | in a glass bowl | red, green, yellow | -
gummy worm | food hand translucent | long ridged two-colour bodies, soft bends, a sugar dust, a stretched end | in a glass bowl | red, yellow, green | -
jelly bean | food hand plural glossy | small kidney-shaped shells, shining coats, mixed bright colours, a glass jar | on a shop counter | red, yellow, green | jar
jelly | food table translucent | a wobbling moulded dome, fluted sides, suspended fruit, a glass plate | on a party table | red, green, clear | -
licorice, liquorice | food hand | black twisted ropes, coiled wheels, a matt surface, a paper bag | in a shop jar | black, red, white | -
lollipop, lolly | food hand glossy translucent | a round striped disc, a white paper stick, a swirled pattern, a clear wrapper | on a shop counter | red, yellow, white | -
marshmallow, toasted marshmallow, s'more | food hand | a soft white cylinder, browned blistered sides, a wooden stick, melted strings | over a campfire | white, brown, orange | -
mint candy, peppermint, peppermint candy | food hand | a round white disc, red swirled stripes, a clear twisted wrapper, a chalky face | in a glass dish | white, red, silver | -
mint | food hand +candy +peppermint +after-dinner +breath +tin +chocolate | a round white disc, a chalky face, a small tin, a sugar dust | on a silver tray | white, green, silver | -
rock candy, sugar crystal | food hand translucent | angular clear crystals, a wooden stick, stacked cube faces, a bright edge | in a glass jar | pink, amber, white | crystal
sprinkles | food hand mass | tiny coloured sugar rods, round beads, a tipped jar, a loose scatter | on a white counter | pink, yellow, turquoise | -
turkish delight | food hand | cut soft cubes, a cloud of icing sugar, pistachio pieces, a brass dish | on a brass tray | pink, white, green | -
halva | food hand | cut soft cubes, a cloud of icing sugar, pistachio pieces, a brass dish | on a brass tray | pink, white, green | -

# ice cream and cold sweets
ice cream, ice cream cone, gelato | food hand | a rounded scoop, a melting drip, a crisp waffle cone, a grainy cold surface | on a seaside wall; at a kiosk hatch | cream, pink, tan | ice-cream
soft serve | food hand | a smooth tall swirl, a curled tip, a flat wafer cone, a melting drip | at a kiosk hatch | white, cream, tan | ice-cream
ice cream sundae, sundae | food hand glass | stacked scoops, chocolate sauce, whipped cream, a cherry on top, a tall glass | on a diner counter | cream, brown, red | ice-cream
banana split | food hand | a halved banana, three scoops of ice cream, chocolate sauce, whipped cream, a long glass dish | on a diner counter | yellow, pink, brown | ice-cream
ice lolly, popsicle, ice pop | food hand translucent | a frosted tapering bar, a wooden stick, a melting drip, small fruit slices inside | by a pool; on a beach | red, orange, green | ice-cream
sorbet | food hand mass | fine ice crystals, coloured syrup, a rounded mound, a paper cup | at a beach kiosk | pink, blue, white | ice-cream
frozen yogurt | food hand mass | fine ice crystals, coloured syrup, a rounded mound, a paper cup | at a beach kiosk | pink, blue, white | ice-cream
snow cone, shaved ice, kakigori | food hand mass | a tall mound of fine ice, bright syrup streaks, a paper cone or glass bowl, a small spoon | at a beach kiosk | red, blue, white | ice-cream
affogato | food hand glass | a scoop of vanilla ice cream, dark espresso poured over, a melting edge, a small glass | on a café table | cream, dark brown, white | ice-cream
ice cream sandwich | food hand | two soft dark biscuits, a thick vanilla layer, a bitten corner, sprinkles on the edge | on a boardwalk rail | brown, cream, white | ice-cream

# puddings
creme brulee, crème brûlée | food hand | a cracked amber sugar crust, pale custard, a small spoon, a shallow ramekin | on a bistro table | amber, cream, white | bowl
flan, creme caramel | food hand | a smooth turned-out custard, a dark caramel top, a pool of amber syrup, a white plate | on a family table | cream, amber, white | -
custard, pudding | food hand | a smooth set surface, a soft wobble, a berry on top, a stemmed glass | on a white cloth | cream, red, brown | -
mousse, chocolate mousse | food hand glass | an airy brown surface, tiny bubbles, chocolate shavings, a stemmed glass | on a white cloth | brown, cream, dark brown | -
panna cotta | food hand | a smooth white dome, a soft wobble, raspberry sauce, a mint leaf | on a white plate | white, red, green | -
dessert, plated dessert, fine dining dessert | food table | a small tart, a quenelle of ice cream, dots of sauce, edible flowers, a wide white plate | on a restaurant table | cream, red, green | meal
lava cake, molten chocolate cake | food hand | a risen soft cake, melted chocolate flowing from the centre, dusted sugar, a white ramekin | on a bistro table | dark brown, white, red | cake
souffle, soufflé | food hand | a tall risen top, a browned crust, straight sides, dusted sugar, a white ramekin | on a bistro table | gold, white, cream | cupcake
rice pudding | food hand mass | creamy white grains, ground cinnamon, a spoon of jam, a stoneware bowl | on a kitchen table | white, brown, red | bowl
sticky toffee pudding, bread pudding | food hand | a dark moist square, glossy toffee sauce, a scoop of ice cream, a shallow bowl | on a pub table | dark brown, amber, cream | cake
christmas pudding | food table | a dark round dome, blue brandy flames, white sauce, a holly sprig, a china plate | on a festive table | dark brown, blue, green | cake
trifle | food table glass | layers of sponge, fruit and custard, whipped cream, a glass bowl, toasted almonds | on a garden table | red, cream, gold | -
eton mess | food hand glass | broken meringue, whipped cream, crushed strawberries, a glass bowl | on a garden table | white, red, green | -

# festive sweets
halloween candy, trick or treat candy | food hand plural | wrapped sweets, candy corn, a plastic pumpkin bucket, loose coloured wrappers | on a porch step | orange, black, purple | -
gulab jamun, mithai | food hand | syrup-soaked golden-brown balls, crushed pistachios, silver leaf, a brass tray | in a sweet shop | amber, gold, silver | -
laddu | food hand | syrup-soaked golden balls or spirals, crushed pistachios, silver leaf, a brass tray | in a sweet shop | amber, gold, silver | -
jalebi | food hand | bright orange spirals, a shining syrup coat, crisp edges, a paper plate | at a sweet stall | orange, amber, gold | -
wagashi, japanese sweets | food hand | hand-shaped pastel petals, a smooth bean-paste surface, a small bamboo pick, a lacquer plate | on a tea tray | pink, green, white | -
dango | food hand | three round rice dumplings, a bamboo stick, pink, white and green colours, a glossy surface | on a tea tray | pink, white, green | -
`;
