import { rowsOf, wordsOfCell } from '../../lexicon/row.ts';

/*
 * The terms in which an idea directs its film: 'slow orbit', 'symmetrical frames', 'static wide', '35mm grain', 'amber
 * light'. A piece between commas that has no other words says how it is filmed or lit, and shows nothing.
 * of what | the word that says so | words that go with it
 */
const TERM_ROWS = `
camera | shot shots frame frames framing composition compositions perspective angle angles view views pan pans tilt tilts zoom zooms orbit orbits arc arcs dolly push pull push-in pull-back pull-out crane track tracking rotation turn macro night-vision nightvision wide wides close-up close-ups closeup closeups medium static handheld locked-off overhead top-down steadicam gimbal drone lens fps mm movement movements cut cuts take takes transitions focus oner pov | slow slowly fast quick smooth gentle steady long short single one continuous unbroken uninterrupted very super extreme ultra tight close low high eye level eye-level dutch bird's-eye wide full medium tall flat symmetrical symmetric centred centered balanced off-centre tableau one-point two-point shallow deep soft rack left right up down in out back forward sideways upside round around clockwise degree degrees motion slow-motion slow-mo real time speed high-speed and the a an on with only no to from all whip crash snap hand held fpv 16mm 35mm 50mm 65mm 70mm 85mm 100mm
look | grain palette tones tone tint hues grade grading colours colors colour color contrast texture textures aspect ratio letterbox vignette bloom halation flares flare bokeh stock celluloid | film fine heavy soft pastel muted warm cold cool natural saturated desaturated faded sepia monochrome black white earthy neutral high low rich deep bold vivid washed-out bleached 16mm 35mm 65mm 70mm 8mm super kodak fuji portra technicolor lens anamorphic and with a the of in red blue green teal orange amber gold golden pink purple violet grey gray yellow brown beige cream
light | light lighting lights sun sunlight moonlight nightvision glow backlight sidelight rim silhouette silhouettes shadows shadow chiaroscuro | amber gold golden warm cold cool blue red green pink purple violet orange yellow white grey gray teal silver natural soft hard harsh low high dim bright single available side back top rim key motivated practical dappled slanting raking diffused diffuse even flat long deep strong moody low-key high-key late early morning evening afternoon noon dusk dawn sunset sunrise night winter summer autumn spring window overcast only and with a the in of neon candle fire moon sun strobe late early setting rising through trees blinds sodium tungsten fluorescent vision
`;

const TERMS = rowsOf(TERM_ROWS, 3).map(([sort = '', heads, beside]) => ({
  sort,
  heads: new Set(wordsOfCell(heads)),
  beside: new Set(wordsOfCell(beside)),
}));
const WORDS_AT_MOST = 7;
/** Articles alone make no term of a thing: 'the frame', 'a light'. */
const LEADS = /^(?:an?|the|one|and|with|in|of|on)$/;
const NUMBER = /^\d+(?::\d+|\.\d+)?$/;

/** Of what a piece is that has none but terms of film: camera, look or light; undefined for any other piece. */
export function filmTermsOf(piece: string): 'camera' | 'look' | 'light' | undefined {
  const words = piece
    .toLowerCase()
    .replace(/\bclose\s(?=ups?\b)/g, 'close-')
    .replace(/\b(push|pull)\s(?=(?:in|back|out)\b)/g, '$1-')
    .split(/[^\p{L}\p{N}:.'’-]+/u)
    .filter(Boolean);
  if (words.filter((word) => !LEADS.test(word)).length < 2 || words.length > WORDS_AT_MOST) return undefined;
  const row = TERMS.find(
    ({ heads, beside }) =>
      words.some((word) => heads.has(word)) &&
      words.every((word) => heads.has(word) || beside.has(word) || NUMBER.test(word)),
  );
  return row?.sort === 'camera' || row?.sort === 'look' || row?.sort === 'light' ? row.sort : undefined;
}
