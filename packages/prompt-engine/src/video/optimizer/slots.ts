/** The parts that the optimizer can add. */
export type Slot =
  | 'place'
  | 'time'
  | 'frame'
  | 'lens'
  | 'move'
  | 'motion'
  | 'light'
  | 'style'
  | 'mood'
  | 'near'
  | 'ground'
  | 'music';
