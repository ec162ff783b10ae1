import { readTable } from './entry.ts';

/** Palettes and grades. */
export const COLOUR = readTable(
  { element: 'palette', kind: 'both' },
  `
monochrome / monochromatic | One hue in many values. | elegance and unity
complementary palette / complementary colours | Opposite hues sharpen each other. | pop and tension
analogous palette / analogous colours | Neighbouring hues agree. | harmony
triadic palette | Three hues, evenly apart. | play, children and comics
split-complementary palette | Contrast, but gentler than opposites. | posters
pastel palette / pastels / pastel colours / pastel tones / soft pastel | Light and milky colours. | spring, beauty and sweets
earth tones / earthy tones / earthy palette | Brown, ochre and olive. | craft, outdoor scenes and interiors
jewel tones | Emerald, ruby and sapphire. | luxury and autumn
neon palette / neon colours / fluorescent colours | Fluorescent colour on a dark ground. | night and gaming
muted palette / muted colours / muted tones | Low saturation keeps voices down. | calm, northern and documentary scenes
black and gold | A dark ground with a metallic accent. | premium goods and awards
white on white | Tone on tone, held apart by shadow alone. | purity and cosmetics
cream and sage | A warm neutral with a soft green. | wellness and home
terracotta and teal | Warm clay with its cool counterpart. | travel and interiors
teal and orange grade / teal and orange | Warm skin against cool shade. | action films
bleach bypass | Silvery, low in colour and hard in contrast. | war and grit
sepia tone / sepia | A brown monochrome. | old times
day-for-night grade / day for night | Daylight turned blue and dark. | night scenes that still show form
faded matte look / matte look / faded blacks / milky blacks | Lifted blacks take the weight out of the shadows. | lifestyle and independent film
high-contrast black and white / black and white | Form and light without colour. | street and drama
cool clinical grade / clinical palette | Blue-green and bright. | technology and medicine
warm nostalgic grade / warm grade / warm tones / warm colours | Amber and soft. | families and memories
duotone | Only two inks. | covers and campaigns
spot colour / selective colour | One coloured item in a grey picture; easily kitsch. | emphasis
candy colours | Saturated pinks and blues. | toys and sweets
desaturated winter palette / desaturated / winter palette | Grey-blue and bare. | solitude
sunset gradient | Orange runs to violet. | travel and music
hex colour reference / hex colour | A code such as #1A2B3C beside the colour's name; models come near it only. | brand colours
cool tones / cool palette / cool colours | Blues and greens hold the picture back. | night, winter and distance
colour palette / palette / limited palette / restrained palette / colour scheme | The colours allowed in. Three or four named ones are plenty. | unity across a picture or a series
neutral tones / neutral palette / neutrals | Greys, creams and stone let the form speak. | interiors and fashion
vibrant colours / saturated colours / bold colours / vivid colours | Strong colour everywhere; name which ones and where. | markets, toys and posters
colour grade / graded / colour grading | One tint laid over the whole picture binds it. | film looks
flat colours / two flat colours / flat colour | Areas of one colour with no shading. | logos, posters and icons
accent colour / one accent / single accent | One rare colour that the eye finds first. | leading the eye to the point
vermilion | A hot red that leans to orange. | the one rare note
ochre | The yellow-brown of earth and old walls. | warm grounds
verdigris | The blue-green of weathered copper. | old metal and roofs
slate blue / slate | A grey that remembers blue. | rain, sea and evening
bottle green | Deep, almost black in shadow. | glass, coats and shutters
bone / ecru / oat | A warm off-white that never glares. | linen, plaster and paper
oxblood / burgundy / maroon | A red gone dark. | leather, wine and velvet
teal / petrol blue | Between blue and green, cool against skin. | shadows and night
amber | A clear orange-yellow with light behind it. | lamps, resin and beer
indigo | A blue close to black. | denim, night and ink
terracotta | The orange-brown of fired clay. | pots, roofs and sunlit walls
charcoal grey / graphite | A soft black with no hue. | suits, technology and stone
sage green / sage | A grey-green that stays quiet. | kitchens and wellness
navy / navy blue | A dark, formal blue. | uniforms, sea and evening
rust | The red-brown of old iron. | autumn, stations and ships
ivory / cream | White warmed by a little yellow. | paper, silk and plaster
coral | Pink leaning to orange. | summer, reefs and lips
crimson / scarlet | A saturated red that comes forward. | coats, flags and lipstick
turquoise | A bright blue-green. | water and glazed tiles
lavender / lilac | A pale violet. | spring, dusk and cloth
`,
);
