import { BOARD, type Board, type BoardCell } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { dollars } from '../../lib/dollars.ts';

type Room = NonNullable<Board['storage']>;

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** What the page says that begins a board. */
export const COMPARE_TEXTS = {
  title: 'Compare',
  lead: 'One prompt, side by side: choose what differs, see what it costs, and draw.',
  prompt: 'Prompt',
  prompts: 'Prompts',
  takesHint: 'Choose one or several. Several differ from each other.',
  models: 'Models',
  modelsHint: 'Choose one or several. Models that need a key of your own are in the generator.',
  ratios: 'Ratios',
  seeds: 'Seeds',
  seedsHint: 'How many seeds each model draws with. One seed keeps all else the same.',
  templates: 'Templates',
  element: 'One element',
  elementHint: 'Choose a phrase: it takes each of the wordings below, and nothing else changes.',
  wordings: (name: string) => `Wordings for ${name}`,
  asItIs: 'As it is',
  looking: 'Looking for wordings...',
  own: 'Wording of your own',
  add: 'Add',
  cost: 'Before it runs',
  counting: 'Counting...',
  count: pictures,
  free: 'free',
  split: ({ free, paid, unknown }: Board['price']) =>
    [
      free > 0 && `${free} free`,
      paid > 0 && `${paid} paid`,
      unknown > 0 && `${unknown} at a price that nobody here knows`,
    ]
      .filter(Boolean)
      .join(', '),
  atMost: 'At most',
  price: ({ total_usd, unknown }: Board['price']) => {
    if (unknown === 0) return dollars(total_usd);
    return total_usd === 0 ? 'unknown' : `more than ${dollars(total_usd)}`;
  },
  left: (left: number, count: number) =>
    left >= count
      ? `Your day has ${pictures(left)} left.`
      : `Your day has ${pictures(left)} left: the rest of the board is kept, and can be drawn another day.`,
  /** Said before anything is drawn, where not all of it would be kept. */
  noRoom: ({ left_bytes: left, needed_bytes: needed, room_for: room }: Room, count: number) => {
    const kept =
      room === 0 ? 'Nothing of this would be kept' : `About ${room} of these ${count} would be kept`;
    const sizes = `${pictures(count)} need about ${megabytes(needed)}, and your storage has ${left === 0 ? 'no room' : megabytes(left)} left`;
    return `${kept}: ${sizes}. What finds no room stays for a day only.`;
  },
  makeRoom: 'Make room',
  cannot: (count: number) => (count === 1 ? '1 cell cannot be drawn.' : `${count} cells cannot be drawn.`),
  draw: (count: number) => `Draw ${pictures(count)}`,
  drawing: 'Starting...',
  failed: COMMON_TEXTS.failed,
  network: COMMON_TEXTS.network,
  earlier: 'Earlier boards',
  done: (done: number, cells: number) => `${done} of ${cells} drawn`,
  none: 'Boards that you draw are kept here.',
  more: 'Show more',
  morePending: 'Loading...',
  loadingWork: 'Loading the work...',
} as const;

const STATES: Readonly<Record<BoardCell['state'], string>> = {
  waiting: 'Waiting',
  drawing: 'Drawing',
  done: 'Done',
  failed: 'Failed',
  stopped: 'Not drawn',
};

/** What columns differ in, where a person has another word for it. */
const AXES: Readonly<Partial<Record<Board['axes'][number]['name'], string>>> = { aspect_ratio: 'ratio' };

/** What the page of one board says. */
export const BOARD_PAGE_TEXTS = {
  back: 'My work',
  another: 'Another board',
  loading: 'Loading this board...',
  gone: 'This board is not here',
  goneHint: COMMON_TEXTS.gone,
  toCompare: 'To Compare',
  tally: 'The board in figures',
  ran: 'Before it ran',
  now: 'Now',
  state: (state: BoardCell['state']) => STATES[state],
  inBin: 'In the bin',
  deleted: 'Deleted',
  unkept: (count: number, day: string) =>
    `Your storage was full, so ${count === 1 ? '1 picture here goes' : `${count} pictures here go`} on ${day}. Download the board to keep ${count === 1 ? 'it' : 'them'}; the words stay in My work.`,
  winner: 'Winner',
  spent: (usd: number, isExact: boolean) => `${isExact ? '' : 'about '}${dollars(usd)} spent`,
  about: (usd: number) => `about ${dollars(usd)}`,
  stopHint: 'Stopping keeps what is here and charges nothing more.',
  stop: 'Stop the rest',
  stopping: 'Stopping...',
  rest: (count: number) => `Draw the rest (${count})`,
  resuming: 'Starting...',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  fitName: 'Fit into the frame',
  percent: (zoom: number) => `${Math.round(zoom * 100)} %`,
  fitFrom: (zoom: number) => `${Math.round(zoom * 100)} %: fit into the frame`,
  together: 'Zoom together',
  flicker: 'Flicker',
  binRest: 'Bin the rest',
  binning: 'Moving...',
  pickFirst: 'Pick a winner first.',
  binned: (count: number) => `${pictures(count)} moved to the bin.`,
  addColumn: 'Add a column',
  columnHint: (name: Board['axes'][number]['name']) =>
    `One more ${AXES[name] ?? name}, with everything else as it is.`,
  columnCost: ({ count, price, images_left: left, storage }: Board) =>
    [
      `${pictures(count)}: ${COMPARE_TEXTS.split(price)}.`,
      price.free < count && `At most ${COMPARE_TEXTS.price(price)}.`,
      left !== null && COMPARE_TEXTS.left(left, count),
      storage && storage.room_for < count && COMPARE_TEXTS.noRoom(storage, count),
    ]
      .filter(Boolean)
      .join(' '),
  full: `A board has at most ${BOARD.cells} pictures.`,
  whileDrawing: 'The board is being drawn.',
  wordings: 'Other wordings',
  cancel: 'Cancel',
  board: 'The board',
  keys: 'Arrow keys move between pictures, Enter puts one side by side, W picks a winner. Plus and minus zoom, 0 fits, Shift with arrow keys moves what is zoomed.',
  pick: 'Pick',
  pickName: (name: string) => `Pick ${name} as a winner`,
  compareName: (name: string) => `Put ${name} side by side`,
  side: 'Side by side',
  sideHint: 'Choose two pictures of the board to see them here, at the same place.',
  open: 'Open',
  other: 'Show the other',
  same: 'Same everywhere:',
  seed: (seed: number) => `seed ${seed}`,
  ratio: (ratio: string) => `ratio ${ratio}`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  ahead: (ahead: number) => `${ahead} before it`,
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`,
  download: 'Download',
  packing: 'Packing...',
  zipName: 'board.zip',
  remove: 'Forget the board',
  removeTitle: 'Forget this board?',
  removeText: 'Its pictures stay in My work; which of them were winners is forgotten.',
  keep: 'Keep',
  removing: 'Forgetting...',
  removed: 'The board is forgotten. Its pictures are in My work.',
} as const;
