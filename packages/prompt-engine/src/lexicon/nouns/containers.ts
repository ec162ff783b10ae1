/** Boxes, baskets, cases, barrels and parcels: names | kind and size | details | usual places | colours | drawing. */
export const CONTAINERS = `
# boxes and chests
box, wooden box, small box | container table container | a hinged lid, dovetailed corners, a small brass clasp | on a table | oak, brass, black | box
cardboard box, carton, moving box, shipping box | container table container | open flaps, brown tape, dented corners | on a floor | kraft brown, tan, white | box
chest, wooden chest, hope chest, blanket chest | container large container | iron bands, a curved lid, a large lock plate | at the foot of a bed | oak, iron, brass | box
chocolate box | container table container | paper cups in rows, a printed lid, a satin ribbon | on a coffee table | brown, gold, red | box
egg carton, egg box | container table container | two rows of moulded cups, a folded-back lid, rough grey pulp | on a kitchen counter | pulp grey, eggshell, brown | box
cake box, pizza box | container table container | a folded card lid, grease spots, a tucked front flap | on a kitchen table | kraft brown, white, red | box
coffin, casket, sarcophagus | container large | polished wood, brass handles, a white satin lining | in a chapel | mahogany, brass, white | coffin
crate, wooden crate, fruit crate, milk crate | container table container | rough slats, visible nails, hand holes in the ends | on a market floor | pale pine, grey, red | box
dumpster | container large metal container | sloped steel sides, heavy lids, chipped paint, rust streaks | in an alley | green, rust, black | -
shipping container, cargo container | container huge metal container | corrugated steel walls, locking bars, chipped paint, rust streaks | in a dockyard | blue, orange, rust | -
glass box, bell jar, glass dome, cloche | container table glass container | a clear dome, a round wooden base, a bright curved reflection | on a table | clear glass, oak, moss green | -
gift, gift box, present, wrapped gift, wrapped present, christmas present, birthday present | container table container | crisp folded paper, a wide ribbon, a full bow on top, a small tag | on a table; under a decorated tree | red, gold, ivory | gift
jewellery box, jewelry box, trinket box, ring box | container hand container | a velvet lining, a small mirror in the lid, tiny drawers | on a dressing table | walnut, navy velvet, gold | box
music case, guitar case, violin case, instrument case | container person container | a shaped hard shell, brass latches, a plush lining, worn stickers | on a stage floor | black, crimson plush, brass | -
mystery box, magic box | container table glowing container | a lid opened a crack, light spilling from the gap, carved sides | on a stone table | dark wood, gold, violet glow | box
parcel, package, post parcel, brown paper package | container table container | brown paper, crossed string, a stamp, folded ends | on a doorstep | kraft brown, white, red | gift
pill box, pillbox, snuff box, tin box, tin, biscuit tin, cookie tin | container hand metal container | a pressed lid, a painted scene, scratched edges | on a shelf | red, gold, steel | box
shoebox, shoe box | container table container | a lift-off lid, tissue paper, scuffed corners | under a bed | white, orange, grey | box
treasure chest, pirate chest, pirate treasure chest | container large container | a curved lid, iron bands, a heavy padlock, heaped gold coins | on a sandy beach; in a cave | oak, iron, gold | treasure-chest
trunk | container large container +steamer +luggage +clothes +attic +travel +leather +old +packed | brass corners, leather straps, faded travel labels, a curved lid | in an attic | brown leather, brass, navy | suitcase
steamer trunk, travel trunk, travelling trunk | container large container | brass corners, leather straps, faded travel labels, a curved lid | on a station platform | brown leather, brass, navy | suitcase
canopic jar | container table container | a carved animal-head lid, painted signs, a rounded stone body | in a tomb | alabaster, gold, blue | vase
genie lamp, magic lamp, aladdin's lamp | container hand metal glossy | a long curved spout, a lidded top, engraved bands, a thread of smoke | on a carpet | brass, gold, blue smoke | -
urn, burial urn | container table container | a domed lid, two small handles, an engraved band | on a mantelpiece | bronze, marble white, black | vase
# baskets and bags
basket, wicker basket, woven basket | container table container | woven willow, an arched handle, a bound rim | on a kitchen table | willow brown, honey, white | basket
bin bag, garbage bag, trash bag | container table container glossy | a tied neck, shiny black folds, a bulging base | at the kerb | black, grey, white | bag
sack, burlap sack, sandbag, flour sack | container table container | coarse woven folds, a tied neck, a slumped base | against a wall | sackcloth tan, brown, cream | bag
bucket of water, water bucket, water trough, trough | container table container | a wet rim, a rippling surface, dripping sides | in a yard | zinc grey, wood, silver | bucket
easter basket, flower basket, gift basket | container table container | an arched handle with a ribbon, woven sides, a lining of straw | on a table | willow, yellow, spring green | basket
laundry basket, hamper, laundry hamper | container large container | woven sides, two handles, crumpled clothes over the rim | in a bathroom | white, willow, blue | basket
picnic basket, picnic hamper | container table container | a double lid, leather straps, a checked cloth lining | on a blanket on the grass | willow, red check, tan | basket
pouch, drawstring bag, money bag, bag of gold, sack of gold | container hand container | a gathered neck, a knotted cord, a round heavy base | on a wooden table | brown leather, tan, gold | bag
shopping basket | container table container | wire sides, two folding handles, a plastic grip | on a shop floor | red, chrome, grey | basket
# cases
champagne bucket, ice bucket | container table metal container | melting ice cubes, a bottle neck, beads of water on the side | beside a set table | silver, green glass, white | bucket
cooler, cool box, ice box | container table container | a hinged lid, a carrying handle, ice cubes inside | on a beach | blue, white, red | box
suitcase, luggage, suitcases, vintage suitcase, old suitcase | container table held container | metal corners, a stitched handle, two latches, worn travel stickers | on a station platform; on a bed | brown leather, brass, red | suitcase
rolling suitcase, trolley case, carry-on, carry-on bag | container person held container glossy | four small wheels, a telescopic handle, a ribbed hard shell | in an airport hall | silver, navy, black | suitcase
# barrels and tanks
barrel, wooden barrel, cask, keg, wine barrel, beer keg, oak barrel | container large container | curved staves, iron hoops, a round bung | in a cellar | oak, iron, wine red | barrel
gas canister, gas cylinder, jerry can, jerrycan, petrol can, propane tank | container table metal container | a screw valve, stamped ribs, chipped paint | on a garage floor | red, olive, steel | -
oil drum, oil barrel, toxic barrel, toxic waste barrel, rain barrel, steel drum barrel | container large metal container | two raised ribs, a sealed lid, dents and rust streaks | in a yard | blue, yellow, rust | barrel
water cooler | container person translucent | a clear upturned bottle, two taps, rising air bubbles | in an office corner | clear blue, white, grey | -
water tank, cistern | container huge container | a ribbed round wall, a ladder, a wet overflow stain | on a flat roof | grey, rust, sky | -
cryo pod, cryogenic pod, stasis pod | container person glass glowing | a curved glass lid, frost on the inside, a row of small lights, a padded bed | in a spaceship chamber | white, ice blue, steel | -
capsule, pod | container person glass glowing +time +space +cryo +cryogenic +sleep +stasis +escape | a curved glass lid, frost on the inside, a row of small lights, a padded bed | in a spaceship chamber | white, ice blue, steel | -
`;
