import { readTable } from './entry.ts';

/** Lettering, layout and formats. */
export const LETTERING = readTable(
  { element: 'composition', kind: 'image' },
  `
exact words in double quotes / exact words / reads exactly | Quotation marks tell the model which words to draw. | any picture with text | subject
bold geometric sans-serif / geometric sans / sans-serif | Even and modern letters. | technology | style
elegant high-contrast serif / high-contrast serif / serif type / serif | Thick and thin strokes, like a fashion masthead. | luxury | style
slab serif | Sturdy, square feet. | beer and sport | style
hand-lettered script / hand lettering / hand-lettered / script lettering / calligraphy | Personal, drawn as one line. | cafés and cards | style
condensed all-caps headline / condensed capitals / all caps | Tall, tight and loud. | film posters | style
rounded friendly type / rounded type | Soft letters. | children and food | style
monospaced type / monospace | Every letter is as wide as the next. | code and tools | style
text hierarchy / title and subtitle / small print | Sizes tell what to read first. | posters
text on a curved path / curved text | Words follow an arc. | badges and logos
centred single-line title / title at the top | The place of the title is fixed. | covers
speech bubble | Words come from a mouth. | dialogue in comics | subject
grid layout / equal panels / grid of | Panels of one size in rows. | collages and storyboards
labelled arrows / short labels / labelled | Arrows with few words explain the parts. | teaching | subject
no text anywhere / no text / without text | Keeps stray letters out. | backgrounds | negative
few words per element / keep words few | Up to five words each are spelled more surely. | text in pictures
wordmark / logotype | The name itself, drawn, is the mark. | brands | subject
lockup / horizontal lockup | The fixed arrangement of mark and name. | identity sheets
letter spacing / kerning | The gaps between letters are set by eye. | titles and logos
baseline / baseline grid | The line on which letters stand. | typography
single weight / stroke weight / single stroke | Every line has the same thickness. | icons and marks | style
`,
);

/** Width to height by purpose. */
export const FORMATS = readTable(
  { element: 'composition', kind: 'both' },
  `
1:1 / square format | A square, without direction. | avatars, feeds and icons
4:5 / 5:4 | A gently tall or wide frame. | social posts and portraits
9:16 / vertical video | Fills a phone held upright. | stories and short videos
2:3 | The classic upright photograph or book cover. | posters and prints
3:4 | An upright frame with some width. | portraits and slides
4:3 | The shape of old screens and slides. | products and presentations
3:2 | The shape of a 35 mm photograph. | landscape and reportage
16:9 / widescreen | A wide screen. | video and headers
21:9 / 2.39:1 | The shape of cinema. | panoramas and mood
1:4 / 4:1 | An extreme strip that only some models draw. | banners
aspect ratio | Width to height: decide it before the composition. | fitting a picture to its use
`,
);
