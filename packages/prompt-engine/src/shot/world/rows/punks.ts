/** Worlds of the punk genres: facet | text, under the name by which the lexicon knows each. */
export const PUNKS = `
world | cyberpunk
names | cyberpunk girl, cyberpunk woman, neon noir, cyber noir, neo-tokyo, neo tokyo, blade runner, neon city
is | fantastic night rain
fits | street, alley, city, rooftop, bar, club, nightclub, market, subway, metro, apartment, garage, arcade, tokyo, hong kong, seoul, shinjuku, shibuya, noodle shop, ramen shop, ramen counter, counter, noodle bar, convenience store
drawn | tokyo, tokyo
street | In a narrow street of food stalls
street | On a wet rooftop between towers
road | On a wet elevated road
sky | Between towers above a city of lights
room | In a cramped high-rise flat
table | On a scratched steel counter
outside | tangled cables and rising steam in front, towers of glowing signs lost in rain haze behind
outside | a dripping steel railing in front, a canyon of neon signs and cables behind
inside | a tangle of cables and small screens in front, a rain-streaked window full of neon signs behind
wild | cables wound round a wet trunk in front, holographic glow between dark trees behind
set | Black wet floor and dark backdrop, one vertical magenta tube standing at the left and one cyan tube at the right
ground | Plain black ground, wet and mirroring
day | back hard -0.4 low: Magenta neon from behind at camera {side} and cyan neon from the {other}, hard-edged, coloured rims along {the}, the wet ground mirroring both
lamp | {side} hard -0.3 low: Neon through the window from behind at camera {side}, magenta and hard-edged, the small screens giving a dim cyan fill from the {other}
key | {side} soft -0.3 low: A magenta tube close at camera {side} as the key, soft-edged, a cyan tube behind at the {other} for a cold rim along {the}, the rest in black shadow
one | {side} hard -0.3 low: One magenta tube from camera {side}, hard-edged, {the} half in shadow
worn | a clear rain jacket with lit seams, a chrome implant at the temple, a high collar with a thin light strip, fingerless gloves
beast | a chrome plate with small lights along the jaw, a collar with a lit cyan seam, one glass lens for an eye
made | matt black panels with lit seams, exposed cables and cooling fins, small scratched screens and warning stripes

world | steampunk
names | steampunk woman, steampunk man, clockpunk, clockwork, gaslamp fantasy
is | fantastic
home | steampunk inventor
fits | london, paris, prague, vienna, venice, edinburgh, new york, workshop, laboratory, library, factory, station, train station, railway station, harbour, harbor, street, rooftop, tavern, café, cafe, attic, study, clouds, sky, city
drawn | street, workshop
street | In a sooty cobbled street of iron bridges
street | On an iron landing stage for airships
road | On cobbles with iron rails
sky | Above slate roofs and factory chimneys
room | In a workshop full of clockwork
table | On a workbench of scarred oak
outside | a brass valve hissing steam in front, chimneys, gas lamps and a moored airship behind
outside | copper pipes and a pressure gauge in front, clock towers in coal smoke behind
inside | a row of brass gauges in front, copper pipes and a great turning gear in the dark behind
set | Riveted dark iron wall with copper pipes and one round gauge, the floor of worn planks
ground | Bare dark brown leather, nothing else
day | back soft 0.6 normal: Low sun through steam and coal smoke from behind at camera {side}, amber and soft, warm edges on brass and on {the}
lamp | {side} hard 0.8 low: Gas lamps on the wall from camera {side}, amber and hard-edged, furnace glow low from the {other}, steam glowing in the beam
key | {side} soft 0.6 normal: A large amber soft light high at camera {side} as gaslight, highlights running along brass and copper, a low orange glow from the {other} as from a furnace
one | {side} hard 0.7 low: One gas lamp from camera {side}, amber, a single warm highlight on {the}
worn | brass goggles, a leather waistcoat with buckles, a high-collared shirt, a watch chain with small gears
beast | brass goggles pushed up on the head, a leather harness with small gears, a copper joint on one leg
made | riveted brass plates, exposed gears and piston rods, copper pipes with round pressure gauges

world | dieselpunk
names | decopunk, interwar sci-fi
is | fantastic
fits | street, city, factory, hangar, airfield, harbour, harbor, bridge, workshop, battlefield, berlin, new york
drawn | factory, factory
street | On the steel deck of a great factory yard
road | On an oil-stained concrete runway
sky | Above a smoking industrial city
room | In a riveted steel hangar
table | On a dented steel workbench
outside | a row of exhaust stacks in front, monumental stone towers and searchlights in smoke behind
outside | stencilled fuel drums in front, giant riveted gates and an armoured airship behind
inside | chains and a stripped radial engine in front, tall grimy factory windows behind
rooms | riveted steel pipes in front, a tall grimy window of small panes behind
set | Wall of riveted grey steel plates with stencilled stripes, oil-stained concrete floor
ground | Bare oiled grey steel, nothing else
day | back hard 0.2 low: A white searchlight through brown smoke from behind at camera {side}, hard-edged, a bright outline around {the}, the front in dull grey shade
lamp | top hard 0.3 low: Caged work lamps overhead, hard and yellow, pools of light on oily steel, the corners dark
key | {side} hard 0.1 low: One hard lamp high at camera {side} like a searchlight, steel-grey highlights, a dull amber fill low from the {other}
one | {side} hard 0 low: One searchlight from camera {side}, hard white, {the} throwing one long shadow
worn | a leather flight coat with a fur collar, round steel goggles, heavy buckled gloves, a peaked cap
beast | a small leather flight cap, steel goggles, a riveted breastplate
made | massive riveted plates, exhaust stacks stained with soot, stencilled numbers on chipped olive paint

world | solarpunk
names | eco city, green future, ecopunk, lunarpunk
is | fantastic
fits | city, street, garden, roof, rooftop, market, balcony, farm, greenhouse, park, village
drawn | garden, greenhouse
street | On a planted roof terrace
street | On a wooden footbridge over a small canal
road | On a mossy street beside a canal
sky | Above terraced green towers
room | In a glasshouse flat full of plants
table | On a worktop of reclaimed wood
outside | climbing beans and a rain barrel in front, terraced towers under trees and slow wind turbines behind
outside | a bed of herbs in front, solar roofs and hanging gardens in clear air behind
inside | seedlings in clay pots in front, a glass wall onto planted terraces and solar roofs behind
set | Pale timber wall with climbing leaves and one leaf-shaped solar panel, floor of warm terracotta tiles
ground | Bare pale sand-coloured clay, nothing else
day | {side} soft 0.4 high: Clear morning sun through leaves from camera {side}, warm and dappled on {the}, soft green light bounced from the plants at the {other}
lamp | {side} soft 0.3 high: Bright daylight through a wall of glass at camera {side}, soft, leaf shadows across the room
key | {side} soft 0.3 high: Broad daylight through a glass roof from camera {side}, soft, a warm bounce from timber at the {other}, leaf shadows at the edges
one | {side} soft 0.3 high: Clear sun from camera {side}, one leaf shadow across {the}
worn | an undyed linen work shirt with rolled sleeves, a woven sun hat, a harness with seed pouches
beast | a collar woven from grass, a small solar tag shaped like a leaf
made | planted terraces and climbing vines, leaf-shaped solar panels, pale timber ribs and large panes of glass

world | biopunk
names | bio-punk, biomechanical, organic sci-fi
is | fantastic
fits | laboratory, lab, city, street, room, tunnel, hospital
drawn | cave, cave
street | In a street of grown houses
road | On a ribbed living pavement
room | In a laboratory with living walls
table | On a wet steel bench with drains
outside | pulsing root cables in front, domes of translucent skin glowing from within behind
inside | glass growth tanks with pale roots in front, a wall of wet ribs and veins behind
set | Curved wall of ribbed translucent membrane lit faintly from within, wet dark floor
ground | Bare wet dark skin-like rubber, nothing else
day | back soft -0.1 low: Sickly green glow through translucent membranes from behind at camera {side}, soft, wet highlights along {the}, the near side dim
lamp | {side} soft -0.1 low: Green light from the growth tanks at camera {side}, soft and low, wet highlights on every rib, deep shadow beyond
key | top soft -0.1 low: A dim soft light from above, cool green, with wet highlights along {the} and a low bone-coloured fill from camera {side}
one | {side} soft -0.1 low: One glowing growth tank at camera {side}, soft green, {the} half in shadow
worn | a ribbed suit like grown skin, translucent gloves, a breathing tube at the neck
beast | patches of translucent skin, a row of glowing pores along the flank, one grafted root
made | ribs and tendons grown into the frame, translucent membranes with veins, glowing pores along the edges
`;
