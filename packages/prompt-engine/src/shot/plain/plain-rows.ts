import { rowsOf, textOf } from '../../lexicon/row.ts';
import type { Take } from '../../vocabulary.ts';
import { TOLD_CAMERAS, TOLD_COMPOSITIONS, TOLD_LIGHTS, TOLD_LOOKS } from './plain-told-rows.ts';

/*
 * What can be said of a picture whose sentence is read in part: the terms that hold whoever is in it and whatever goes
 * on. take | element | of | text with {side}, {other} and {all}
 */
const LIGHTS = `
s | free | Soft directional light from camera {side}, the far side a step darker
s | free | Soft light from high at camera {side}, open shadows
c | free | Side light from camera {side}, soft-edged shadows
c | free | Low light from camera {side}, soft-edged shadows falling to the {other}
m | free | Soft, even light
s | table | Large soft light from behind at camera {side}, soft highlights along the edges, shadows open
s | table | Soft light from one side at camera {side}, a gentle falloff across the table
c | table | Low soft light from behind at camera {side}, a bright edge, the near side in soft shade
m | table | Soft light from camera {side}, one soft shadow
s | day | Soft daylight from camera {side}, the sun behind thin cloud, shadows open
s | day | Even daylight under high bright cloud, colours true
s | day | Clear daylight from camera {side}, soft-edged shadows on the ground
c | day | Low sun from behind at camera {side}, bright edges and long shadows
c | day | Slanting sunlight from camera {side}, long soft-edged shadows
m | day | Flat, even daylight, almost no shadow
m | day | Soft daylight from camera {side}
s | soft-day | Soft daylight from camera {side}, shadows open
s | soft-day | Even daylight, colours true
c | soft-day | Soft daylight from camera {side}, one side gently brighter
c | soft-day | Daylight from camera {side}, soft-edged shadows
m | soft-day | Soft, even daylight
s | room | Soft window light from camera {side}, falling off gently into the room
s | room | Wide daylight from a window at camera {side}, shadows open
c | room | Low window light from camera {side}, bright edges, the far side of the room dim
c | room | Window light from behind at camera {side}, the near side in soft shade
m | room | Soft window light from camera {side}, one soft shadow
s | tender | Soft, even light, the shadows kept open
s | tender | Soft light from camera {side}, gentle open shadows
c | tender | Warm, soft light from camera {side}, gentle shadows
c | tender | Soft light from camera {side}, warm highlights, open shadows
m | tender | Soft, even light
s | shadows | Clear directional light from camera {side}, each shadow distinct and readable
c | shadows | Low hard light from camera {side}, long sharp-edged shadows
m | shadows | One hard light from camera {side}, the shadows clear
s | night | Soft low-key night light, the shadows deep but readable
s | night | Cool, dim night light from camera {side}, details readable
c | night | Low-key night light from behind at camera {side}, cool edges, the rest near black
c | night | Dark night light from camera {side}, small bright accents, deep soft-edged shadows
m | night | Dim, cool low-key light
s | fog | Diffused grey light without hard shadows, distance fading to pale grey
c | fog | Pale, diffused light through the haze, far shapes fading
m | fog | Flat, diffused pale light
s | snow | Soft white light from a snow sky, pale blue shadows
c | snow | Cool snow light from camera {side}, bright air against darker shapes
m | snow | Even, diffused white light
s | rain | Soft grey light of a rainy day, dull silver highlights
c | rain | Grey light from behind at camera {side}, the rain and every edge silver
m | rain | Flat grey rain light
s | storm | Dark cloud light, diffused, one brighter part of the sky at camera {side}
c | storm | Storm light from camera {side}, bright edges against dark cloud
m | storm | Dark, diffused cloud light
s | grey | Soft, diffused light from a grey sky, no hard shadows
c | grey | Diffused grey light from camera {side}, muted contrast
m | grey | Flat, diffused grey light
s | sunset | Low warm sun from camera {side}, soft long shadows
c | sunset | Low sun from behind at camera {side}, warm bright rims, long shadows toward the lens
m | sunset | Low warm light from camera {side}
s | dawn | Soft first light, low and cool, from camera {side}
c | dawn | First light low from behind at camera {side}, pale edges, the shade still blue
m | dawn | Low, pale first light
s | dusk | Soft fading light, cool and low, from camera {side}
c | dusk | The last low light from behind at camera {side}, cool blue shade in front
m | dusk | Low, soft fading light
s | bright | Clear, bright light from high above, short shadows
c | bright | Hard, bright light from high above, short black shadows
m | bright | Bright, clear light
s | dramatic | Hard key light from high at camera {side}, deep but readable shadows
c | dramatic | Hard low light from behind at camera {side}, bright rims, deep shadow, high contrast
m | dramatic | One hard light from camera {side}, deep shadow opposite
s | eerie | Dim, cold light from camera {side}, the shadows deep but readable
c | eerie | Cold light from low behind at camera {side}, long deep shadows
m | eerie | One cold, dim light from camera {side}
s | grave | Soft, subdued light from camera {side}, the far side in quiet shadow
c | grave | Dim light from camera {side} alone, most of the frame in soft shadow
m | grave | One soft, dim light from camera {side}
s | cosy | Warm, soft light from camera {side}, gentle falloff
c | cosy | Low warm light from camera {side}, soft shadows around
m | cosy | One warm, soft light from camera {side}
s | sided | The light from camera {side} as the key, soft, the other side in gentle shade
c | sided | The light from camera {side} alone, the other side falling into shadow
m | sided | One light from camera {side}, the other side in shade
s | water | Soft blue-green light from the surface above, fading with depth
c | water | Shafts of pale light from above, blue depth beyond
m | water | Even blue-green light from above
s | space | One hard white sun from camera {side}, the shadows black but detailed
c | space | One hard sun from behind at camera {side}, bright rims against black
m | space | One hard white sun from camera {side}, black shadows
s | aurora | Dim green light from the sky, the ground in cool shade but readable
c | aurora | Green light from the sky above, pale edges, the rest deep blue night
m | aurora | Dim green light from the sky
s | before-sun | Soft, cool light of the sky before sunrise, no direct sun
c | before-sun | Cool light before sunrise, the sky paler than the land, no direct sun
m | before-sun | Soft, cool light before sunrise
s | warm-evening | Warm, low evening light from camera {side}, soft shadows
c | warm-evening | Warm, fading light low from camera {side}, long soft shadows
m | warm-evening | Warm, low evening light
s | shade | Bright daylight beyond, the shade open and soft
c | shade | Hard sun on the open ground, the shade cool with a clear edge
m | shade | Bright daylight, the shade open
s | heat | Bright sun from high above, short clear shadows
c | heat | Hard, hot sunlight from camera {side}, bleached highlights, crisp shadows
m | heat | Hard, bright sunlight, short shadows
s | sunny | Clear, bright sunlight from camera {side}, crisp shadows
c | sunny | Bright sunlight from camera {side}, light and shade clearly apart
m | sunny | Bright, clear sunlight
s | soft-sun | Soft sunlight from camera {side}, gentle shadows
c | soft-sun | Warm, soft sunlight from camera {side}, gentle shadows
m | soft-sun | Soft sunlight
s | sun-in | Sunlight through the window from camera {side}, shadows open
c | sun-in | Sunlight through the window from camera {side}, clear-edged patches of light
m | sun-in | Sunlight through the window from camera {side}
s | wet-window | Soft grey window light from camera {side}, shadows open
c | wet-window | Grey window light from camera {side}, the far side dim
m | wet-window | Soft grey window light
s | club | Low-key light from above, the figures readable, the room dark around
c | club | Low-key light from behind at camera {side}, the air lit, the room falling into dark
m | club | One low light, the room dark around
s | stage | Clear stage light from above, the background dark
c | stage | Stage light from behind at camera {side}, bright rims, the house dark
m | stage | One stage light from above, the rest dark
s | windowless | Dim light from camera {side}, the shadows deep but readable
c | windowless | Low light from camera {side}, most of the space in shadow
m | windowless | One dim light from camera {side}, deep shadow
s | layout | Even tone, clear silhouettes
c | layout | Strong contrast of tones, clear silhouettes
m | layout | Even tone
`;

const CAMERAS = `
s | wide | Wide shot at eye level, 35mm lens at f/8, {all} in frame, sharp throughout
s | wide | Wide shot, 40mm lens at f/8, {all} in frame and in focus
s | wide | Medium-wide shot, 35mm lens at f/8, {all} in frame, sharp from near to far
c | wide | Wide shot from one corner, 28mm lens at f/4, {all} in frame
c | wide | Wide shot from slightly above, 35mm lens at f/4, {all} in frame
c | wide | Wide shot from one side, 28mm lens at f/5.6, {all} in frame
m | wide-plain | Straight-on view from a few steps back, 50mm lens, {all} in frame, all that is not named left plain
m | wide-plain | Level view from a few steps back, 50mm lens, {all} in frame, the surroundings kept plain and clear
m | wide | Straight-on wide view, 50mm lens at f/11, {all} in frame, sharp from front to back
m | wide | Wide view from a few steps back, 50mm lens at f/11, {all} in frame, everything sharp
s | full | Full view, 70mm lens at f/11, sharp from front to back
s | full | Full view from slightly above, 85mm lens at f/11, sharp throughout
c | full | Three-quarter view, 50mm lens at f/5.6, what is behind falling softly out of focus
c | full | Three-quarter view, 50mm lens at f/4
m | full | Straight-on full view, 85mm lens
s | product | Three-quarter view from slightly above, 85mm lens at f/11, sharp from front to back
c | product | Three-quarter view from low down, 50mm lens at f/4, what is behind falling softly out of focus
m | product | Straight-on view, 85mm lens at f/11, much empty space around
s | table | Close view from a 45-degree angle, 50mm lens at f/8, what stands around it in frame
c | table | Close view at its own height, 35mm lens at f/4, what is around it soft but readable
m | table | Straight-on view, 70mm lens at f/8, what stands around it in frame
s | near | 85mm lens at f/8
c | near | 50mm lens at f/4
m | near | 85mm lens
s | mirrored | 50mm lens at f/11, the reflection as sharp as what it reflects
c | mirrored | 40mm lens at f/8, the reflection clearly readable
m | mirrored | 50mm lens, the reflection clearly readable
s | through | 50mm lens at f/8, the edges of the view in frame
c | through | 35mm lens at f/4, the edges of the view dark and close to the lens
m | through | 50mm lens
s | afar | 85mm lens at f/8
c | afar | 135mm lens at f/5.6, the distance compressed
m | afar | 85mm lens
s | above | Camera high, looking down, 35mm lens at f/8, sharp throughout
c | above | Camera high, looking down, 28mm lens at f/5.6
m | above | Camera high, looking down, 50mm lens
s | below | Camera low, looking up, 28mm lens at f/8
c | below | Camera low, looking up, 24mm lens at f/5.6
m | below | Camera low, looking up, 35mm lens
s | face | Head-and-shoulders portrait, 85mm lens at f/4, the eyes sharp
c | face | Close portrait, 85mm lens at f/2.8, what is behind soft
m | face | Head-and-shoulders view, 85mm lens
s | little | Close view at its own height, 100mm macro lens at f/11, all of it sharp
s | little | Close view from slightly above, 90mm macro lens at f/11, all of it sharp
c | little | Close view at its own height, 100mm macro lens at f/5.6, what is behind soft
m | little | Close view, 100mm macro lens
s | alone | Full figure at eye level, 85mm lens at f/8, sharp throughout
s | alone | Full figure, 70mm lens at f/8, all of it sharp
c | alone | Full figure from slightly below, 50mm lens at f/4
c | alone | Three-quarter view, 85mm lens at f/4, what is behind soft
m | alone | Full figure, straight on, 85mm lens
s | half | Medium shot at chest height, 70mm lens at f/5.6, faces and hands sharp
c | half | Medium shot at eye level, 50mm lens at f/2.8, what is behind soft
m | half | Medium shot, straight on, 85mm lens
s | drawn-near | Head and shoulders, the face the largest shape
c | drawn-near | Close view, the face large and cut by the upper edge
m | drawn-near | Head and shoulders, frontal
s | drawn-one | One figure, large and whole
c | drawn-one | One figure, large and close in the picture
m | drawn-one | One figure, frontal
s | drawn | Whole scene in view, clear silhouettes
s | drawn | Whole scene in view, each shape apart from the next
c | drawn | Scene seen from one side, the nearest shapes large
m | drawn | Frontal view
`;

const COMPOSITIONS = `
s | full | Centred composition, even margins
s | full | Slightly off centre, nothing cut at the edges
c | full | On the {side} third, nothing cut at the edges
c | full | On the {side} third, open space on the {other}
m | full | Simple centred composition, wide margins
m | full | Centred, even margins
s | centred | Centred, even margins
c | centred | Large and centred
m | centred | Centred, plain margins
s | layout | Centred layout, even margins
c | layout | Large in the frame, narrow margins
m | layout | Simple layout, wide margins
s | spaced | Clear hierarchy, everything readable
c | spaced | Bold and clear, everything readable
m | spaced | Plain ground, everything readable
s | pictured | The picture filling the sheet, balanced, nothing cut that is named
c | pictured | The picture filling the sheet, off centre, with depth
m | pictured | Plain picture, straight on, nothing cut that is named
s | lettered | The lettering large across the upper third, the picture filling the space below
c | lettered | The picture filling the sheet, the lettering bold on a plain part of it
m | lettered | Simple layout, the lettering on plain ground
`;

const COLOURS = `
c | colour | Cool shadows, warm highlights
c | colour | Slightly muted colour
c | dark | Slightly muted colour, deep blacks
c | dark | Rich, slightly dark colour
c | tender | Natural colour, slightly warm
c | tender | Warm, slightly muted colour
`;

const LOOKS = `
s | film | Film still, 35mm colour negative, visible grain
c | film | Film still, 35mm colour negative, visible grain
m | film | Film still, 35mm colour negative
s | look | Photograph, natural colour
s | look | Editorial photograph, natural colour
s | look | Medium-format photograph, natural colour, fine tone
c | look | Cinematic film still, fine grain
c | look | Cinematic film still, 35mm colour negative, fine grain
c | look | Feature-film frame, fine grain, soft highlights
s | sheet | Clean printed illustration
c | sheet | Bold printed illustration, strong contrast
m | sheet | Simple printed illustration
s | printed | Printed design, crisp edges
c | printed | Printed design, rich ink on textured paper
m | printed | Simple printed design
s | aged | Photograph, the print showing its age
c | aged | Photograph, visible grain, the print showing its age
m | aged | Plain photograph, the print showing its age
m | look | Plain photograph, natural colour
m | look | Plain, direct photograph
`;

/** The elements of a shot that have plain forms. */
export type PlainElement = 'light' | 'camera' | 'composition' | 'palette' | 'style';

interface PlainRow {
  readonly take: string;
  readonly of: string;
  readonly text: string;
}

const readRows = (table: string): readonly PlainRow[] =>
  rowsOf(table, 3).map(([take, of, text]) => ({ take: textOf(take), of: textOf(of), text: textOf(text) }));

const PLAIN: ReadonlyMap<PlainElement, readonly PlainRow[]> = new Map([
  ['light', readRows(`${LIGHTS}${TOLD_LIGHTS}`)],
  ['camera', readRows(`${CAMERAS}${TOLD_CAMERAS}`)],
  ['composition', readRows(`${COMPOSITIONS}${TOLD_COMPOSITIONS}`)],
  ['palette', readRows(COLOURS)],
  ['style', readRows(`${LOOKS}${TOLD_LOOKS}`)],
]);

/** The plain forms of a decision, of which each holds for any picture of its sort. */
export const plainForms = (take: Take, element: PlainElement, of: string): readonly string[] =>
  (PLAIN.get(element) ?? [])
    .filter((row) => row.take === take.charAt(0) && row.of === of)
    .map(({ text }) => text);
