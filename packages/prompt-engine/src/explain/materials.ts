import { readTable } from './entry.ts';

/** Materials and surfaces: what the subject is made of. */
export const MATERIALS = readTable(
  { element: 'subject', kind: 'both' },
  `
brushed aluminium / brushed metal / brushed steel | Fine parallel lines stretch every highlight. | technology
polished chrome / chrome | A mirror: name what it reflects. | cars and the future
matte black plastic / matte black | Swallows light and keeps only the edges. | devices
frosted glass | Spreads the light and hides what lies behind. | cosmetics and interfaces
clear glass | Bends what is behind it and shows the lights; put one light behind. | drinks
glazed ceramic / ceramic glaze / glazed pottery | Soft gloss with colour pooled in the hollows. | tableware
raw clay / unglazed clay | Porous and handmade. | craft
oak wood grain / oak / wood grain | Warm, with visible pores. | tables and furniture
weathered wood / driftwood | Grey and cracked by years outside. | rustic food and coasts
white marble / marble | Cool stone with veins. | beauty and kitchens
slate surface / slate stone | Dark stone in layers. | cheese, meat and menus
concrete / raw concrete | Grey and pitted. | brutalist buildings and stages for technology
linen / linen cloth | Creased and natural. | food and bedding
velvet | A deep pile that eats light. | jewellery and luxury
silk fabric / silk dress / satin | Flowing, with a moving sheen. | fashion and perfume
denim | Twill with worn edges. | casual clothes
full-grain leather / leather / worn leather | Pores and a patina from use. | bags and seats
knitted wool / wool / chunky knit / tweed | Loops that hold warmth and small shadows. | winter and baby goods
kraft paper | Brown and fibrous. | packaging
letterpress paper / letterpress | Type pressed into the sheet, with a relief to catch the light. | stationery
holographic foil | A rainbow that shifts with the angle. | labels and pop
gold leaf / gilded | Thin, broken metal. | luxury and icons
oxidised copper / copper patina | Green patina over brown metal. | heritage
rusted steel / rusty metal / rusted iron | Orange and flaky. | industrial scenes
translucent resin / resin | Depth that seems to glow. | toys and art
wet asphalt / wet street / wet cobblestones | The street becomes a mirror. | nights | setting
moss / mossy | A soft green pile. | forests and natural stages | setting
sand ripples / rippled sand | Wind has left its texture. | deserts and skincare | setting
water droplets / droplets / dewdrops / dew | Freshness in small beads. | drinks and fruit
condensation | Cold shows on the surface. | cans and bottles
smoke wisps / wisps of smoke / smoke | Slow curls that need light from behind. | perfume and barbecue
iridescent surface / iridescent / iridescence | Colour changes with the angle. | beetles and cosmetics
brass / unpolished brass | Warm yellow metal, softer than gold. | instruments, lamps and fittings
pewter | A dull grey metal with soft highlights. | tableware and buttons
cast iron / wrought iron | Black, heavy and slightly rough. | pans, railings and stoves
plaster / plaster wall / limewash | Matt and slightly uneven, so light leaves a gradient. | still life and calm rooms | setting
terrazzo | Chips of stone in a pale ground. | counters and floors | setting
porcelain | Thin, white and cool, with a glow at the rim. | cups, dolls and vases
felted wool | Matt and thick, with no visible thread. | toys and hats
waxed cotton / oilskin / canvas cloth | Stiff cloth that remembers its creases. | coats, bags and sea work
fur texture / shaggy fur | Hairs that catch a rim of light. | animals and winter coats
handmade paper / toned paper / cotton paper | A fibrous edge and a tooth that holds pigment. | drawings and invitations | style
`,
);
