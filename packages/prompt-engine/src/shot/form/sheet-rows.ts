import { rowsOf, textOf } from '../../lexicon/row.ts';
import type { Element, Take } from '../../vocabulary.ts';

/*
 * Sheets that are drawn and laid out, each with means of its own: where what it shows stands on it, what parts it,
 * and how it is finished. {A} and {a} are what it shows, {items} the stages or parts that are known of it.
 */

/* sheet | element | studio | cinematic | minimal */
const ROWS = `
# Pictures that explain.
diagram-cut | subject | {A} drawn large in the middle of a white sheet, cut open so that the inside shows | {A} filling the sheet in a three-quarter view, a wedge cut out of it down to the centre | {A} as one plain outline, cut open, seen straight on
diagram-whole | subject | {A} drawn large in the middle of a white sheet, part clear of part | {A} filling the sheet in depth, the nearest part largest | {A} in a few plain outlines, seen straight on
diagram-parts | subject | In view: {items} | In view at different depths: {items} | Only {first}
diagram | style | Each part one flat clear colour of its own, closed even outlines | Rounded forms with soft shading, each part in a deep colour of its own | Thin even line, one pale tint to each part
diagram-labels | composition | Thin leader lines to short labels in the margin | Leader lines to short labels around it | A few short labels
diagram | light | Even tone, no cast shadow | Soft modelling light from the upper {side}, no cast shadow on the sheet | Even flat tone
diagram | composition | Wide white margin, nothing touching the edges | Turned a little to the {side}, a pale cream sheet around it | Small on a white sheet, wide empty margin
diagram | style | Clean textbook diagram | Detailed scientific illustration, gouache and fine ink | Simple line diagram
cycle | subject | {Count} pictures of one size set in a ring, clockwise: {items} | The stages as one continuous scene from the lower {side} to the upper {other}, each larger than the one before: {items} | {Count} plain outlines on one thin circle: {items}
cycle | composition | One curved arrow from each picture to the next, the middle of the ring left clear | One winding arrow running through all of it | A small arrowhead between each two
cycle | light | Even flat colour, no cast shadow | Clear daylight from the upper {side}, soft shadow under every form | Even flat tone
cycle-labels | composition | A short label under each stage | A short label beside each stage | -
cycle | style | Classroom diagram, bold even outlines, white ground | Painted picture-book diagram, the stages joined by leaves and stems or by land and sky | Single-weight line diagram on white
steps | subject | Numbered panels of one size in two rows, read from left to right: {items} | A winding path from the lower {side} corner to the top, one picture at every bend: {items} | One column of plain outlines, top to bottom: {items}
steps | composition | A straight arrow between each two panels, even gaps | Each picture on an island of its own beside the path, the last one largest | A thin arrow between each two, wide margins
steps | light | Even flat colour, no cast shadow | Flat colour in two tones, the light side toward the {side} | Even flat tone
steps-labels | composition | A number and a few words under each | A number at every bend, a heading across the top | A number beside each
steps | style | Clean vector illustration, flat colours, rounded corners | Isometric vector illustration, small scenes with figures at work | Line icons of one weight
infographic | subject | A heading bar, one large icon of the whole below it, then equal blocks in two columns with a simple icon in each | One large picture of the whole in the middle of the sheet, leader lines out to smaller ones around it | Three line icons in one row under a short heading
infographic-parts | subject | In the blocks: {items} | Around it: {items} | -
infographic | composition | Even gutters, one aligned edge for all blocks | Size falling from the middle to the corners, one strong diagonal through all of it | Wide margins, one thin rule above and below
infographic | light | Even flat colour, no cast shadow | Two flat tones, the light side toward the {side} | Even flat tone
infographic | style | Clean vector fills on a pale ground, short labels | Bold vector shapes on a dark ground, short labels | Single-weight line on white
timeline | subject | One straight horizontal line from edge to edge, evenly spaced markers on it, a small picture above each: {items} | The line as a road winding from far off at the upper {other} to the front at the lower {side}, one picture at every bend: {items} | One thin line with plain dots, a small outline above each: {items}
timeline | composition | The oldest at the left, the latest at the right, a short date below each | The oldest small in the distance, the latest large in front | Wide empty space above and below
timeline | light | Even flat colour, no cast shadow | Light growing brighter along the road | Even flat tone
timeline | style | Clean printed illustration, one colour to each age | Painted illustration, warm ground, deep shadow in the far end | Line drawing, black on white
# Pages full of figures.
crowd | subject | {A} seen from high up at an angle without a horizon, the whole page full of small figures of one size, each busy with a small story of its own | {A} from a little lower, one crowded way running from the lower {side} corner to the upper {other}, figures leaning out, climbing, carrying and tumbling along it | {A} as one cluster of a dozen small figures, each doing one clear thing
crowd | composition | No middle and no main figure, everything equally sharp from edge to edge, small gaps for the eye to wander through | Large groups in the lower corners, smaller ones toward the top, not one empty spot | The cluster in the middle of a white page, wide margin
crowd | light | Even clear light, almost no shadow | Even light, a thin shadow under each figure toward the {other} | Even flat tone
crowd | style | Search-and-find picture book, fine ink outlines, flat bright colours | Search-and-find picture book, ink outlines and watercolour | Ink outlines with a few flat colours
cutaway | subject | {A} cut open along its whole length and seen square from the side, every part of the inside in view, walls and floors as thick pale bands | {A} cut open at a corner and seen from a little above, the nearest parts largest, each lit from inside | {A} as one clear outline cut open, its parts plain shapes
cutaway-parts | subject | Inside, each part in an open compartment of its own, none hidden: {items} | Inside, part by part from the front to the back: {items} | -
cutaway | light | Even light in every part, no dark corner | Warm light inside, the outside in cool shade toward the {other} | Even flat tone
cutaway | composition | The whole of it in frame, even margin all round, each part as sharp as the next | Filling the sheet from edge to edge, small things at work in every corner | Centred, wide empty margin
cutaway | style | Cutaway illustration, fine ink line and flat colour | Cutaway illustration, richly painted, fine detail at every scale | Thin line drawing, two flat colours
# Pages of figures that are told apart.
character-sheet | subject | {A} in full length four times on one ground line: front, three-quarter, side and back, all of one height, arms a little off the body | {A} once large in action at the {side}, weight on one leg; the turnaround of front, side and back small at the {other} | {A} twice in full length, front and back, side by side
character-sheet | composition | A row of three heads with different expressions below, hands and gear drawn apart at the edge | Three heads with strong expressions along the foot, a column of gear and colour swatches at the edge | Equal height, wide empty margin
character-sheet | light | Flat colour with one step of shade, the same from every side | One clear light from the upper {side}, two steps of shade | Even flat tone
character-sheet | style | Character sheet, clean even line, plain pale ground | Character concept art, loose ink and painted colour, pale warm ground | Plain line drawing, one flat colour
paper-doll | subject | {A} standing in plain underclothes in the middle, arms a little off the body, four complete outfits around it, each to its size | {A} large at the {side}, half dressed in the first outfit, its other clothes fanned out over the rest of the sheet | {A} and one outfit side by side
paper-doll | composition | White tabs at shoulders and waist of every outfit, a thin cutting line around each piece | Hats, shoes and bags in the gaps, white tabs and cutting lines | A cutting line around both, wide margin
paper-doll | light | Even flat colour, no cast shadow | Flat colour, a thin shadow under every loose piece | Even flat tone
paper-doll | style | Printed paper doll sheet, fine ink line and soft flat colour on matt card | Printed paper doll sheet, watercolour and ink on cream card | Fine line, two flat colours
sprites | subject | {A} in eight frames of one row, one full movement from start to start, all of one size on one ground line | {A} in four rows of frames: standing, moving, leaping, landing, the same palette throughout | {A} in one single frame, side view
sprites | composition | Equal square cells with even gaps, each pose centred in its cell | Equal square cells, each row one movement from left to right | Centred, wide empty margin
sprites | light | Flat shade in three tones, the light from the upper left in every frame | Flat shade in four tones and a bright rim, the light from the upper {side} in every frame | Two flat tones
sprites | style | Pixel art, crisp square pixels, dark outline, plain ground | Pixel art, crisp square pixels, small bursts of dust and sparks at the fast frames | Pixel art, few pixels, plain ground
# Pages of panels.
strip | subject | {A} told in {count} equal panels of one row: the place, the trouble, the turn, the last look | {A} told in {count} panels of growing width, the last one twice as wide with the turn in it | {A} told in {count} small equal panels, one drawn thing in each
strip | composition | White gutters of one width, read from left to right, the same figures drawn alike in every panel | The view coming nearer from the {side} from panel to panel, the same figures drawn alike in every panel | Plain backgrounds, the same figures drawn alike in every panel
strip | light | Flat colour, one flat shade | Flat colour darkening toward the turn, one bright colour in the last panel | Bare white, no shading
strip | style | Comic strip, even ink outlines, flat colour, empty speech bubbles | Comic strip, brush ink and bold flat colour | Comic strip, thin even ink line
comic | subject | {A} told in six panels of three even rows: the place in a wide first panel, the trouble in the middle ones, a face close up, the turn, its end | {A}: one tall panel at the {side} with the decisive moment, breaking out of its frame, four small panels beside it that lead there | {A} in three equal panels of one row: before, the moment, after
comic | composition | White gutters of one width, read from left to right, the same figures drawn alike in every panel | Slanted panel edges, gutters narrowing toward the moment, the same figures drawn alike in every panel | Plain backgrounds, the same figure drawn alike in every panel
comic | light | Flat colour, black shapes of shadow on the side away from the light | Hard light from the {side}, large black shadows, one bright colour at the moment itself | Bare white, no shading
comic | style | Comic page, inked outlines of varying weight, flat colour | Comic page, bold brush inks, strong colour, speed lines | Comic strip, thin even ink line
manga | subject | {A} told in five panels of uneven size, a wide one across the top for the place, two narrow ones for hands and eyes, a large one for the clash, a small last one | {A}: one panel over two thirds of the page at the {side}, breaking its frame, three thin ones beside it that lead there | {A} in three equal panels of one column: before, the moment, after
manga | composition | Black gutters between slanted edges, read from the top right, the same figures drawn alike in every panel | Speed lines running to the moment itself, the same figures drawn alike in every panel | Plain backgrounds, the same figures drawn alike in every panel
manga | light | Grey screentone, black shapes on the side away from the light | Hard light from the {side}, solid blacks, white speed lines | Bare white
manga | style | Manga page, black ink of varying weight on white | Manga page, brush ink and torn screentone | Manga page, thin even ink line
storyboard | subject | {A} in six ruled frames of two rows: the place from far off, the arrival, hands at work close up, a face, the turn, the way out | {A} in four wide ruled frames, each from a new height: from far above, from the floor, over a shoulder, close on the eyes | {A} in three ruled frames of one row: beginning, middle, end
storyboard | composition | A strip for notes under each frame, arrows for the movement of camera and figures | Large arrows for camera moves cutting through the frame edges | Plain frames, one arrow in each
storyboard | light | Grey marker for shade, the light left white | Black marker masses, one white shape of light in each frame | Bare white paper
storyboard | style | Storyboard, quick pencil line and grey marker | Storyboard, charcoal and black marker on toned paper | Storyboard, thin pencil line
# Things cut out, stuck on and printed.
sticker-sheet | subject | {A} as twelve separate stickers in four even rows, no two alike, faces and gestures differing from one to the next | {A} as a dozen stickers of three sizes packed over the sheet at small angles, the largest one in the middle | {A} as four plain stickers in one row
sticker-sheet | composition | An even white die-cut border around each, clear gaps, none touching another | White die-cut borders following every outline, one corner peeling up | A white die-cut border around each, wide gaps
sticker-sheet | light | Even flat colour, a hairline of grey shadow along each border | Glossy vinyl with one soft highlight from the upper {side} | Even flat colour
sticker-sheet | style | Sticker sheet, thick even outlines, flat clear colours, plain backing | Sticker sheet, bold outlines and small cell shading, plain backing | Sticker sheet, single-weight outlines
collage | subject | {A} cut out of printed pictures and pasted over one another in loose rows, some whole, some torn | {A} torn and overlapping from the lower {side} corner upward, one piece far larger than the rest | {A} as three cut pieces on an empty sheet
collage | composition | Five large pieces and many small ones, cut edges in clear view, the ground showing at the corners | Steep jumps of scale, one strip of plain paper running through all of it | Wide empty paper all round
collage | light | Even light, a thin drop shadow under every cut edge | Low light from the {side}, lifted corners throwing small shadows | Even light, one thin shadow to each piece
collage | style | Paper collage, halftone print, torn edges and a trace of glue | Paper collage, halftone print, tape, staples and painted strokes | Paper collage, two colours of print
mood-board | subject | {A} as a dozen cut pictures, paint chips and cloth samples pinned in loose rows on a pale board | {A} as overlapping pictures, samples and torn paper spreading from the lower {side} corner, one large picture over the rest | {A} as four pictures and three colour chips in one row
mood-board | composition | Even gaps, the board seen straight on and filling the frame | Steep jumps of scale, the board filling the frame | Wide margin
mood-board | light | Even soft daylight, a thin shadow under each piece | Window light from the {side}, lifted corners throwing small shadows | Even soft light
mood-board | style | Pinned board, matt prints, linen, paper tape, nothing lettered | Pinned board, matt prints, cloth and pressed leaves, nothing lettered | Pinned board, nothing lettered
exploded | subject | {A} taken apart in the air, every layer floating level above the next in its order: {items} | {A} flying apart along a tilted line, layers spinning a little, crumbs and drops between them: {items} | {A} as three layers parted by clear air
exploded | composition | Centred on one upright axis, equal gaps between the layers | On the {side} third, the topmost layer nearest to the camera | Centred, wide empty space
exploded | camera | Straight-on close view, 90mm lens at f/11, every layer sharp | Close view from slightly below, 50mm lens at f/4, 1/2000 second | Straight-on view, 90mm lens
exploded | light | Large softbox from the {side}, a thin rim from behind along every edge | One hard light from behind at the {side}, steam and crumbs lit, dark ground | One soft light from the {side}
exploded | style | Food photograph, plain light ground | Food campaign photograph, dark ground | Plain food photograph
instructions | subject | {A} as six numbered line drawings in two rows: the parts laid out, three steps of putting them together, a small round-headed figure at work, the finished thing | {A} as one large isometric drawing with its parts pulled apart along dashed lines, three small steps at the {side} | {A} as three line drawings in one row, the finished thing last
instructions | composition | A bold arrow in each panel, one panel crossed out for the wrong way, no words | Bold arrows along the dashed lines, no words | One arrow between each two, no words
instructions | light | Bare white, no shading | Bare white, one grey tone on the {other} side of every part | Bare white
instructions | style | Assembly manual, black line of one weight on white | Assembly manual, black line and one grey | Assembly manual, thin black line
newspaper | subject | {A} as one large picture across the upper half, a masthead bar over it, five narrow columns of text lines below | {A} as a tall picture at the {side}, a huge headline bar across the page, columns running around it | {A} as one small picture in an empty column
newspaper | composition | Thin rules between the columns, everything square to the edges, the page seen straight on | The page filling the frame, one fold across the middle | Wide blank paper
newspaper | light | Even flat tone | Raking light from the {side}, a soft ridge of shadow along the fold | Even flat tone
newspaper | style | Newsprint, coarse halftone picture, black on grey paper | Newsprint, coarse halftone and smudged ink on yellowed paper | Newsprint, black on grey paper
playing-card | subject | {A} at half length twice, head to head across the middle of the card, one the other's mirror | {A} at half length twice, head to head, cloak and hands running past the inner frame toward the {side} | {A} as one small figure in the middle
playing-card | composition | A thin ruled frame, the sign of its suit in two opposite corners, rounded card corners | An ornamented frame, the sign of its suit in two opposite corners | Rounded card corners, wide white margin
playing-card | light | Flat colour, no shadow | Flat colour on a dark ground | Flat colour
playing-card | style | Playing card print, firm black outlines, red, yellow and blue on white | Playing card print, firm outlines and fine gold line | Playing card print, black and red
stamp | subject | {A} large inside a plain ruled frame, a white perforated edge all round | {A} running past the {side} side of the ruled frame, a white perforated edge all round | {A} small and alone inside the perforated edge
stamp | composition | Upright, one corner left bare for the value | Wide format, one corner left bare for the value | Upright, wide bare ground
stamp | light | Even tone in fine engraved hatching | Hatching growing dense toward the {other} | Even tone
stamp | style | Postage stamp, engraved line in two inks | Postage stamp, engraved line in three inks, one round cancel mark at a corner | Postage stamp, one ink
colouring | subject | {A} whole and large on the page in closed black outlines | {A} large and close to the edges, a simple setting around it in closed black outlines | {A} large in very few thick outlines
colouring | composition | Open shapes large enough for a crayon, a narrow white margin | Open shapes of three sizes, small ones kept for the edges | Wide white page
colouring | light | Bare white, nothing filled | Bare white, nothing filled | Bare white
colouring | style | Coloring page, even black line on white | Coloring page, black line of two weights on white | Coloring page, thick black line
emote | subject | {A} as one head filling the square, the feeling in huge eyes and mouth | {A} as head and shoulders leaning in from the lower {side} corner, the feeling in eyes, mouth and brow | {A} as one head of five shapes
emote | composition | Centred, readable at the height of a line of text, plain ground | Slightly tilted, plain ground | Centred, wide margin
emote | light | Flat colour with one step of shade | Flat colour, one bright rim | Flat colour
emote | style | Chat emote, thick dark outline with a white edge around it | Chat emote, thick outline, small shine marks | Chat emote, thick outline, two colours
tattoo | subject | {A} upright and whole as one compact design, its outer edge closed, the ground left plain | {A} stretched along one flowing diagonal toward the {side}, as it would follow a limb | {A} in one fine unbroken line
tattoo | style | {ink} | {ink} | Thin single-weight line
tattoo | light | Shade by the ink alone, bare paper left for the lights | The darkest ink toward the {other}, lights left open | No shading
tattoo | composition | Centred on off-white paper, wide margin | Large on off-white paper, running close to two edges | Small on white paper
flat-lay | subject | {A} laid out apart on one plain pale surface, every piece whole, edges parallel to the frame | {A} laid in a loose curve from the lower {side} corner to the upper {other}, some pieces cut by the frame edge | {A}, few pieces only, in one corner of a bare surface
flat-lay | light | Large soft window light from the upper {side}, short soft shadows | Low window light from the {side}, longer soft shadows across the surface | Soft even light, one thin shadow to each piece
flat-lay | camera | Straight down from above, 50mm lens at f/8, sharp throughout | Straight down from above, 35mm lens at f/5.6, the surface running to every edge | Straight down from above, 50mm lens
flat-lay | composition | Even gaps between all pieces, clear margin on every side | Dense at one end, open at the other | The rest of the surface empty
flat-lay | style | Flat lay photograph, natural colour | Flat lay photograph, warm natural colour | Flat lay photograph, plain
pattern | subject | {A} as small motifs of one weight in even half-drop rows, every motif upright and whole | {A} large and small, most of them leaning to the {side}, closely packed, each just short of the next | {A} tiny and far apart in an even repeat
pattern | composition | Even gaps, the repeat running past all four edges without a seam | Motifs cut at one edge going on at the opposite edge, no seam | Wide plain ground between them, no seam at any edge
pattern | light | Flat colour, no shadow anywhere | Flat colour on a dark ground, no shadow | Flat colour
pattern | style | Textile print, clear outlines | Textile print, dense and rich, small leaves or dots filling the gaps | Textile print, two colours
# Surfaces in a room.
mural | subject | {A} painted across one whole wall, large and whole from skirting board to ceiling | {A} spreading from one wall around the corner of the room, the largest figure behind the bed or the chair | {A} as one large figure on an otherwise bare wall
mural | setting | {room}, seen straight on | {room}, seen from the doorway | {room}, seen straight on, almost bare
mural | light | Soft daylight from a window at camera {side}, even along the wall | Late daylight from a window at camera {side}, one warm patch across the painting | Soft even daylight
mural | style | Matt wall paint in soft flat colours, brush edges in view | Matt wall paint with washes and small details to find at child height | Matt wall paint, two colours
wall-art | subject | {A} as one soft rounded picture, large and whole, the face calm and plain | {A} small low in the picture at the {side}, a wide quiet sky of soft shapes over it | {A} in a few rounded shapes
wall-art | light | Soft pale tones without hard shadow | Dim soft tones, one pale glow around the middle | Even flat tone
wall-art | composition | Centred with a wide even margin | Open space above, nothing cut at the edges | Small and centred, wide margin
wall-art | style | Nursery print, gouache and pencil grain on matt paper | Nursery print, layered washes and torn-paper edges | Nursery print, two or three muted colours
# Paper to be written on.
paper | subject | {A} along the top edge and down both upper corners, thinning out toward the middle | {A} growing from the lower {side} corner along two edges, a few loose pieces drifting inward | {A} once, small, in the upper {side} corner
paper | composition | The middle two thirds left empty for the words | The upper {other} two thirds left empty for the words | All the rest left empty
paper | light | Even tone, no cast shadow | Even tone, a faint deckle shadow along the paper's edge | Even tone
paper | style | Watercolour and fine ink on warm white paper, nothing lettered | Watercolour washes with a few darker strokes on cream paper, nothing lettered | Fine ink line on white paper, nothing lettered
recipe-card | subject | {A} drawn ready to serve at the upper {side}, its ingredients in a row below, each by itself | {A} large across the top, ingredients tumbling down the {side} edge | {A} as one small line drawing at the top
recipe-card | composition | Ruled lines for the words on the other half, a thin border all round | A ruled panel for the words at the lower {other} | Ruled lines below, wide margins
recipe-card | light | Even tone, soft drawn shadow under each thing | Even tone, painted light from the upper {side} | Even tone
recipe-card | style | Recipe card, watercolour and ink on cream card | Recipe card, gouache on kraft card | Recipe card, single-weight ink line
screen | subject | {A} in equal slots of one main panel, a bar of icons along the foot, all of it seen straight on | {A} in slots over a dim scene that shows through at the edges, one slot chosen and glowing | {A} in the few slots of one panel
screen | composition | Even gutters, one corner radius, nothing tilted | The main panel at the {side}, a large picture of the chosen thing at the {other} | Wide margin, plain ground
screen | light | Even flat tone, thin highlights on upper edges | A glow from the chosen slot, all else a step darker | Even flat tone
screen | style | Game interface design, crisp painted icons | Game interface design, worn metal and leather frame, painted icons | Flat interface design, line icons
game-card | subject | {A} large in an upright picture window, whole and facing forward | {A} breaking out over the card's frame toward the {side}, foreshortened, effects trailing behind | {A} small and alone in the picture window
game-card | composition | An ornamental border, an empty name bar above the picture and an empty text box below it | A dark worn border, an empty name bar and text box half covered | A thin plain border, one empty bar
game-card | light | Clear light on the motif, the ground behind it a step darker | Hard light from the upper {side}, glow from behind, the corners dark | Even light
game-card | style | Printed game card, painted motif | Printed game card, richly painted motif, foil along the frame | Printed game card, flat colour
# Maps.
fantasy-map | subject | {A} whole inside the sheet: a coastline of bays and capes, mountains as rows of small peaks, woods as clumps of trees, rivers running down to the sea | {A} seen slanting from the south, mountains and woods drawn standing, the far coast fading | {A} as one plain coastline with one range and one river
fantasy-map | composition | A hatched shore, dashed roads, a bare banner for the title | Large on the sheet, fine waves along the shore, one {side} corner left bare for the title | Centred, wide bare sea
fantasy-map | light | Even tone, no cast shadow | Low drawn light from the {side}, the mountains' far sides hatched dark | Even tone
fantasy-map | style | Drawn map, sepia ink and pale washes on aged parchment | Hand-drawn map, ink and deep watercolour on stained parchment | Fine ink line on plain paper
treasure-map | subject | {A} whole inside the sheet: a coast of bays, hills, a river, a dashed path with many turns from the shore to a red cross | {A} seen slanting from the shore, the dashed path winding away between cliffs and swamp to a red cross far off | {A} as one plain coastline, one dashed path, one cross
treasure-map | composition | Small waves along the shore, creases from folding across the sheet | Large on the sheet, torn along the {side} edge | Centred, wide bare sea
treasure-map | light | Even tone, no cast shadow | Darkened edges, the brightest paper around the cross | Even tone
treasure-map | style | Drawn map, brown ink on stained parchment with burnt edges | Hand-drawn map, ink and brown wash on scorched parchment | Fine ink line on plain paper
battle-map | subject | {A} seen from straight above to every edge, open ground to move on, cover at the sides, two ways in | {A} seen from straight above, the fighting ground in the middle lit, its edges closed by dark cover | {A} seen from straight above, plain ground with one obstacle
battle-map | composition | A thin square grid over all of it, everything to one scale, no figures | A thin square grid, height shown by short shadows toward the {other}, no figures | A thin square grid, no figures
battle-map | light | Even daylight, short soft shadows that show height | Light from the upper {side}, shadows of one length | Flat even light
battle-map | style | Painted game map, every surface readable | Painted game map, rich ground detail, moss, cracks and puddles | Simple painted game map
`;

const ELEMENTS: ReadonlySet<string> = new Set([
  'subject',
  'composition',
  'light',
  'style',
  'setting',
  'camera',
]);
const isElement = (name: string): name is Element => ELEMENTS.has(name);

/** A sentence of a sheet, before what it shows is put in. */
interface SheetRow {
  readonly sheet: string;
  /** Holds only where that is known or wanted: 'parts', 'labels', 'cut', 'whole'. */
  readonly only?: string;
  readonly element: Element;
  readonly text: Readonly<Record<Take, string>>;
}

let rows: readonly SheetRow[] | undefined;

function read(): readonly SheetRow[] {
  return rowsOf(ROWS, 5).map(([name = '', element = '', studio, cinematic, minimal]) => {
    const [, sheet = name, only] = /^(.*?)(?:-(parts|labels|cut|whole))?$/.exec(name) ?? [];
    if (!isElement(element)) throw new RangeError(`A sheet has no ${element}.`);
    return {
      sheet,
      ...(only !== undefined && { only }),
      element,
      text: { studio: textOf(studio), cinematic: textOf(cinematic), minimal: textOf(minimal) },
    };
  });
}

/** The sentences of a sheet in their order. */
export function sheetRows(sheet: string): readonly SheetRow[] {
  rows ??= read();
  return rows.filter((row) => row.sheet === sheet);
}
