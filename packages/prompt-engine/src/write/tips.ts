/**
 * Tips: conditions | sentence. A tip is given where all its conditions hold. A condition is a class of scene
 * (`person/people`: one of them) or a part that the words give (`place`), `no-` before it asks that it is not given,
 * `kind:` and `use:` name what the main thing is and what the picture is for, `says:` and `unsaid:` look for words
 * that begin so. Rows marked `fault` come before all others, those marked `form` before those of a class.
 * Slots: {the} the main thing, {o} the object of its deed, {deed}, {place}, {hour}, {hour2}, {light}, {style},
 * {style2}, {mood}, {colour}, {companion}, {excluded}, {letters}, {era}, {weather}, {words}.
 */
export const TIPS = `
# what pulls against what, or shows nothing
fault drawn lens | A lens means nothing in “{style}”: leave it out and name the stroke, the edge or the surface instead.
fault mono colour | Black and white and “{colour}” pull against each other: say that one thing alone keeps its colour, or leave the colour out.
fault two-hours | “{hour}” and “{hour2}” cannot light the same picture: keep the one whose shadows you want on {the}.
fault two-media | Choose between “{style}” and “{style2}”, or say which part is made in which: two media on the same surface cancel each other.
fault silhouette says:smil/expression/eyes/face/freckle | In a silhouette no face can be seen: keep the outline and show the feeling of {the} by posture.
fault overhead says:horizon/sky/skyline | Straight down there is no horizon: decide between the overhead view and the sky that you also ask for.
fault praise | Words such as masterpiece, 8k or stunning show nothing of {the}: spend them on a material, a light or a lens.
fault exclusion no-flags | Say what stands where “{excluded}” would be: models draw what they read, and a word after “no” is still read.
fault many-deeds | This holds three moments or more: keep the one that fits into a single second, and give the others prompts of their own.
fault close says:landscape/panorama/skyline/crowd | A close view leaves no room for the surroundings that you also name: choose the distance first, then what is in it.

# how it is written
form edit unsaid:keep/same/preserve/unchanged | Begin with what must stay exactly as it is (face, hair, pose, framing), then say what changes: edits go wrong in what nobody mentioned.
form edit | Say from which side the light in your photograph comes, so that what you add throws its shadow the same way.
form edit | Change one thing in each step and look at the result: three changes in one sentence make it hard to see which of them went wrong.
form question | A picture answers a question by showing one case of it: write the case (“a bus stop at midnight”), and keep the question for its title.
form wordless | Add two words in letters beside the signs, what it is and where it is: signs alone are drawn as signs.
form foreign no-place | Your words stay in their language; adding a place, in English where the model reads that better, gives {the} ground to stand on.
form foreign no-light | Your words stay in their language; one more for the light, its source and its side, would shape {the} most.
form foreign | Your words stay in their language; if a model reads English better, write the nouns and the place in English as well.
form long | At {words} words some will be passed over: put {the}, the deed and the light into the first sentence, because what comes first weighs most.
form tags no-action | A list of tags names no deed for {the}: write both into one sentence, and models that read sentences will stage it.
form tags | A list of tags does not say what belongs to what: join {the} with colours and clothes in one sentence, or they will wander to other things.
form weights | Weights in brackets are understood by Stable Diffusion alone: for other models put the weighty word first and describe it in four more.
form flags no-light | Parameters at the end steer the tool, not the picture: one clause on where the light comes from does more for {the}.
form unquoted | Put “{letters}” in quotation marks, so that it is spelled as you typed it and not taken for a theme.
form long-letters | Keep the quoted words under about five: letters begin to swap in longer lines, and the rest can be set afterwards.

# letters, marks and sheets
sign lettering unsaid:neon/paint/chalk/brass/wood/metal/carved/embroider/stitched | Say what “{letters}” is made of and fixed to (neon tube, chalk on slate, brass on brick): bare letters get a default font.
sign lettering unsaid:serif/script/font/typeface/bold/handwritten/brush/condensed | Name the letterform for “{letters}” in two words, such as bold condensed or brush script: the word alone says nothing of its shape.
sign lettering no-place | Say where the letters stand on the sheet and how much stays empty around them, or {the} will fill the room that they need.
sign no-lettering | Write the words that should be read in quotation marks: without them {the} will carry invented letters.
graphic no-colour | Name two flat colours for {the}: left open, they become gradients that do not survive at small sizes.
graphic use:logo unsaid:wordmark/symbol/monogram/mascot | Decide between a wordmark, a symbol and both: undecided, a model draws a picture beside the name.
graphic use:logo | Say which single shape should remain of it at sixteen pixels, and ask for that shape first.
graphic use:pattern | Give the size of one motif beside a known thing (a coin, a hand) and say how far apart they stand: a pattern is mostly its spacing.
graphic use:icon | Ask for one stroke width and one corner radius throughout: that is what makes several icons one family.
graphic use:infographic | List the parts in their order and keep each label to three words: longer labels come out as invented letters.
graphic use:sticker | Say how wide the white border is and that nothing lies outside it: otherwise the sticker is drawn lying on a table.
graphic use:tattoo unsaid:line/dot/blackwork/shad | Choose between fine line, dotwork and solid black, and say on which part of the body: a design follows the muscle under it.
use:phone-wallpaper | Keep {the} in the lower half and say so: clock and notices lie over the upper third.
use:wallpaper | Say on which side {the} should stand and that the other side stays calm, so that icons can be read.
use:thumbnail | Say on which side the title will stand and keep {the} on the other, larger than feels right: it is seen at the size of a stamp.
use:poster no-lettering | If a title belongs on it, put it in quotation marks; if none does, say “no words”, or the sheet will grow some.
use:product-shot unsaid:white/grey/gray/black/background/surface | Name the ground by colour and finish (warm grey paper, wet slate): in a product shot it is half of what is seen.
use:avatar | Ask for the face of {the} to fill two thirds and for one plain colour behind it: the picture is cut to a small circle.
use:card no-lettering | Write names, date and place in quotation marks, a line each, so that they are set as lines and not scattered.

# people
person human no-action unsaid:hand/hold | Give {the} one thing to do with the hands (lacing a boot, warming a cup): idle hands are where models invent fingers.
person no-action unsaid:look/gaz/eye/facing/star | Say where {the} should look, into the lens, down or out of the frame: it changes a portrait more than an expression does.
person no-camera | Say how much of {the} is seen, head and shoulders, to the waist or head to toe: left open, most models stop at the chest.
person human no-dressed no-worn no-drawn unsaid:wear/dress/coat/uniform/armor/armour/suit/naked/nude | Dress {the} in one worn garment with its cloth and colour: it tells age, trade and decade faster than an adjective.
person no-place no-drawn | Name a place for {the}, if only a wall and its colour: left open, most models answer with a grey blur.
person human no-feeling no-action | Give {the} one sign of mood that a camera can see (a bitten lip, shoulders let down) rather than its name.
person handwork | Name the tool and the instant: “{deed}” alone gives hands that merely touch {o}.
person handwork no-light | Say from where the work is lit: with the light behind {the} the hands go dark, with a lamp beside {o} they carry the picture.
person fast | Say which instant of “{deed}” is caught, the start, the height or the landing, and whether it is frozen or blurred.
person still action no-fast unsaid:look/gaz/eye/facing/star | Say whether {the} should know of the camera: eyes in the lens make “{deed}” a portrait, eyes on the task a scene.
person seated no-place | Name the seat of {the} and how worn it is: a seat decides the height of the camera and the line of the back.
person companion | Say which is nearer the camera, {the} or {companion}: where two figures overlap without an order, models fuse them.
people plural no-count no-group | Give a number up to five, and above that the shape they stand in (a row, a ring, a wedge): left open, {the} will come out as any number.
people plural no-tasks | Give each one a task (one pours, one reads the map), or {the} will share one face and one pose.
people plural unsaid:beside/hug/embrac/holding/apart/together/back/around | Say how close they stand, touching, an arm apart or back to back: the distance shows how they know each other.
people plural action | Say who begins “{deed}” and who follows: two who do the same thing at the same instant look copied.
people no-place | Give {the} and the others a floor and a wall of a real place: a group without one is drawn floating in a row.
kind:child no-camera | Ask for the camera at a child's own eye height: seen from adult height, {the} will look small and lost.
kind:child no-action | Give {the} one thing to be busy with and let the face follow: absorbed looks truer than smiling.
kind:child no-close unsaid:year/toddler/teen/baby | Give the size by a neighbour (chin at table height, a coat two sizes too big): a number of years is often drawn too old.
kind:baby no-light | Ask for one large window at the side and nothing from above: a small face has shape only in light from the side.
hands unsaid:left/right/both/palm/thumb | Say which hand does what and where each thumb lies: {the} will come out whole when every finger has a place.
hands unsaid:old/wrinkl/young/flour/ink/dirt/ring/scar/tattoo | Name one mark that the skin carries (flour, ink, a plain ring): without it {the} could be those of any stock picture.
kind:fantasy-being unsaid:huge/giant/tiny/towering/sized | Measure {the} against a known thing (a doorway, a horse, a tree): what nobody has seen has no size of its own.
kind:fantasy-being no-made-of unsaid:ghost/spirit/angel/fairy/mermaid | Borrow the skin of {the} from a real animal or stone (toad, birch bark, basalt): a made-up texture turns into plastic.
kind:robot unsaid:rust/old/wooden/shiny/white/worn | Say for which work {the} would be built and which part it has worn down: use makes a machine believable.

# animals
animal no-action | Give {the} one small thing to do (scratch, listen, shake off water): standing still, an animal becomes a plush toy.
animal no-place | Name the ground under {the} (wet sand, kitchen tiles, dead leaves): it settles place, light and season in two words.
animal no-camera no-drawn | Ask for the camera at the eye height of {the}: from human height every animal looks small and owned.
animal no-described | Describe the coat and one irregularity (a torn ear, one white toe): without it you get the average of all pictures of its kind.
animal action no-light no-drawn | Say on which side the light is: from behind it outlines every hair of {the}, from the front it flattens “{deed}” into one shape.
animal companion | Give the size of {the} beside {companion}, or at least say who is nearer: models even out sizes.
animal says:wearing/hat/costume/glasses/astronaut/suit | Say how the clothing fits the body (over the ears, around the forelegs), or {the} will get human shoulders.
bird no-action unsaid:penguin/ostrich/chicken/hen/rooster/flight/perch | Say perched or in flight, and which side of the wing is seen: a half-open wing is where feathers go wrong.
bird no-place unsaid:penguin/ostrich/chicken/hen/rooster/duck/swan/goose/flight | Name the perch (a reed, a wire, a cold chimney): it settles the size of {the} and the season of the picture.
bird unsaid:left/right/profile/side/front | Say which way {the} should face and how much sky is left before the beak: the empty side is where the picture goes on.
insect no-place | Name the leaf or petal under {the}: in a macro picture nothing else tells the size.
insect unsaid:wing/antenna/above/side/face | Say which part must be sharp, eyes, wing or legs: at this distance there is focus for only one.
sea-life no-place | Say how deep it is, sunlit shallows or blue dusk at forty metres: depth takes the red out of {the} first.
sea-life no-light no-drawn | Say whether light falls from the surface or from a diver's lamp: from above {the} will turn blue, by lamp all colours stay.

# food and drink
food unsaid:bite/cut/slice/half/crumb/fresh | Say when in the meal it is, untouched, just cut or half eaten: it decides what the inside of {the} shows.
food unsaid:plate/bowl/board/pan/tray/basket/napkin | Say on what {the} should be served and what lies under that: plate and cloth decide between a café and a kitchen at home.
food no-light no-drawn | Put the light behind {the} and say so: steam, glaze and fat show only against it.
food no-camera no-drawn | Choose the angle for {the}: straight down for what is arranged, forty-five degrees for what is piled, table height for what is tall.
drink unsaid:glass/mug/cup/bottle/tumbler/can | Name the vessel and how full it is: the line of the liquid is the first thing that an eye checks.
drink unsaid:steam/ice/condensation/droplet/foam | Show hot or cold by its evidence, a thread of steam or a ring of droplets, rather than by the word.
drink no-light no-drawn | Ask for the light from behind and one side: {the} will have colour only where light passes through.

# things
product no-made-of | Name material and finish of each visible part of {the} (matt lid, brushed collar): finish is what light describes.
product unsaid:label/logo/front/profile/side | Say which side of {the} to turn to the lens and whether there is a label, or invented letters will be printed there.
product/small-thing no-place unsaid:hand/coin/table/desk/shelf | Give the size of {the} by a neighbour, a hand, a coin, the edge of a table: alone on white nothing tells it.
product plural no-count | Say how many and which way each is turned: {the} will otherwise come out as three that melt into each other.
small-thing no-made-of | Say which material {the} should have and where use has polished it: wear shows a material better than its name.
small-thing no-light no-drawn | Ask for a low light from one side across {the}: small relief shows only where it throws shadows.
kind:instrument | Say how many strings, keys or valves of {the} are seen and from which side: models miscount them at an angle.
kind:jewellery no-made-of | Name metal, cut and setting (yellow gold, cushion cut, four claws): “elegant” leaves a jeweller nothing to make.
kind:jewellery | Ask for one dark card near {the}: polished metal and stones sparkle only when they have black to reflect.
kind:toy no-place | Put {the} beside a full-sized thing, a cup, a door sill, a leaf: a toy alone is drawn as the real thing.
clothing unsaid:worn/wear/hang/flat/folded/mannequin | Decide whether {the} should be worn, hung up or laid flat: that decides where every fold falls.
clothing no-made-of | Name the cloth and its weight (heavy felt, washed linen): it decides how {the} will hang before any colour does.
plant unsaid:bud/bloom/wilt/dry/fallen/open | Say at which stage {the} should be, in bud, open or going over: one fallen petal gives the picture its hour.
plant no-place | Name what {the} should grow out of, a cracked pot, a wall, wet moss: the ground is what makes a plant belong somewhere.
plant no-light no-drawn | Ask for the light from behind the leaves: {the} will show veins against it, and only a flat shape with it.
kind:vehicle no-camera no-drawn | Say from which corner and height {the} should be seen, front three-quarter at headlight height or pure profile: it decides what the machine looks like.
kind:vehicle no-place | Name the surface under {the} (wet asphalt, gravel, a salt flat): paint and glass show little else but reflections.
kind:vehicle no-action | Say whether {the} should stand or move: moving wheels blur, standing ones show their spokes, and models mix the two.
vehicle no-era no-described | Give {the} a decade and one mark of use (a dent, a repainted panel): without them you get a showroom model of no year.
kind:boat | Say how deep {the} should lie in the water and from which side the waves come: a hull without a wake looks pasted on.
kind:boat no-camera no-drawn | Say whether the camera is on the water, on a quay or above: from a hand's breadth over the water {the} will tower.
kind:aircraft | Say which side of {the} to turn to the camera and what lies below: wings and propellers go wrong where nothing fixes their angle.
kind:machine no-action | Say which part of {the} should be moving and which stands still: a machine with every part at rest looks like a model.
furniture no-made-of | Name the wood or cloth of {the} and how light falls across its grain: a shape alone turns into a catalogue drawing.
furniture no-place | Put {the} against a wall with a skirting board or a window: furniture without a room has no height.

# places
building no-described | Say how many years {the} should show and whether people still use it: that decides between dust, broken panes and birches on the roof.
building no-made-of | Name what the walls are made of and the size of one unit of it, a brick, a board, a block: it settles the scale of {the}.
building no-camera no-drawn | Ask for straight verticals and a standing height, or {the} will lean as it does in a phone picture.
building no-hour no-drawn no-overhead | Give {the} an hour and say from which side the sun comes: a wall lit along its face has relief, one lit from the front has none.
interior no-weather | Choose the weather outside: a room is mostly the difference between one warm lamp and what its window keeps out.
interior unsaid:cup/book/coat/shoes/open/half/left | Name who has just left and what they left behind: without a trace of use {the} will look like a catalogue.
interior no-light no-drawn | Say where the window or the lamp of {the} is: no room has a shape until one wall is brighter than the others.
landscape unsaid:hut/hiker/figure/house/cabin/person/boat/horse/deer | Put one thing of known size into it (a hut, a walker, a fence): nothing else will give {the} a scale.
landscape no-hour no-drawn | Give {the} an hour, not only a light: at noon relief goes flat, and an hour after sunrise every fold has a shadow.
landscape no-camera | Name what is near the lens (a stone, wet grass, a gate): a wide view has depth only from its first three metres.
landscape says:sea/ocean/lake/river/water unsaid:calm/wave/still/rough/storm | Say what the water does, lie flat, chop or break: it is half of the picture and the first thing to come out as plastic.
city no-hour | Give the hour by what is open: shutters half up say more about six in the morning than any sky.
city unsaid:sign/neon/letter | Ask for signs that cannot be read or for none, or every wall of {the} will carry misspelt letters.
city unsaid:alley/lane/market/boulevard/square/rooftop/crossing | Name the kind of street (market lane, ring road, steps between houses): the city's name alone gets its postcard.
space | Say where the sun stands: in space there is one light, and what it does not reach is black.
space unsaid:tiny/ship/astronaut/station | Give {the} one small thing beside it for scale: without it, a planet and a marble look alike.

# events, ideas, matter, what is not known
event | Choose one second of {the}, before, at or just after its height, and one face on which it can be read.
event no-place | Say where the camera stands, in the middle of {the} or at its edge: from everywhere at once there is only a crowd.
idea | Choose one object that should stand for {the} and say what has just happened to it: a feeling without a thing gets a figure in fog.
idea no-place | Give {the} a room and an hour: “empty platform, last train gone” is a picture, the word alone is not.
material unsaid:left/right/up/down/from/toward | Say where {the} should come from and where it goes: motion without a direction freezes into a blob.
material no-light no-drawn | Ask for the light from behind against a dark ground: {the} can be seen only where it catches light.
unknown no-described | Explain {the} in two words, size and material: a name that a model does not know is drawn as its nearest neighbour.
unknown no-place | Add where {the} is found and beside what: an unfamiliar thing is understood from what stands around it.

# what any picture may lack
no-light no-drawn no-graphic no-sign | Name source and side of the light (a window at the left, a lamp behind): models place every shadow of {the} from it.
light no-side | You named “{light}”; add the side that it comes from, because direction shapes {the} more than colour does.
no-colour no-graphic no-mono | Name three colours that things around {the} really have, and let one be rare: “vibrant” only turns them all up.
loose-colour | Tie “{colour}” to one thing, a coat, a wall, a door: a colour that belongs to nothing becomes a tint over {the}.
named-place no-graphic no-sign | Name two things that stand in “{place}” and nowhere else: a place by its name alone gets its postcard.
place no-named-place no-support no-graphic no-sign no-camera | Say from which part of “{place}” the camera looks and what lies near the lens: a named place is flat until it has a front and a back.
weather no-graphic | Say what “{weather}” does to {the} (a wet back, snow along an edge): weather that touches nothing is only a backdrop.
era | Add one everyday object of “{era}” beside {the}: it dates a picture better than the year does.
feeling no-graphic | Show “{mood}” by one thing that can be photographed (a chair pushed back, a curtain half drawn), and let {the} do less.
handmade no-colour no-graphic no-sign | Name two or three pigments and the ground for “{style}”: a medium shows itself by what it leaves out.
handmade no-graphic no-sign | Say where “{style}” stays unfinished, a loose edge, bare ground: drawn evenly to the border, {the} will look printed.
built-look no-graphic no-sign | Say how fine “{style}” should be, the size of one unit of it beside {the}: a technique shows itself by its smallest part.
photo-style | “{style}” is a name for many pictures: add the one that you mean, its light, its grain or its year.
object no-handwork | Say where {o} is, on which side and at what height: what is only named comes out as large as {the}.
counted | Say how they are arranged, in a row, a ring or a heap: an arrangement keeps the count of {the} where a number alone slips.
no-camera no-drawn no-graphic no-sign | Say how far away the camera is and at what height: without it {the} will be shown whole, from the front, at eye level.
`;
