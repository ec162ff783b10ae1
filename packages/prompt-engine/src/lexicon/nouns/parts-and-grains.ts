/** Parts of things and small matter that is told beside them: names | kind and traits | details | usual places | colours | drawing. */
export const PARTS_AND_GRAINS = `
# of rooms and streets
curb, kerb, kerbstone, curbstone | structure | a worn stone edge, a line of grit, a wet gutter | at the side of a street | stone grey, asphalt, pale grey | -
asphalt, tarmac, blacktop | material large mass | a coarse dark grain, a painted line, a patched crack | on a street | asphalt grey, white, black | -
blinds, window blinds, venetian blinds, venetian blind, roller blind | textile large plural | level slats, a pull cord, thin stripes of light | at a window | white, beige, grey | -
facade, facades, house front, house fronts | structure large | rows of windows, painted shutters, a moulded cornice | along a street | ochre, cream, grey | -
awning, awnings, striped awning | textile large | wide stripes, a scalloped edge, a folding arm | over a shop front | green, white, red | -
skylight, roof window | structure large glass | a slanted pane, a white frame, a patch of sky | in an attic ceiling | sky blue, white, grey | -
banister, bannister, stair rail | structure large | a polished rail, turned posts, a curled end | along a staircase | oak, brown, white | -
pallet, wooden pallet, pallets | container large | rough boards, gaps between them, nail heads | in a warehouse yard | pale wood, grey, brown | -
# of plants and fields
pollen, flower pollen | material tiny mass | fine grains, yellow dust, small clumps | on a flower | yellow, gold, orange | -
hay, straw, loose hay | material large mass | dry stalks, loose ends, dusty strands | in a barn | straw, gold, pale green | -
thorn, thorns | plant tiny | a curved point, a broad base, a green stem behind | on a stem | green, red-brown, grey | -
# of food
icing, frosting, sugar icing, buttercream | food hand mass | soft folds, a glossy drip, a smooth spread edge | on a cake | white, cream, pink | -
turmeric | food hand mass | a bright heaped powder, fine dust, a stained spoon | in a small bowl | yellow, orange, gold | -
cumin, cumin seeds | food hand mass | thin ridged seeds, small dry stalks, a loose heap | in a small bowl | brown, tan, olive | -
star anise | food hand | eight pointed pods, a glossy seed in each, a rough brown back | in a small bowl | brown, rust, tan | -
wasabi | food hand mass | a smooth green mound, a fork's marks, a grated grain | on a plate | pale green, green, white | -
crumbs, bread crumbs, cookie crumbs, crumb | food tiny mass | uneven specks, a few larger flakes, a dusting around | on a table | tan, gold, brown | -
lemon wedge, lemon wedges, lime wedge, lime wedges | food hand | a thick rind, fine pale ribs, beads of juice | on a plate | lemon yellow, white, green | -
# of bodies and dress
sweat, beads of sweat, drops of sweat | material tiny mass glossy | round clear beads, a shine on the skin, a thin trickle | on a forehead | clear, white, grey | -
soot, coal dust | material tiny mass | black smears, a fine matt powder, fingerprints in it | on a brick | black, charcoal, grey | -
tusk, tusks | material hand plural | a smooth curved shaft, fine cracks, a worn tip | on a dark cloth | ivory, cream, brown | -
fang, fangs | material tiny plural | a curved point, a glossy side, a pale root | on a dark cloth | ivory, white, red | -
halo, haloes, halos | celestial hand glowing | a thin bright ring, a soft glow, fine rays | above a head | gold, white, pale yellow | -
poison, venom | material tiny mass glossy | thick green drops, a slow thread, a faint sheen | in a small bottle | green, black, yellow | -
# of things
keycap, keycaps | device tiny plural | square tops with a shallow dish, printed letters, rounded edges | on a keyboard | grey, white, black | -
twine, jute twine, kitchen twine, string, piece of string | material hand mass | twisted fibres, a small bow, loose ends | on a parcel | tan, brown, cream | -
glaze, speckled glaze, crackle glaze | material hand mass glossy | small dark specks, a pooled edge, a soft shine | on a stoneware pot | cream, blue, brown | -
swatch, swatches, lipstick swatches, colour swatches, color swatches, makeup swatches | product hand plural | smooth smeared strokes, thick edges, a row of shades | on a white surface | rose, red, nude | -
condensation, condensation drops, condensation droplets | material tiny mass glass translucent | fine clear beads, a few long runs, a misted surface | on a cold glass | clear, white, grey | -
dried herbs, bundle of herbs, herb bundles, bunches of herbs | plant hand plural | grey-green leaves, tied stems, small dry flowers | hanging from a beam | grey-green, tan, lavender | -
shells | thing hand plural | ribbed fans, a spiral top, a pearly inside | on wet sand | cream, pink, sand | -
# of trades
technician, it technician | person person role | a plain work jacket, a lanyard, a small toolkit, short sleeves | in a room of machines; at a bench | navy, grey, white | person
`;
