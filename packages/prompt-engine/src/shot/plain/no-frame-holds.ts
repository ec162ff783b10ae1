import { isBeing, isPeople, type Scene } from '../../read/scene.ts';

/*
 * Sentences whose one picture no ready frame and no ready pose holds.
 */

/** 'a pumpkin having a spa day': what a thing does as somebody would is no still life of it. */
export const isThingActing = ({ cast, subject }: Scene): boolean =>
  !isBeing(cast.find(({ part }) => part === 'main')?.kind ?? 'person') &&
  cast.every(({ kind, part }) => !isBeing(kind) || part === 'topic') &&
  /\b(?:having (?:an?|its|their|some) \p{L}|taking (?:an?|its|their) (?:nap|bath|break|selfie)|(?:arguing|gossiping|flirting|queu(?:e)?ing|meditating|celebrating|protesting)\b)/iu.test(
    subject,
  );

/** 'a bee looking at a lorry': no near view holds an insect and what is large. */
export const isOfTwoScales = ({ cast, subject }: Scene): boolean =>
  !/\b(?:giant|huge|bigger|larger|size of)\b/i.test(subject) &&
  cast.some(({ kind, part }) => part === 'main' && kind === 'insect') &&
  cast.some(({ kind, part }) => part !== 'topic' && (isPeople(kind) || LARGE.has(kind)));
const LARGE: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'building']);

/** 'a scarecrow that crows trust, they knit him a scarf'. */
export const isOfMany = ({ cast, subject }: Scene): boolean =>
  /[,;] they(?:['’]re| are| have)?\b/i.test(subject) &&
  cast.every(({ plural, kind }) => !plural && kind !== 'group');

/** Where a thing stands that is not on the ground: on somebody who has to be seen with it. */
const ON_A_BODY =
  /\b(?:on|off|in|inside|under|from|down) (?:the|its|his|her|their|an?) (?:\p{L}+ )?(?:back|head|shoulders?|shell|belly|mouth|antlers|nose|chest|palm|tail|beard|hair|stomach|wings?)(?: of\b|(?=$|[,.;]))/iu;

/** 'a house on the back of a whale': no frame for the house holds the whale. */
export function isOnSomebody({ cast, subject }: Scene): boolean {
  const main = cast.find(({ part }) => part === 'main');
  return main !== undefined && STANDS.has(main.kind) && ON_A_BODY.test(subject);
}
const STANDS: ReadonlySet<string> = new Set([
  'building',
  'structure',
  'place',
  'vehicle',
  'boat',
  'terrain',
  'tree',
]);

/** 'fireworks of dandelion seeds': an event of another matter has none of its own sights. */
export const isOfOtherMatter = ({ cast, subject }: Scene): boolean =>
  /\bmade (?:out )?(?:of|from)\b/i.test(subject) &&
  cast.some(({ kind, part }) => part === 'main' && (kind === 'event' || kind === 'weather'));

/** 'riding a goose, knitting': no pose of one deed leaves the hands to the other. */
export function isHandsFull({ doings }: Scene): boolean {
  const [first, ...later] = doings.filter(
    ({ row, form }) => form !== 'past' && /\{hands?\}|\bhands?\b/.test(row?.pose ?? ''),
  );
  return later.some(
    ({ agents, row, verb }) =>
      agents[0] === first?.agents[0] &&
      row !== first?.row &&
      !RESTS.test(verb.base) &&
      !RESTS.test(first?.verb.base ?? ''),
  );
}
/** Verbs that leave the hands free, and those that only say how another deed is done: 'tries to ring', 'using'. */
const RESTS =
  /^(?:sit|stand|lie|lean|kneel|crouch|rest|wait|perch|squat|lounge|hold|carry|wear|walk|try|keep|use|find|plan|start|begin|learn|help)\b/;
