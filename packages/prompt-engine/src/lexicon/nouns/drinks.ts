/** Coffee, tea, cold drinks, beer, wine, spirits and cocktails: names | kind and traits | details | usual places | colours | drawing. */
export const DRINKS = `
# in general
drink, beverage, cold drink | drink hand glass | a clear tumbler, ice cubes, a slice of lemon, beads of condensation | on a garden table | clear, yellow, green | glass
tray of drinks | drink table | six stemmed glasses, mixed bright liquids, citrus slices, a round silver tray | on a waiter's palm | orange, red, silver | cocktail
glass of water | drink hand mass glass translucent | a clear tall glass, small bubbles on the inside, a bright rim, a caustic patch of light below | on a wooden table | clear, white, pale blue | glass
bottle of water | drink hand translucent | a ribbed clear bottle, drops on the outside, a blue cap, a plain label | on a gym bench; on a table | clear, blue, white | bottle
mineral water | drink hand translucent | a ribbed clear bottle, drops on the outside, a blue cap, a plain label | on a gym bench; on a table | clear, blue, white | bottle
ice cube | material hand mass translucent | clear angular faces, trapped air bubbles, melting edges, cracked lines | in a glass; in a steel bucket | clear, white, pale blue | crystal

# coffee
coffee, cup of coffee, black coffee, hot coffee | drink hand | dark liquid, a thin golden ring at the rim, rising steam, a white cup and saucer | on a café table | dark brown, white, gold | cup
americano | drink hand | dark clear coffee, a thin tan ring, a wide white cup, rising steam | on a café table | dark brown, white, tan | cup
espresso | drink hand | a hazelnut crema, a thick small cup, a tiny spoon, a saucer | on a zinc bar | dark brown, amber, white | cup
cappuccino | drink hand | thick white foam, dusted cocoa, a wide cup, a saucer with a spoon | on a café table | white, tan, brown | cup
latte, caffe latte, latte art | drink hand | a fern pattern in milk foam, a smooth tan surface, a glossy rim, a ceramic cup | on a wooden café table | tan, cream, brown | cup
flat white | drink hand | a thin layer of glossy milk foam, a white heart pattern, a small ceramic cup, a saucer | on a wooden café table | tan, white, brown | cup
cold brew | drink hand glass | clear ice cubes, swirling milk trails, a straw, beads of condensation on a tall glass | on a sunny café table | dark brown, cream, clear | glass
iced coffee | drink hand glass | clear ice cubes, swirling milk trails, a straw, beads of condensation on a tall glass | on a sunny café table | dark brown, cream, clear | glass
iced latte | drink hand glass | clear ice cubes, swirling milk trails, a straw, beads of condensation on a tall glass | on a sunny café table | dark brown, cream, clear | glass
frappe | drink hand glass | blended icy coffee, whipped cream, caramel lines, a domed plastic lid, a wide straw | on a sunny café table | tan, white, amber | cup
irish coffee | drink hand glass | a thick white cream layer, dark coffee below, a stemmed glass, a dusting of nutmeg | on a pub bar | dark brown, white, gold | glass
turkish coffee | drink hand | a small patterned cup, dense foam, a long-handled copper pot, a cube of sweet beside | on a brass tray | dark brown, copper, white | cup
greek coffee, arabic coffee | drink hand | a small patterned cup, dense foam, a long-handled copper pot, a cube of sweet beside | on a brass tray | dark brown, copper, white | cup
vietnamese coffee, vietnamese iced coffee | drink hand glass | a metal drip filter on top, a layer of condensed milk, dark drops falling, a short glass | on a low plastic table | dark brown, cream, silver | glass
hot chocolate, cocoa, hot cocoa | drink hand | thick brown liquid, melting marshmallows, whipped cream, cocoa powder, a large mug | by a fireside; on a ski-hut ledge | brown, white, red | mug
mocha, cafe mocha | drink hand | chocolate-brown milk foam, cocoa powder, a drizzle of syrup, a tall handled glass | on a café table | brown, white, dark brown | glass
coffee bean, coffee beans | food hand plural glossy | oily brown ovals, a centre crease, a hessian scoop, a wooden tray | in a roaster tray | dark brown, tan, black | -

# tea
tea, cup of tea, black tea, earl grey | drink hand | amber liquid, a thin lemon slice, a porcelain cup, rising steam, a matching saucer | on a breakfast table | amber, white, gold | cup
green tea | drink hand translucent | clear pale green liquid, a handle-free ceramic cup, a few leaves at the base, rising steam | on a wooden tray | pale green, white, brown | cup
matcha, matcha tea | drink hand | frothy bright green surface, a rough ceramic bowl, a bamboo whisk, a small mound of powder | on a tatami tray | green, cream, bamboo | bowl
matcha latte, iced matcha | drink hand glass | bright green liquid over white milk, ice cubes, a bamboo straw, a clear tumbler | on a café table | green, white, clear | glass
herbal tea, chamomile tea | drink hand glass translucent | pale gold liquid, floating flower heads, a clear glass cup, rising steam | on a bedside table | gold, white, clear | cup
mint tea, moroccan mint tea | drink hand glass translucent | fresh mint leaves, a gold-rimmed glass, pale green liquid, a silver pot beside | on a brass tray | pale green, gold, silver | glass
iced tea, peach tea, lemon iced tea | drink hand glass translucent | amber liquid, ice cubes, lemon slices, a mint sprig, a tall beaded glass | on a porch table | amber, yellow, green | glass
chai, masala chai | drink hand | milky spiced tea, a thin foam, star anise, a small clay cup | at a tea stall | tan, brown, clay | cup
bubble tea, boba, boba tea, pearl milk tea | drink hand translucent | dark round pearls at the base, milky tea, a wide straw, a sealed plastic cup | at a night-market counter | tan, black, cream | glass
afternoon tea, high tea | drink table | a painted porcelain pot, thin cups, a tiered stand of small cakes, silver spoons | on a lace cloth | white, blue, gold | teapot
thai iced tea | drink hand glass | deep orange tea, swirling white milk, crushed ice, a straw, a tall glass | on a street-stall counter | orange, white, clear | glass
yerba mate | drink hand | a round gourd cup, a metal straw, packed green leaves, a leather-wrapped rim | on a wooden bench | brown, green, silver | cup

# juices, milk and soft drinks
milk, glass of milk | drink hand mass glass | an opaque white surface, a thin rim line, a smooth clear glass, a drop on the side | on a kitchen table | white, cream, clear | glass
milkshake, strawberry milkshake | drink hand glass | thick pink foam, whipped cream, a cherry, a striped straw, a tall fluted glass | on a diner counter | pink, white, red | glass
smoothie | drink hand glass | thick even colour, a fruit slice on the rim, a paper straw, tiny bubbles at the edge | on a kitchen counter | green, orange, pink | glass
juice, fruit juice | drink hand glass | bright coloured liquid, a fruit slice on the rim, a paper straw, beads of condensation | on a kitchen counter | orange, red, green | glass
green smoothie | drink hand glass | thick bright green liquid, a kiwi slice on the rim, a paper straw, a spinach leaf beside | on a kitchen counter | green, white, clear | glass
orange juice | drink hand glass translucent | bright opaque liquid, pulp at the surface, a clear tumbler, a halved orange beside | on a breakfast table | orange, gold, green | glass
grape juice | drink hand glass translucent | deep purple liquid, a stemmed or plain glass, a small bunch of grapes beside, a dark highlight | on a kitchen table | purple, green, clear | glass
apple juice | drink hand glass translucent | clear golden liquid, a fine rim of bubbles, a plain tumbler, a cut apple beside | on a breakfast table | gold, green, clear | glass
lemonade, pink lemonade | drink hand glass translucent | cloudy pale liquid, lemon slices, ice cubes, a mint leaf, a beaded jug | on a garden table | yellow, white, green | glass
soda, cola, fizzy drink, soft drink | drink hand metal | rising bubbles, ice cubes, a red can with beaded cold drops, a straw | on a diner counter | red, dark brown, silver | can
energy drink, sports drink | drink hand metal | a tall slim can, cold drops, a pulled ring tab, a bright metallic sheen | on a desk; on a gym bench | silver, blue, red | can
coconut water, coconut drink | drink hand | a cut green coconut, a straw, a small paper umbrella, pale liquid inside | on a beach table | green, white, brown | -
lassi | drink hand glass | thick pale liquid, a dusting of cinnamon or cardamom, a frosted tumbler, a few ice cubes | on a brass tray | cream, tan, yellow | glass
kefir | drink hand glass mass | thick white cultured milk, tiny bubbles, a cloth-topped jar, a small tumbler | on a kitchen counter | white, cream, clear | jar
horchata | drink hand glass | milky white liquid, ground cinnamon, ice cubes, a tall tumbler | on a tiled counter | white, brown, clear | glass
kombucha | drink hand glass | fine rising bubbles, amber liquid, a foam head, a swing-top bottle | on a wooden counter | amber, cream, brown | bottle
ginger beer, root beer | drink hand glass | fine rising bubbles, amber or brown liquid, a pale foam head, a brown swing-top bottle | on a wooden counter | amber, cream, brown | glass
root beer float, ice cream float | drink hand glass | dark fizzing soda, a scoop of vanilla ice cream, foam over the rim, a tall glass with a straw | on a diner counter | brown, cream, red | glass

# beer and wine
beer, pint, pint of beer, lager | drink hand glass | golden liquid, a thick white foam head, rising bubbles, beads of water on a tall glass | on a pub bar | gold, white, amber | glass
stout, dark beer | drink hand glass | nearly black liquid, a creamy tan head, a curved pint glass, a slow settling swirl | on a pub bar | black, tan, cream | glass
wheat beer | drink hand glass | cloudy pale gold liquid, a tall foam head, a tall curved glass, a slice of lemon | on a beer-garden table | pale gold, white, yellow | glass
ipa, ale, craft beer | drink hand glass | hazy amber liquid, a loose white foam head, a tulip glass, clinging foam rings | on a wooden bar | amber, white, brown | glass
cider, apple cider | drink hand glass | clear pale gold liquid, fine bubbles, a tall glass, a slice of apple beside | on an orchard table | gold, green, white | glass
wine, red wine, glass of red wine | drink hand glass | deep ruby liquid, a large round bowl, a thin stem, a dark reflection at the rim | on a wooden table; on a restaurant cloth | ruby, clear, brown | wine-glass
white wine, glass of white wine | drink hand glass translucent | pale straw liquid, cold condensation, a slim tulip glass, a thin stem | on a terrace table | straw, clear, green | wine-glass
rosé, rose wine, glass of rosé | drink hand glass translucent | pale pink liquid, a round glass, a thin stem, a light circle on the cloth | on a terrace table | pink, clear, white | wine-glass
champagne, sparkling wine, glass of champagne | drink hand glass | a tall flute, rising pinpoint bubbles, pale gold liquid, a silver bucket of ice | on a silver tray | gold, silver, clear | wine-glass
prosecco | drink hand glass | a tall flute, rising pinpoint bubbles, pale gold liquid, a silver bucket of ice | on a silver tray | gold, silver, clear | wine-glass
mulled wine, gluhwein, glühwein | drink hand | dark red steaming wine, floating orange slices, a cinnamon stick, a thick glass mug | at a Christmas market | red, orange, brown | mug
sake | drink hand +japanese +cup +sushi +rice +bottle +izakaya | a small ceramic cup, clear liquid, a slim flask, a lacquer tray | on a wooden counter | white, clear, black | cup
sangria, punch bowl, fruit punch | drink table glass | deep red liquid, orange and apple slices, ice, a glass jug with a wooden spoon | on a summer table | red, orange, green | -
port | drink hand glass +wine +glass +decanter +cheese +drink | deep garnet liquid, a small stemmed glass, a cut-glass decanter, a cork stopper | on a leather-topped table | garnet, gold, brown | wine-glass

# spirits and cocktails
cocktail, mixed drink | drink hand glass | a coloured clear liquid, a curl of citrus peel, a stemmed glass, crushed ice | on a bar top | orange, gold, green | cocktail
martini, vodka martini | drink hand glass | a wide cone glass, a thin stem, a green olive on a pick, a cold haze on the rim | on a bar top | clear, green, silver | cocktail
bloody mary | drink hand glass | thick red liquid, a celery stick, a salted rim, a lemon wedge, a tall glass | on a brunch table | red, green, white | cocktail
margarita | drink hand glass | a salted rim, pale green liquid, a lime wheel, a wide shallow glass, crushed ice | on a bar top | green, white, lime | cocktail
mojito | drink hand glass | crushed ice, muddled mint leaves, lime wedges, fine bubbles, a tall glass | on a bar top | green, clear, white | cocktail
mint julep | drink hand metal | a frosted silver cup, a mound of crushed ice, a full mint sprig, a short straw | on a porch table | silver, green, white | cup
moscow mule | drink hand metal | a hammered copper mug, crushed ice, a lime wedge, a mint sprig, cold drops | on a bar top | copper, green, white | mug
spritz | drink hand glass translucent | bright orange-red liquid, large ice cubes, an orange slice, a rounded glass | on a terrace table | orange-red, orange, clear | cocktail
negroni | drink hand glass translucent | deep red liquid, one large ice cube, an orange twist, a heavy tumbler | on a bar top | red, orange, clear | glass
manhattan cocktail | drink hand glass | deep amber liquid, a dark cherry at the base, a stemmed coupe, a cold haze | on a bar top | amber, dark red, clear | cocktail
pina colada, piña colada | drink hand glass | a frosted pale foam, a pineapple wedge, a cherry, a paper umbrella, a curved tall glass | on a beach-bar counter | cream, yellow, red | cocktail
tequila sunrise | drink hand glass | orange juice fading to red at the base, ice cubes, an orange slice, a tall glass | on a beach-bar counter | orange, red, yellow | cocktail
mai tai | drink hand glass | layered amber and rum-brown liquid, crushed ice, a lime shell, a mint sprig, a short tumbler | on a beach-bar counter | amber, green, brown | cocktail
gin and tonic | drink hand glass | clear fizzing liquid, a lime wedge, juniper berries, large ice, a balloon glass | on a bar top | clear, green, silver | glass
hot toddy | drink hand glass | warm amber or cream liquid, a lemon slice, a cinnamon stick, a handled glass | by a fireside | amber, cream, brown | mug
eggnog | drink hand glass | thick cream-yellow liquid, foam, grated nutmeg, a cinnamon stick, a handled glass | on a festive table | cream, brown, gold | glass
shot, tequila shot, whisky shot | drink hand glass +tequila +whisky +vodka +glass +bar +espresso +rum | a tiny thick-bottomed glass, clear or amber liquid to the brim, a lime wedge, a pinch of salt | on a sticky bar top | clear, amber, green | glass
rum | drink hand glass translucent | dark amber liquid, a heavy tumbler, a lime wedge, a squat dark bottle | on a ship-deck table; on a bar top | amber, brown, green | glass
tequila | drink hand glass translucent | clear or gold liquid, a small thick glass, a lime wedge, a pinch of salt | on a bar top | gold, green, white | glass
vodka | drink hand glass translucent | ice-clear liquid, a frosted small glass, a plain tall bottle, a curl of cold vapour | on a bar top | clear, white, silver | glass
whisky, whiskey, scotch | drink hand glass translucent | amber liquid, a heavy cut tumbler, slow oily trails on the glass, a sphere of ice | on a leather-topped table | amber, brown, clear | glass
bourbon | drink hand glass translucent | amber liquid, a heavy cut tumbler, slow oily trails on the glass, a sphere of ice | on a leather-topped table | amber, brown, clear | glass
brandy, cognac | drink hand glass translucent | copper liquid, a wide balloon glass, a short stem, oily trails on the glass | by a fireside | copper, brown, clear | wine-glass
liqueur | drink hand glass translucent | a jewel-green or yellow liquid, a slotted spoon, a sugar cube, a small stemmed glass | on a marble café table | green, yellow, silver | glass
limoncello | drink hand glass translucent | bright yellow liquid, a frosted tiny glass, a lemon half, a slim bottle | on a terrace table | yellow, clear, green | glass
absinthe | drink hand glass translucent | pale cloudy green liquid, a slotted spoon, a sugar cube, a stemmed glass | on a marble café table | green, silver, white | glass
punch | drink table glass +bowl +fruit +rum +party | deep red liquid, floating fruit slices, a ladle, a wide glass bowl | on a party table | red, orange, clear | -
mate | drink hand +yerba +argentina +gaucho +gourd +bombilla | a round gourd cup, a metal straw, packed green leaves, a leather-wrapped rim | on a wooden bench | brown, green, silver | cup
cosmopolitan | drink hand glass +cocktail +drink +vodka +cranberry +martini +glass | a wide cone glass, clear pink liquid, a curl of orange peel, a thin stem | on a bar top | pink, orange, clear | cocktail
old fashioned cocktail | drink hand glass | amber whisky, one large clear ice cube, an orange twist, a heavy cut tumbler | on a dark wood bar | amber, orange, clear | glass
old fashioned | drink hand glass +cocktail +whisky +whiskey +bourbon +bar +drink +glass | amber whisky, one large clear ice cube, an orange twist, a heavy cut tumbler | on a dark wood bar | amber, orange, clear | glass
gin | drink hand glass translucent | clear liquid, a thick-based tumbler, juniper berries, a curl of lemon peel | on a bar top | clear, blue, yellow | glass
tonic water, sparkling water | drink hand glass translucent | fine rising bubbles, ice cubes, a lime wedge, a tall clear glass | on a bar top | clear, green, white | glass
`;
