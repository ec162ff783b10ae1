/** Sizes that forms and server check alike. A megabyte is 1,048,576 bytes. */
export const MEGABYTE = 1_048_576;

/** Lengths in characters (UTF-16 code units, as `maxlength` counts them). */
export const LENGTHS = {
  subject: 2_000,
  description: 4_000,
  idea: 10_000,
  optimizerMessage: 4_000,
  promptField: 200,
  /** What a picture shows, as an answer to the extractor's question. */
  pictureSubject: 300,
  /** A whole prompt, ours or pasted. */
  prompt: 4_000,
  /** A prompt of any tool, with the settings that it writes below, or a whole caption. */
  anyPrompt: 24_000,
  /** One phrase of a prompt. */
  phrase: 400,
  name: 100,
  email: 254,
  passwordMin: 8,
  passwordMax: 256,
  apiKey: 500,
  /** An engine's id, a slash, and its name of a model. */
  modelId: 350,
} as const;

/** API keys that an account has at once. */
export const KEYS_OF_ACCOUNT = 20;

/** Phrases of all takes that another take may be asked to keep: eleven elements in each. */
export const LOCKS = 33;

/** What may stand in place of one phrase, at most. */
export const ALTERNATIVES = 6;

/** A picture that is sent in for image-to-image. */
export const INPUT_IMAGE = {
  maxBytes: 5 * MEGABYTE,
  maxPixels: 50_000_000,
  maxSide: 16_384,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** A picture that a prompt is read from. */
export const EXTRACTOR_IMAGE = {
  maxBytes: 10 * MEGABYTE,
  /** Prompts that an account keeps; older ones make room. */
  history: 100,
  /** Characters of a text of the file that are answered and kept, and of one of its other settings; how many of those. */
  text: 20_000,
  setting: 2_000,
  settings: 100,
  /** How many of them a work keeps, and characters of one: a graph of nodes is no setting to be read. */
  keptSettings: 30,
  keptSetting: 200,
  /** Pixels, the longer side of a history's thumbnail. */
  thumbnailSide: 256,
} as const;

/** The roll: works of a page and of a selection, stars, tags of a work and their characters, filters of a kind. */
export const WORK = {
  page: 100,
  selection: 10_000,
  rating: 5,
  tags: 30,
  tagLength: 60,
  filters: 10,
  /** Days that the bin keeps what is in it. */
  binDays: 30,
  /** Characters of a text that a list shows. */
  excerpt: 300,
  /** Pixels, the longer side of a thumbnail. */
  thumbnailSide: 320,
  /** What the overview names at most, the commonest first. */
  overviewTerms: 100,
  overviewTags: 200,
  /** Versions of a line that are listed, the newest. */
  line: 200,
} as const;

/** A board of pictures side by side. */
export const BOARD = {
  cells: 64,
  /** Things that differ at once. */
  axes: 3,
} as const;

/** Templates of one's own, and what is filled into one. */
export const TEMPLATE = {
  ofAccount: 500,
  /** Values of one name. */
  values: 1_000,
  /** Names that values are given for. */
  names: 30,
  /** Characters of a CSV; its cells are bounded by `prompt-dialects`. */
  csv: 4 * MEGABYTE,
  /** Characters of the CSV, and of the lists as JSON, that are kept with a template. */
  kept: 100_000,
  sample: 10,
} as const;

/** What somebody brings along: exports, and pictures that other programs made. */
export const IMPORT = {
  /** Of all files of one import. */
  bytes: 4_096 * MEGABYTE,
  files: 2_000,
  partBytes: 8 * MEGABYTE,
  /** Imports of an account that are not over yet. */
  open: 3,
  /** Files in a ZIP. */
  entries: 100_000,
  /** Of all that a ZIP unpacks to. */
  unpackedBytes: 16_384 * MEGABYTE,
  pictureBytes: 25 * MEGABYTE,
  /** Of a work's texts. */
  workBytes: 2 * MEGABYTE,
  picturesOfWork: 16,
  /** Of a line that is a board or a template: more than the longest that can be made here. */
  lineBytes: 4 * MEGABYTE,
  /** Boards of an account beyond which an import adds none. */
  boards: 5_000,
  /** Problems that are told one by one. */
  problems: 20,
  /** Days after which files that never came whole are forgotten, and what is known of an import. */
  keptDays: 7,
} as const;

/** Links that show works to others. */
export const SHARES = {
  ofAccount: 500,
  /** Works of a collection's page. */
  page: 24,
  /** Pixels, the longer side of what a visitor sees. */
  side: 1_600,
} as const;

/** How far image-to-image departs from the input. */
export const STRENGTH = { min: 0.1, max: 1, step: 0.1, default: 0.8 } as const;

/** The largest JSON body of a call, in bytes; calls that carry long texts or a picture have their own. */
export const BODY_LIMIT = 64 * 1024;

/** Room for whole prompts and conversations. */
export const TEXT_BODY_LIMIT = 256 * 1024;

/**
 * How many values, objects and lists a JSON body may hold: the largest are the values of a template. Read whole,
 * each takes some hundred bytes of memory, however little it takes on the wire.
 */
export const BODY_PARTS = 40_000;

/** Room for the largest input picture as base64, and the words beside it. */
export const IMAGE_BODY_LIMIT = Math.ceil((INPUT_IMAGE.maxBytes * 4) / 3) + 64 * 1024;

/** Room for the largest picture to be read, and the multipart words around it. */
export const EXTRACTOR_BODY_LIMIT = EXTRACTOR_IMAGE.maxBytes + 64 * 1024;

/** A workflow that somebody brings to an engine. */
export const WORKFLOW = {
  maxBytes: MEGABYTE / 2,
  /** Of one engine. */
  most: 20,
} as const;

/** Room for the largest workflow, and the words beside it. */
export const WORKFLOW_BODY_LIMIT = WORKFLOW.maxBytes + 64 * 1024;

/** How many of the most common passwords are refused. */
export const COMMON_PASSWORDS = 3_000;
