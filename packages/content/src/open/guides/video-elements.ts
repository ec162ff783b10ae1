import type { Element } from '@framewright/prompt-engine/vocabulary';

/** One of the seven things that a video prompt settles. */
export interface VideoElement {
  /** The element of the anatomy that marks it; mood and style go together as 'style'. */
  readonly id: Element;
  readonly name: string;
  readonly what: string;
  /** A line that does it well. */
  readonly example: string;
}

/** A piece of advice with its reason. */
export interface VideoPractice {
  /** Reads as an order: after 'Do' in one list, after 'Don't' in the other. */
  readonly text: string;
  readonly why: string;
}

/** In the order in which it is easiest to think of them. */
export const VIDEO_ELEMENTS: readonly VideoElement[] = [
  {
    id: 'subject',
    name: 'Subject and action',
    what: 'Who or what the shot is about, with two or three traits that can be seen, and the one thing it does. Every other line serves this one.',
    example:
      'A glassblower in a scorched leather apron turns the pipe once and lifts the glowing gather clear.',
  },
  {
    id: 'setting',
    name: 'Setting and time',
    what: 'The place, the hour, the weather and the props that are in use. It gives the model a floor to stand on and something for the light to touch.',
    example: 'A brick workshop with one open door, six on a January morning, sleet on the cobbles outside.',
  },
  {
    id: 'camera',
    name: 'Camera',
    what: 'Shot size, height, lens and one move, or none. Say where the camera starts and where it ends.',
    example: 'Medium close-up at chest height, 50 mm, one slow dolly in that ends at the rim of the glass.',
  },
  {
    id: 'motion',
    name: 'Motion',
    what: 'What changes from the first frame to the last, counted in beats: steps, turns, pauses. What moves by itself, such as steam or cloth, belongs here too.',
    example: 'Two turns of the pipe, a breath, the bubble doubles; sparks drift left and go out.',
  },
  {
    id: 'light',
    name: 'Lighting',
    what: 'The source, its direction and its quality, and what happens to it during the shot. One key; the fill only where it matters.',
    example:
      'The furnace mouth from the right, low and orange; grey daylight from the door rims the far shoulder.',
  },
  {
    id: 'audio',
    name: 'Audio',
    what: 'The ground sound of the place, one or two near sounds tied to the action, a short line in quotes if someone speaks, and whether there is music.',
    example: 'Furnace roar under everything, the tick of cooling glass, one long breath out. No music.',
  },
  {
    id: 'style',
    name: 'Mood and style',
    what: 'Medium, period and grade in a phrase, and the feeling in one or two plain words. One style for the whole clip.',
    example: 'Observational documentary on 16 mm colour film, soft grain, ember against slate. Absorbed.',
  },
];

export const VIDEO_DOS: readonly VideoPractice[] = [
  {
    text: 'Be concise: 2-4 sentences',
    why: 'Each sentence competes for the same few seconds. Four good ones can all be kept; the tenth replaces something you wanted.',
  },
  {
    text: 'Use real film terminology',
    why: 'Words such as dolly in, rack focus or low angle each mean one thing. Dynamic and cinematic mean whatever the model likes.',
  },
  {
    text: 'Include sound every time',
    why: 'A model that makes sound makes some whether you ask or not. One named noise gives the scene its place and the cut its rhythm.',
  },
  {
    text: 'Focus on one action',
    why: 'One verb with a start and an end fits a short clip and can be judged. A second action steals the time that makes the first believable.',
  },
];

export const VIDEO_DONTS: readonly VideoPractice[] = [
  {
    text: 'Mix visual styles',
    why: 'Anime and documentary disagree about line, light and skin in every frame; the usual result is a clip that flickers between them.',
  },
  {
    text: 'Add multiple simultaneous actions',
    why: 'When three things happen at once, the model gives each a third of its care. Limbs merge first, then people.',
  },
  {
    text: 'Be vague',
    why: 'What you leave out is still decided, only not by you. The most likely version of a vague line is the one everybody has seen.',
  },
];
