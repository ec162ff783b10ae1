import { listOf, rowsOf, textOf, wordsOfCell } from '../lexicon/row.ts';
import type { CameraHeight, LightSide, ShotSize } from '../shot/stage.ts';
import type { AspectRatio } from '../vocabulary.ts';

/** A light that words name. */
export interface LightTerm {
  readonly id: string;
  /** As a clause says it, with {side}: 'soft window light from camera {side}'. */
  readonly text: string;
  readonly from?: LightSide;
  readonly hard?: boolean;
  readonly warmth?: number;
  readonly key?: 'low' | 'high';
}

/** A way of seeing that words name. */
export interface CameraTerm {
  readonly id: string;
  readonly text: string;
  readonly size?: ShotSize;
  readonly height?: CameraHeight;
}

/** What the picture is for. */
export interface UseTerm {
  readonly id: string;
  readonly ratio: AspectRatio;
  /** What that use asks of the layout. */
  readonly layout: string;
}

const LIGHT_ROWS = `
window light, window-lit, light from a window, light from the window, natural window light | window | soft window light from camera {side}, falling off toward the far side | {side} soft 0
low evening sun, low sun, low afternoon sun, low winter sun, low autumn sun, late afternoon sun, late sun, evening sun, last sun | low-sun | low warm sun from camera {side}, raking, with long soft-edged shadows | {side} hard 0.8
sunlight, sunlit, sunshine, in the sun, sun-drenched, sunny light, sunbeams, sunbeam, morning sun | sun | direct sunlight from camera {side}, hard-edged, with clear cast shadows | {side} hard 0.5
dappled light, dappled sunlight, sun-dappled | dappled | dappled sunlight from above left, broken into soft spots by leaves | top soft 0.3
golden light, warm light, warm lighting | warm | warm low light from camera {side}, soft at the edges | {side} soft 0.8
candlelight, candlelit, candle light, by candlelight, lit by candles | candle | candlelight from low at camera {side}, small, warm and flickering, falling off fast into the dark | {side} soft 1 low
firelight, firelit, torchlight, torchlit, by the fire, lit by fire | fire | firelight from below at camera {side}, orange and uneven, the rest in deep shadow | below hard 1 low
neon light, neon lights, neon lighting, neon-lit, neon glow, neon lit, neon | neon | neon tubes from camera {side}, in their own colours, saturated, with coloured shadows | {side} soft -0.3 low
moonlight, moonlit, moon light, under the moon, full moon light | moon | moonlight from high at the back, cool and dim, with a thin silver edge | back hard -0.8 low
starlight, starlit, under the stars | stars | faint starlight from above, cool and even, the ground almost black | top soft -0.8 low
flash, harsh flash, direct flash, on-camera flash, flash photography, with flash, flash photo | flash | direct on-camera flash, hard and flat, with a sharp shadow close behind | front hard 0 high
stage light, stage lights, stage lighting, spotlight, spotlit, spotlights, limelight, concert lights | stage | a hard spotlight from high at the back {side}, its beam visible in light haze, the surroundings dark | back hard 0.3 low
floodlights, floodlit, floodlight, stadium lights | floodlight | floodlights from high on both sides, hard and white, against a black sky | top hard 0
studio lighting, studio light, studio lights, professional lighting | studio | a large softbox from camera {side}, soft, with a white reflector on the other side and a thin rim light behind | {side} soft 0
softbox, softbox light, softbox lighting | softbox | a large softbox from camera {side}, soft, with gentle falloff | {side} soft 0
ring light | ring | a ring light around the lens, frontal and even, round catchlights | front soft 0 high
rembrandt lighting, rembrandt light | rembrandt | Rembrandt lighting from high at camera {side}, a small triangle of light on the far cheek | {side} hard 0.3 low
butterfly lighting, beauty lighting | butterfly | butterfly lighting from high in front, soft, a small shadow under the nose | front soft 0
split lighting | split | split lighting from camera {side}, one half bright, the other in shadow | {side} hard 0 low
three-point lighting, three point lighting | three-point | three-point lighting: soft key from camera {side}, weak fill opposite, rim light behind | {side} soft 0
backlit, back-lit, backlight, backlighting, contre-jour, light from behind, lit from behind, light from the back | backlit | backlit from directly behind, a bright rim along every edge, the near side in soft shade | back hard 0.5
rim light, rim lighting, rim lit, edge light | rim | rim light from behind at both sides, narrow and bright, the front kept dim | back hard 0 low
side light, side lighting, side-lit, sidelight, raking light | side | hard side light from camera {side}, raking across the surfaces | {side} hard 0
top light, overhead light, light from above | top | one light directly overhead, soft-edged, shadows straight below | top soft 0
underlit, light from below, underlighting, lit from below, lit from underneath, lit from beneath, light from underneath | under | light from below at the front, hard, shadows thrown upward | below hard 0 low
silhouette, silhouetted, in silhouette | silhouette | strong light from directly behind, the figure a clean dark silhouette against it | back hard 0.5 low
high key, high-key | high-key | high-key light from the front and both sides, soft and bright, almost no shadow | front soft 0 high
low key, low-key, chiaroscuro, dramatic shadows, deep shadows, dramatic lighting, dramatic light, moody lighting, moody light, dark lighting | low-key | low-key light: one small source from high at camera {side}, hard, most of the frame in deep shadow | {side} hard 0.2 low
soft light, soft lighting, diffused light, gentle light | soft | soft diffused light from camera {side}, shadows with no hard edge | {side} soft 0
long shadow, long shadows, casting a long shadow, casting long shadows | long-shadows | a low hard light from camera {side}, long shadows across the ground | {side} hard 0.4
hard light, hard lighting, harsh light | hard | hard light from high at camera {side}, crisp dark shadows | {side} hard 0
volumetric light, volumetric lighting, light beams, beams of light, shaft of light, single shaft of light, shafts of light, shaft of sunlight, god rays, light rays, sun rays, light shafts, crepuscular rays | shafts | shafts of light from high at camera {side}, visible in haze | {side} hard 0.4
lamplight, lamplit, lamp light, lantern light, lit by a lamp, lit by lanterns, by oil lamp, by an oil lamp | lamp | warm lamplight from camera {side}, a small pool of light with darkness around it | {side} soft 0.9 low
string lights, fairy lights, festoon lights, christmas lights | strings | strings of small warm bulbs from camera {side}, soft points of light, darkness around | {side} soft 0.9 low
street light, street lights, streetlight, streetlights, street lamp, street lamps, streetlamp, streetlamps, lamppost, lamp post | street | street lamps from above and behind, amber, hard-edged on wet ground | back hard 0.7 low
sodium lights, sodium light, sodium lamps, sodium lamp, sodium vapor lights, sodium vapour lights, sodium street lights | sodium | orange sodium lamps from above, hard-edged pools on the ground with darkness between | top hard 0.9 low
fluorescent lights, fluorescent light, fluorescent lighting, fluorescent tubes, strip lights, strip lighting, office lighting | fluorescent | fluorescent tubes overhead, flat and slightly green, weak shadows straight below | top soft -0.3
lightning flash, lit by lightning | lightning | a white lightning flash from the back {side}, hard-edged, the rest in blue-black dark | back hard -0.6 low
headlights, headlight beams, car headlights, lit by headlights | headlights | headlights from low at camera {side}, hard white beams with long shadows behind | {side} hard 0.1 low
screen glow, screen light, monitor glow, phone light, lit by a screen | screen | screen glow from the front, cool blue and weak, the room behind dark | front soft -0.7 low
natural light, natural lighting, daylight, available light | natural | natural daylight from camera {side}, soft, with an open shadow side | {side} soft 0
overcast light | overcast | overcast daylight from the whole sky, soft and even | top soft -0.2
cinematic lighting, cinematic light | cinematic | one motivated key from the back {side}, soft-edged, with a darker near side and one practical lamp in frame | back soft 0.3 low
bioluminescent, bioluminescence, glowing light | glow | a blue-green glow from the living surfaces themselves, soft, darkness around | below soft -0.6 low
`;

const CAMERA_ROWS = `
extreme close-up, extreme close up, extreme closeup, super close up | extreme-close-up | extreme close-up | macro -
close-up, close-ups, close up, close ups, closeup, closeups, tight shot, face shot | close-up | close-up | close -
macro, macro shot, macro photo, macro photograph, macro photography | macro | macro lens, extremely close | macro -
headshot, head shot, head and shoulders | headshot | head-and-shoulders headshot | close eye
portrait, half-body portrait, bust portrait | portrait | portrait framing, chest up | medium -
medium shot, mid shot, waist up, waist-up, half body, half-body | medium | medium shot, waist up | medium -
cowboy shot, three-quarter length, three quarter shot | three-quarter | three-quarter length, cut at mid-thigh | three-quarter -
full body, full-body, full length, full-length, full shot, head to toe, whole body | full | full-length shot, head to toe | full -
ultra wide shot, ultra-wide shot, ultra wide angle, ultra-wide angle, ultrawide shot, super wide shot, wide shot, wide angle, wide-angle, wide view, long shot | wide | wide shot with much of the surroundings | wide -
extreme wide shot, establishing shot, panorama, panoramic, panoramic view, vista | extreme-wide | extreme wide establishing shot | extreme-wide -
low angle, low-angle, low angle shot, from below, seen from below, looking up at, looking down at the camera, looking down at us, looking down at me, looking down into the camera | low | low angle, looking up | - low
worm's eye view, worm's-eye view, worms eye view | worm | worm's-eye view straight up from the ground | - ground
ground level, ground-level | ground | camera at ground level | - ground
high angle, high-angle, from above, seen from above, looking down on | high | high angle, looking down | - high
bird's eye view, bird's-eye view, birds eye view, bird eye view, overhead, overhead shot, top-down, top down, top view, flat lay, flatlay, straight from above, from straight above, from directly above, seen from directly above, directly from above, seen directly from above, from directly overhead, directly overhead, from overhead, seen from overhead, from right above | overhead | overhead view, camera pointing straight down | wide overhead
from far away, seen from far away, from a distance, seen from a distance, far away shot, from afar | far | extreme wide shot from far off, small in its surroundings | extreme-wide eye
aerial, aerial view, aerial shot, drone shot, drone view, drone photo, drone photography | aerial | aerial view from a drone, high above and slightly tilted | extreme-wide overhead
eye level, eye-level | eye | eye level | - eye
dutch angle, tilted angle, canted angle | dutch | Dutch angle, horizon tilted | - -
over the shoulder, over-the-shoulder, over-the-shoulder shot | shoulder | over-the-shoulder view, the near shoulder blurred | medium eye
point of view, pov, first person, first-person, first person view | pov | first-person point of view | medium eye
profile, side view, in profile, side profile | profile | side view in profile | - -
front view, frontal, facing the camera, facing camera | front | straight frontal view | - eye
towards the camera, toward the camera, straight at the camera, towards the viewer, toward the viewer, towards us, toward us | toward | seen from the front, coming toward the camera | - eye
back view, facing away, facing away from us, facing away from the camera, turned away from us, turned away from the camera, from behind, rear view, seen from behind, back to the camera, back to us, back to the viewer, back turned to the camera, back turned to us | back | seen from behind | - eye
three-quarter view, 3/4 view | three-quarter-view | three-quarter view | - -
isometric, isometric view | isometric | isometric view with parallel edges, no vanishing point | wide high
fisheye, fish eye, fisheye lens, fisheye photo, fisheye shot, fisheye view, fish-eye | fisheye | fisheye lens, curved edges | wide -
tilt-shift, tilt shift | tilt-shift | tilt-shift lens, a narrow band in focus | wide high
bokeh, blurred background, blurry background, shallow depth of field, shallow focus | shallow | shallow depth of field, background blurred into soft discs | - -
deep focus, everything in focus, sharp focus | deep | everything in focus from front to back | - -
long exposure, light trails, slow shutter | long-exposure | long exposure of several seconds on a tripod, moving parts drawn into smooth streaks | - -
telephoto shot, telephoto, telephoto lens, telephoto photo, long lens | telephoto | telephoto view with a 300mm lens | - -
motion blur, motion-blur | motion-blur | slow shutter with motion blur | - -
freeze frame, frozen motion, high speed photography, high-speed photography | frozen | very short exposure, motion frozen | - -
cutaway, cross section, cross-section, cutaway view | cutaway | cutaway view, the near side removed to show the inside | full -
still life, still-life | still-life | still-life view at table height | close eye
selfie | selfie | arm's-length selfie, wide phone lens slightly above eye level | close high
`;

const USE_ROWS = `
logo, logotype, wordmark, brand mark, emblem, monogram | logo | 1:1 | clear space on every side, readable at thumbnail size
app icon, icon, favicon | icon | 1:1 | one bold shape with a wide margin
phone wallpaper, mobile wallpaper, phone background, iphone wallpaper, lock screen, lockscreen | phone-wallpaper | 9:16 | the upper third kept calm for the clock
desktop wallpaper, wallpaper, desktop background | wallpaper | 16:9 | the main shape off-centre, calm space for icons
youtube thumbnail, thumbnail, video thumbnail | thumbnail | 16:9 | one large subject at one side, clear space for a title on the other
instagram post, social media post | post | 4:5 | the main shape centred, safe margins
instagram story, story, tiktok, reels, tiktok cover | story | 9:16 | the middle kept clear of the upper and lower edges
poster, movie poster, film poster, gig poster, concert poster, festival poster, music poster, band poster, event poster, theatre poster, theater poster, travel poster, flyer | poster | 2:3 | strong shape in the middle, space for a title at the top or bottom
book cover, book jacket, novel cover, ebook cover, paperback cover, dust jacket | book-cover | 2:3 | clear space for title above and author below
album cover, vinyl cover, ep cover, single cover, album art, record cover, cover art, playlist cover | album-cover | 1:1 | one strong central image, readable small
magazine cover, cover of a magazine | magazine-cover | 3:4 | space for a masthead across the top
banner, web banner, facebook banner, twitch banner, youtube banner, twitter banner, discord banner, etsy banner, linkedin banner, facebook cover, twitter header, linkedin header, shop banner, header, header image, website header, website hero, hero image, cover photo | banner | 21:9 | the subject at one end, wide empty space at the other
business card | business-card | 3:2 | flat layout with wide margins
greeting card, baby shower card, new baby card, baby card, engagement card, christening card, congratulations card, congratulation card, save the date card, holiday card, wedding card, farewell card, good luck card, new year card, birthday card, christmas card, thank you card, thank-you card, get well card, get well soon card, anniversary card, sympathy card, valentine card, valentines card, valentine's card, mothers day card, mother's day card, fathers day card, father's day card, easter card, retirement card, leaving card, postcard, invitation, wedding invitation, party invitation, save the date | card | 4:5 | centred layout with wide even margins
product shot, product photo, product photography, packshot, product image, e-commerce photo | product-shot | 1:1 | centred with even margins, true colours
mockup, mock-up, mock up | mockup | 1:1 | the blank surface turned to the camera, flat and unwrinkled, for a design to be placed
sticker, die-cut sticker, decal, window decal, wall decal, car decal, bumper sticker | sticker | 1:1 | one bold outline, white die-cut border
profile picture, avatar, pfp, profile photo, linkedin photo | avatar | 1:1 | head and shoulders centred, plain background
t-shirt design, tshirt design, t shirt design, t-shirt print, tee design, band tee, band tee design, band shirt, shirt design, shirt print | shirt-print | 4:5 | one bold isolated motif with clean edges
tattoo design, tattoo | tattoo | 3:4 | one isolated design on plain ground, clean lines
coloring page, colouring page, coloring sheet, colouring sheet, coloring book page, colouring book page, colouring-in page | colouring-page | 3:4 | closed black outlines on white, no fill
seamless pattern, repeating pattern, tileable pattern, pattern | pattern | 1:1 | evenly spaced motifs that repeat without a visible seam
ad, advert, advertisement, advertising campaign, ad campaign, instagram ad, facebook ad, commercial | ad | 4:5 | clear space beside the product for a headline
infographic | infographic | 3:4 | clear columns with labelled parts, short labels only
storyboard, comic strip, comic page | panels | 3:2 | equal panels in reading order
character sheet, turnaround, model sheet, reference sheet | character-sheet | 16:9 | front, side and back view on one ground line
icon set, set of icons | icon-set | 1:1 | equal cells, even stroke
`;

const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'back', 'front', 'top', 'below']);
const isSide = (word: string): word is LightSide => SIDES.has(word);

/** A term of the trade with the names that it goes by. */
export interface Named<Term> {
  readonly names: readonly string[];
  readonly term: Term;
}

export const LIGHT_TERMS: readonly Named<LightTerm>[] = rowsOf(LIGHT_ROWS, 4).map(
  ([names, id, text, facts]) => {
    const [side = '', quality, warmth, key] = wordsOfCell(facts);
    return {
      names: listOf(names),
      term: {
        id: textOf(id),
        text: textOf(text),
        ...(isSide(side) ? { from: side } : {}),
        hard: quality === 'hard',
        warmth: Number(warmth ?? 0),
        ...(key === 'low' || key === 'high' ? { key } : {}),
      },
    };
  },
);

/** What a cell gives, which the row's own type promises; an empty cell gives none. */
const given = <T extends string>(word: string | undefined): T | undefined =>
  // The cells below are constants of this file, checked by its test.
  word === undefined || word === '-' ? undefined : (word as T);

export const CAMERA_TERMS: readonly Named<CameraTerm>[] = rowsOf(CAMERA_ROWS, 4).map(
  ([names, id, text, facts]) => {
    const [sizeWord, heightWord] = wordsOfCell(facts);
    const size = given<ShotSize>(sizeWord);
    const height = given<CameraHeight>(heightWord);
    return {
      names: listOf(names),
      term: { id: textOf(id), text: textOf(text), ...(size && { size }), ...(height && { height }) },
    };
  },
);

export const USE_TERMS: readonly Named<UseTerm>[] = rowsOf(USE_ROWS, 4).map(([names, id, ratio, layout]) => ({
  names: listOf(names),
  term: { id: textOf(id), ratio: given<AspectRatio>(ratio) ?? '1:1', layout: textOf(layout) },
}));
