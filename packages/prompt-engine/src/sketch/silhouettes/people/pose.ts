/** Where the joints of a figure are: 'x,y' in units of a person 100 tall who stands on y = 0. */
export interface Pose {
  readonly head: readonly [number, number];
  readonly neck: readonly [number, number];
  readonly hip: readonly [number, number];
  /** Shoulder, elbow, hand; the far arm first. */
  readonly arms: readonly [string, string];
  /** Hip, knee, ankle, toe; the far leg first. */
  readonly legs: readonly [string, string];
  /** How far the chest is turned towards us: 0.6 in profile, 1 in front. */
  readonly turn: number;
  readonly width: number;
}

/** Poses of people; all that look to a side look right. */
export const POSES = {
  standing: {
    head: [0, -92.5],
    neck: [0, -84],
    hip: [0, -48],
    arms: ['-8.5,-81 -13,-64 -12.5,-47', '8.5,-81 13,-64 12.5,-47'],
    legs: ['-4,-48 -5,-26 -5.5,-3 -9,-1', '4,-48 5,-26 5.5,-3 9,-1'],
    turn: 1,
    width: 34,
  },
  contrapposto: {
    head: [1, -92.5],
    neck: [0, -84],
    hip: [-1, -49],
    arms: ['-8.5,-81 -16,-66 -8,-52', '8.5,-81 14,-65 14,-48'],
    legs: ['-4,-49 -4,-26 -4,-3 -7,-1', '4,-48 8,-27 9,-3 13,-1'],
    turn: 1,
    width: 36,
  },
  walking: {
    head: [3, -92.5],
    neck: [1.5, -84],
    hip: [0, -48],
    arms: ['3,-81 9,-66 17,-55', '-1,-81 -9,-66 -12,-51'],
    legs: ['-1,-48 -6,-26 -16,-6 -13,-2', '2,-48 10,-27 13,-4 19,-2'],
    turn: 0.75,
    width: 40,
  },
  running: {
    head: [13, -90],
    neck: [9, -82],
    hip: [0, -49],
    arms: ['11,-79 22,-68 32,-78', '5,-79 -8,-68 -16,-58'],
    legs: ['-2,-48 -12,-30 -32,-30 -36,-25', '3,-48 21,-38 19,-16 25,-13'],
    turn: 0.75,
    width: 70,
  },
  kicking: {
    head: [-7, -91],
    neck: [-6, -82],
    hip: [0, -49],
    arms: ['1,-79 14,-71 26,-78', '-12,-79 -26,-72 -37,-80'],
    legs: ['-2,-48 -6,-25 -5,-3 1,-1', '3,-48 20,-40 37,-27 43,-30'],
    turn: 0.9,
    width: 84,
  },
  jumping: {
    head: [2, -92],
    neck: [0, -83],
    hip: [-4, -50],
    arms: ['-8,-80 -22,-72 -27,-86', '7,-81 15,-98 21,-116'],
    legs: ['-7,-49 -20,-36 -34,-44 -38,-40', '0,-49 13,-33 8,-13 12,-9'],
    turn: 0.95,
    width: 62,
  },
  dancing: {
    head: [4, -93],
    neck: [1, -84.5],
    hip: [-1, -49],
    arms: ['8,-82 20,-94 22,-110', '-8,-81 -22,-78 -36,-86'],
    legs: ['-3,-48 -2,-25 0,-3 4,-1', '3,-48 20,-42 8,-26 2,-24'],
    turn: 1,
    width: 66,
  },
  cheering: {
    head: [0, -92.5],
    neck: [0, -84],
    hip: [0, -48],
    arms: ['-8.5,-81 -18,-94 -17,-112', '8.5,-81 18,-94 17,-112'],
    legs: ['-4,-48 -7,-26 -9,-3 -13,-1', '4,-48 7,-26 9,-3 13,-1'],
    turn: 1,
    width: 42,
  },
  sitting: {
    head: [2, -72.5],
    neck: [-1, -64],
    hip: [-5, -29],
    arms: ['2,-60 8,-45 20,-40', '-3,-60 2,-43 16,-37'],
    legs: ['-3,-27 21,-29 22,-4 28,-1', '-4,-26 18,-27 16,-4 22,-1'],
    turn: 0.75,
    width: 52,
  },
  crouching: {
    head: [11, -59],
    neck: [6, -51],
    hip: [-9, -21],
    arms: ['9,-48 18,-34 28,-28', '4,-47 14,-31 26,-24'],
    legs: ['-8,-19 14,-26 8,-4 14,-1', '-9,-19 10,-20 -2,-3 5,-1'],
    turn: 0.8,
    width: 52,
  },
  working: {
    head: [16, -87],
    neck: [10, -80.5],
    hip: [-1, -48],
    arms: ['12,-77 18,-60 32,-54', '7,-77 10,-58 27,-50'],
    legs: ['-1,-48 3,-26 0,-3 6,-1', '-2,-48 -8,-26 -12,-3 -6,-1'],
    turn: 0.8,
    width: 50,
  },
  reaching: {
    head: [5, -93],
    neck: [2, -84],
    hip: [-1, -48],
    arms: ['4,-80 14,-68 28,-64', '0,-81 14,-86 30,-96'],
    legs: ['-1,-48 3,-26 2,-3 8,-1', '-2,-48 -7,-26 -11,-3 -5,-1'],
    turn: 0.8,
    width: 54,
  },
  kungfu: {
    head: [-10, -88],
    neck: [-8, -79],
    hip: [0, -49],
    arms: ['-1,-77 12,-84 20,-96', '-13,-76 -26,-70 -34,-82'],
    legs: ['-2,-47 -8,-24 -10,-3 -4,-1', '4,-48 24,-62 46,-78 48,-84'],
    turn: 0.9,
    width: 92,
  },
  guard: {
    head: [2, -85],
    neck: [-1, -77],
    hip: [-4, -43],
    arms: ['5,-74 17,-64 24,-77', '-6,-73 4,-60 15,-72'],
    legs: ['-2,-42 14,-27 14,-3 20,-1', '-6,-42 -19,-27 -26,-3 -20,-1'],
    turn: 0.85,
    width: 58,
  },
  cycling: {
    head: [19, -88],
    neck: [12, -81],
    hip: [-12, -58],
    arms: ['13,-77 22,-64 36,-57', '10,-76 19,-60 34,-55'],
    legs: ['-10,-56 11,-44 1,-24 7,-20', '-12,-56 6,-36 -6,-14 1,-11'],
    turn: 0.7,
    width: 60,
  },
  riding: {
    head: [3, -92],
    neck: [0, -83.5],
    hip: [-4, -50],
    arms: ['4,-80 12,-67 24,-64', '-1,-80 7,-65 21,-61'],
    legs: ['-3,-48 14,-38 8,-19 13,-17', '-4,-47 13,-36 6,-17 12,-15'],
    turn: 0.75,
    width: 40,
  },
  violin: {
    head: [3, -91],
    neck: [0, -84],
    hip: [0, -48],
    arms: ['8,-80 15,-68 24,-79', '-8,-81 -17,-68 -2,-72'],
    legs: ['-4,-48 -5,-26 -5.5,-3 -9,-1', '4,-48 6,-26 7,-3 11,-1'],
    turn: 0.95,
    width: 50,
  },
  selfie: {
    head: [-1, -92.5],
    neck: [0, -84],
    hip: [0, -48],
    arms: ['-8.5,-81 -13,-64 -9,-49', '8.5,-81 20,-78 27,-93'],
    legs: ['-4,-48 -5,-26 -5.5,-3 -9,-1', '4,-48 6,-26 8,-3 12,-1'],
    turn: 1,
    width: 48,
  },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;
