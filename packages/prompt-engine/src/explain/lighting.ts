import { readTable } from './entry.ts';

/** Built light: set-ups and artificial sources. */
export const LIGHTING = readTable(
  { element: 'light', kind: 'both' },
  `
three-point lighting | Key, fill and rim: clean and well modelled. | interviews and products
Rembrandt lighting / Rembrandt light | A small triangle of light stays on the far cheek. | serious portraits
butterfly lighting / paramount lighting | The key stands high in front and drops a shadow under the nose. | beauty and glamour
loop lighting | The nose throws a soft shadow to the side. | friendly portraits of almost anyone
split lighting / split light | One half of the face is lit, the other dark. | drama and conflict
broad lighting | The lit side of the face is turned to the camera. | slim faces that may look wider
short lighting | The lit side of the face is turned away. | slimmer faces and more depth
clamshell lighting / clamshell | Soft light comes from above and below. | skin and make-up
rim light / rim lighting / edge light / rim / rimming | A bright edge lifts the subject off its ground. | separation from a dark background
backlight / backlit / back light / backlighting / light from behind / lit from behind / contre-jour | The source stands behind the subject. | a glow in hair, steam, leaves and drinks
side light / side lighting / side-lit / raking light | Light rakes across and shows every bump. | the texture of bread, stone and fabric
top light / overhead light / overhead softbox | Light falls from above. | food from overhead, and mystery on faces
under light / underlighting / lit from below | Light rises from below and turns features strange. | horror, campfires and the stage
softbox light / softbox / large softbox / octabox / octobox | A large even source wraps around the form. | products and portraits
ring light | A frontal circle that shows again in the eyes. | beauty and creator portraits
hard spotlight / spotlight / hard light / hard key / hard lamp | Shadows get crisp edges. | stage, fashion and noir
gobo shadow pattern / gobo / cookie shadow / venetian blind shadow | Leaf or blind shapes fall across the scene. | mood on plain walls
window light / soft window light / large window / soft window / north window / tall window | Soft, directional and natural. | everyday scenes and still life
bounced light / bounce light / bounce / bounced flash / soft bounce | Light arrives by way of a wall or card, very gentle. | interiors and food
gradient backdrop light / gradient light | The background fades from bright to dark. | technology and perfume
light tent | Almost no shadow anywhere. | jewellery and catalogues
dark field lighting | Bright edges stand on black. | glass and bottles
bright field lighting | Dark edges stand on white. | glass and liquids
practical lights / practical / practical lamp / practicals | Lamps visible in the scene do the lighting. | the realism of cinema
neon lighting / neon light / neon glow / neon signs / neon sign / neon | Coloured tubes glow and tint what is near. | cities at night and cyber scenes
RGB gel lighting / gel lighting / coloured gels / gel light | Two saturated colours meet on the subject. | music, gaming and fashion
candlelight / candlelit / candle light / single candle | A tiny warm flicker that falls off at once. | intimacy and history
firelight / fire light / campfire glow / lit by fire | Warm, moving and from below. | camps and epics
chiaroscuro | A strong contrast of light and dark models the form. | painterly drama
volumetric light / god rays / light beams / shafts of light / light rays | Beams show in haze. | forests, churches and stages
direct flash / on-camera flash / hard flash / flash | Flat, hard and sudden, like a snapshot. | parties and the fashion of the 2000s
bioluminescent glow / bioluminescence / bioluminescent | Living things give off the light. | sea and fantasy
caustics | Water or glass throws rippled light. | pools, drinks and cosmetics
screen glow / monitor glow / light of a screen | A bluish light on the face. | technology and working at night
stage lighting / stage lights | Coloured beams cut through haze. | concerts
key light / key / main light | The one light that sets the direction of every shadow. | any scene: place it first
fill light / fill / no fill | Opens the shadows without making its own. | deciding how dark the dark side gets
kicker / kicker light | A low light from behind grazes one side and separates it. | caps, jaws and shoulders against dark
hair light | A small light from above and behind puts a shine on the hair. | portraits on a dark ground
scrim / white scrim / silk | A sheet of white cloth turns a hard source into a soft one. | windows and noon sun
flag / black flag / flagged | A black card keeps light away and makes an edge dark. | glass, metal and moody portraits
reflector / white card / bounce card / white reflector / fill card | Sends some of the key back into the shadows. | faces and food near a window
diffuser / diffused light / diffused / diffuse light | Spreads the source until shadow edges go soft. | skin, fabric and shiny things
umbrella light / parabolic umbrella / shoot-through umbrella | A broad source with a gentle falloff. | groups and full figures
beauty dish | Between hard and soft: crisp modelling with smooth edges. | fashion faces
strip light / strip softbox / strip box | A tall narrow source draws a clean line along an edge. | bottles, sneakers and bodies
snoot / grid spot / honeycomb grid | Narrows the light to a small pool. | picking out one thing
barn doors | Metal leaves cut the beam to a shape. | stage and set walls
falloff / light falloff / fast falloff | How quickly light fades with distance: near sources fall off fast. | pools of light and dark corners
contact shadow / cast shadow / hard shadow / soft shadow / long shadows | A shadow ties the thing to its ground and tells where the light is. | products, still life and low sun
specular highlight / highlights / specular highlights | The bright reflection of the source itself shows how glossy a surface is. | metal, glass and wet things
colour temperature / 3200 K / 5600 K | How warm or cool the source is, in kelvin. | mixing lamps with daylight
tungsten light / tungsten / tungsten lamp / incandescent | The warm yellow of a filament bulb. | rooms in the evening
fluorescent light / fluorescent tubes / strip lighting | Flat, slightly green office light. | kitchens, stations and unease
sodium light / sodium glow / sodium vapour / street lamp / streetlight / street lights | The orange of old street lamps. | roads and cities at night
LED panel / LED light | An even, cool modern source. | interviews and technology
lantern / lantern light / paper lantern / oil lamp | A small round warm source, often carried. | festivals and night walks
headlights / headlamps / car headlights | Two hard beams near the ground. | roads, rain and suspense
soft light / soft lighting / soft even light | Shadows have no hard edge, so forms turn gently. | faces, food and calm
dramatic lighting | Says 'contrast' and no more; name the source and its direction instead. | a first draft
studio lighting / studio light / strobe / studio strobe | Built light under full control; name the key and its side. | portraits and products
ambient light / available light / natural light | Only what the place itself offers. | documentary and honest rooms
light from the left / from camera left / camera left / from the left / from the right / camera right / from camera right | Tells on which side every shadow falls. | every picture: it is the cheapest control there is
lamplight / lamp / desk lamp / bedside lamp / shelf lamp / clip lamp | A small warm pool in a darker room. | evenings, reading and solitude
`,
);
