import type { ActionRow } from '../lexicon/action.ts';
import type { FeelingRow } from '../lexicon/feeling.ts';
import type { VerbForms } from '../lexicon/inflect.ts';
import type { MaterialRow } from '../lexicon/material.ts';
import type { NounKind, NounRow } from '../lexicon/noun.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import type { StyleRow } from '../lexicon/style.ts';
import type { TimeRow } from '../lexicon/time.ts';
import type { Daytime, Weather } from '../shot/stage.ts';
import type { AspectRatio } from '../vocabulary.ts';
import type { VerbForm } from './senses.ts';
import type { CameraTerm, LightTerm, UseTerm } from './terms.ts';

/** What part a being or thing of the cast plays. */
export type CastPart =
  | 'main'
  | 'companion'
  | 'object'
  | 'held'
  | 'worn'
  | 'support'
  | 'scenery'
  | 'content'
  | 'feature'
  | 'topic';

/** A being or thing that the words name. */
export interface Member {
  /** The words as typed (or, for other languages, in English), without article: 'old fisherman'. */
  readonly words: string;
  /** What a sentence calls it: 'fisherman', 'nets'. */
  readonly name: string;
  readonly kind: NounKind;
  readonly row?: NounRow;
  readonly placeRow?: PlaceRow;
  /** 2 and more where there are several; 12 for a plural without a number. */
  readonly count: number;
  readonly plural: boolean;
  /** Whether a number was given. */
  readonly counted: boolean;
  /** A name of its own: no article. */
  readonly proper: boolean;
  readonly adjectives: readonly string[];
  readonly colours: readonly string[];
  readonly materials: readonly MaterialRow[];
  readonly feeling?: FeelingRow;
  /** An occupation or costume of a being: 'a corgi astronaut'. */
  readonly role?: NounRow;
  readonly age?: 'baby' | 'child' | 'old';
  part: CastPart;
  /** How it stands to another of the cast, with the preposition that said so. */
  relation?: { readonly preposition: string; readonly to: number };
  /** Whether its row was found, not guessed. */
  readonly known: boolean;
  /** Words before its name that no table knows: what its row says of its kind may not be true of it. */
  readonly strange: readonly string[];
  /** Whose it is: 'her daughter's hair' is the daughter's. */
  readonly owner?: string;
  /** The words say besides where it is: 'with the newspaper on his face'. */
  placed?: boolean;
}

/** What somebody or something of the cast does. */
export interface Doing {
  readonly verb: VerbForms;
  readonly row?: ActionRow;
  /** `past`: a state that was reached ('curled around a tower'). */
  readonly form: VerbForm;
  /** Who does it: indexes of the cast. */
  readonly agents: readonly number[];
  object?: number;
  /** To whom: 'giving a boy his first haircut'. */
  receiver?: number;
  /** The viewer is the object: 'my cat judges me'. */
  toViewer: boolean;
  /** The words that said so. */
  readonly words: string;
}

/** The place that the words name. */
export interface PlaceRead {
  /** As typed, without preposition: 'tokyo laundromat'. */
  readonly words: string;
  readonly preposition: string;
  readonly row?: PlaceRow;
  /** A city or country besides. */
  readonly region?: PlaceRow;
  readonly proper: boolean;
  readonly plural: boolean;
  readonly adjectives: readonly string[];
  /** Words before its name that no table knows. */
  readonly strange: readonly string[];
}

/** Words that words of the subject gave, with the row that knows them. */
export interface Read<Row> {
  readonly words: string;
  readonly row: Row;
}

/** Signs that models' own tools read: taken off before reading, put back last and unchanged. */
export interface Syntax {
  /** Flags and tags as typed, in their order. */
  readonly tail: string;
  readonly ratio?: AspectRatio;
  /** A list of tags rather than a sentence. */
  readonly isTags: boolean;
}

/** What the person said. */
export interface Scene {
  /** The subject as it stands in the prompts: typed words without a leading command or flags. */
  readonly subject: string;
  /** The sentence as it was read: in English, turns of phrase and the camera's place put otherwise or taken off. */
  readonly readable: string;
  readonly cast: readonly Member[];
  readonly doings: readonly Doing[];
  readonly place?: PlaceRead;
  readonly times: readonly Read<TimeRow>[];
  readonly feeling?: Read<FeelingRow>;
  readonly styles: readonly Read<StyleRow>[];
  readonly lights: readonly Read<LightTerm>[];
  readonly cameras: readonly Read<CameraTerm>[];
  readonly uses: readonly Read<UseTerm>[];
  /** All colours named, in their order. */
  readonly colours: readonly string[];
  /** Words to be lettered in the picture. */
  readonly lettering: readonly string[];
  /** What must not be there, as typed. */
  readonly excluded: readonly string[];
  /** Occasions that lie before, around or after the moment: 'before a piano recital'. */
  readonly around: readonly { readonly when: 'before' | 'after' | 'during'; readonly member: Member }[];
  readonly syntax: Syntax;
  /** Content words that nothing above accounts for. */
  readonly rest: readonly string[];
  readonly isForeign: boolean;
  /** Its language is not read at all: nothing is known of the picture but its words. */
  readonly isUnread?: true;
  /** An order to change a picture that is there. */
  readonly isEdit: boolean;
  readonly wordCount: number;
  /** What single words hint at and the sentence does not say. */
  readonly guessed: { readonly place?: PlaceRow; readonly daytime?: Daytime; readonly weather?: Weather };
}

/** The member that the picture is about. */
export const mainOf = (scene: Scene): Member | undefined => scene.cast.find(({ part }) => part === 'main');

/** The first row of a type of time. */
export const timeOf = (scene: Scene, type: TimeRow['type']): Read<TimeRow> | undefined =>
  scene.times.find(({ row }) => row.type === type);

const BEINGS: ReadonlySet<NounKind> = new Set([
  'person',
  'child',
  'baby',
  'group',
  'pet',
  'wild-animal',
  'farm-animal',
  'bird',
  'insect',
  'sea-animal',
  'reptile',
  'fantasy-being',
  'robot',
]);
const PEOPLE: ReadonlySet<NounKind> = new Set(['person', 'child', 'baby', 'group']);

/** Whether it lives or acts as if it did: people, animals, beings of fantasy, robots. */
export const isBeing = (kind: NounKind): boolean => BEINGS.has(kind);
/** Whether it is somebody, of any age, or a group of them. */
export const isPeople = (kind: NounKind): boolean => PEOPLE.has(kind);

/** Whether the words have the camera behind whoever is seen. */
export const isFromBehind = ({ cameras }: Scene): boolean => cameras.some(({ row }) => row.id === 'back');

/** 'one slice missing': what is shown is the gap. */
export const isMissing = ({ verb, form, object }: Doing): boolean =>
  verb.base === 'miss' && form === 'ing' && object === undefined;
