/** Video models that a script can be written for; the first is the default, ten seconds for any of them. */
export const VIDEO_TARGETS = [
  'ten-seconds',
  'sora-2',
  'veo-3.1',
  'gemini-omni',
  'kling-3',
  'seedance-2.5',
  'minimax-h3',
] as const;
export type VideoTargetId = (typeof VIDEO_TARGETS)[number];

/** A kind of film that a script is for. */
export interface VideoTarget {
  readonly name: string;
  /** How long the script is where the idea asks for no length. */
  readonly seconds: number;
  /** How long one clip may be; a film that is longer comes in several. */
  readonly longest: number;
  /** What to set or mind there, in a sentence; empty for the default. */
  readonly note: string;
}

/** As the table of the video guide has them: lengths and sizes that are only reported say so. */
export const VIDEO_TARGET_INFO: Readonly<Record<VideoTargetId, VideoTarget>> = {
  'ten-seconds': { name: 'Any model, 10 seconds', seconds: 10, longest: 600, note: '' },
  'sora-2': {
    name: 'Sora 2 (closed)',
    seconds: 12,
    longest: 20,
    note: 'Closed: app and API are shut down. It took 4, 8 or 12 seconds, later also 16 and 20, with sound; use the script elsewhere and set length and shape there.',
  },
  'veo-3.1': {
    name: 'Veo 3.1',
    seconds: 8,
    longest: 8,
    note: 'Clips of 8 seconds with sound. Set 16:9 or 9:16 and 720p, 1080p or 4K outside the prompt.',
  },
  'gemini-omni': {
    name: 'Gemini Omni',
    seconds: 10,
    longest: 10,
    note: 'Omni Flash 1.1 is reported to take 3 to 10 seconds, with sound. Set length, 16:9 or 9:16 and resolution outside the prompt.',
  },
  'kling-3': {
    name: 'Kling 3',
    seconds: 10,
    longest: 15,
    note: 'Reported: 3 to 15 seconds in up to six shots, up to 1080p. Set the length outside the prompt and switch sound on.',
  },
  'seedance-2.5': {
    name: 'Seedance 2.5',
    seconds: 10,
    longest: 30,
    note: 'Reported: 4 to 30 seconds, 480p or 720p, several ratios. Set length and ratio outside the prompt and switch sound on.',
  },
  'minimax-h3': {
    name: 'MiniMax H3',
    seconds: 10,
    longest: 15,
    note: 'Reported: 5 to 15 seconds with sound, 480p to 4K depending on the host. Set length, ratio and resolution outside the prompt.',
  },
};
