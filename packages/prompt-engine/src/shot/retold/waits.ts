import { rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { readScene } from '../../read/read-scene.ts';
import { isPeople, mainOf, type Scene } from '../../read/scene.ts';
import type { Retelling } from './told-otherwise.ts';

/*
 * 'On break', 'off duty', 'half a second before the gun': a deed that is over, or yet to come, is seen in how somebody
 * holds themselves.
 *
 * the words | studio | cinematic | minimal
 */
const ROWS = `
(?:on|taking|having) (?:an?|the|his|her|their|its)? ?(?:quick |short )?(?:smoke|cigarette|smoking|cig|fag|vape) (?:break|brake) | leaning back against the wall, one foot up behind, a cigarette low in one hand, the other arm across the body | breathing out, the smoke crossing the face, head back against the wall | leaning back, a cigarette low in one hand
(?:on|taking|having) (?:an?|the|his|her|their|its)? ?(?:quick |short |lunch |tea |coffee |well[- ]earned )*(?:break|brake)(?: from work)?|taking five|on (?:his|her|their|its|an?) (?:lunch|coffee|tea) (?:hour|break) | seated, shoulders dropped, both hands around a paper cup, the tools of the work laid aside | seated, cup halfway to the lips, eyes off to the side, one shoe eased off at the heel | seated, both hands around a paper cup
(?:when )?off[- ]duty|off the clock|after hours|on (?:his|her|their|its|an?) day off|on vacation|on holiday | standing at ease, collar open, thumbs in the pockets, the weight on one leg | walking slowly, jacket hooked on one finger over the shoulder, face turned aside | standing at ease, collar open, thumbs in the pockets
(?:right |just )?(?:after|at the end of|coming off|finishing) (?:an?|the|his|her|their) (?:very )?(?:long |double |night |late |hard |exhausting |brutal |last |final |twelve hour |12 hour |24 hour )*(?:shift|day|night|workday|watch|tour)(?: at work)? | seated, forearms on the knees, hands hanging, shoulders round, eyes on the floor | slumped back, head against the wall, one hand pulling the cap or the collar loose | seated, forearms on the knees, hands hanging
(?:right |just |moments |minutes |seconds )?(?:after|at the end of) (?:an?|the|his|her|their) (?:lost |won |hard |long |last |final )*(?:match|game|fight|race|bout|final|marathon|battle|concert|show|gig|performance) | bent forward, hands on the knees, hair damp at the temples, mouth open for breath | head thrown back, eyes shut, chest high, one hand on the hip | bent forward, hands on the knees
(?:(?:half a|a|one|the|a split|split|just a|the last) )?(?:second|moment|instant|heartbeat|breath)s? before (?:the )?(?:gun|start|starting gun|start gun|starting shot|race|whistle|sprint)(?: (?:goes off|fires|starts))?|waiting for the (?:starting )?gun|in (?:the|his|her) (?:starting )?blocks|on the (?:start|starting) line | crouched, fingertips behind the line, back level, every muscle loaded, eyes down on the ground ahead | crouched, hips just rising above the shoulders, fingertips taking the weight, head still low | crouched, fingertips behind the line
(?:(?:half a|a|one|the|a split|split|just a|the last) )?(?:second|moment|instant|heartbeat|breath)s? before (?:the |an? |his |her )?(?:jump|jumping|dive|diving|leap|leaping|plunge|plunging)(?: (?:from|off|into) (?:the |an? )?(?:[\\p{L}-]+ ?){1,3})?|about to (?:jump|dive|leap)(?: (?:from|off|into) (?:the |an? )?(?:[\\p{L}-]+ ?){1,3})? | toes over the edge, knees bent, both arms drawn back, chin down | tipped forward past the balance, heels just off the edge, arms beginning to swing | toes over the edge, knees bent, both arms drawn back
(?:(?:half a|a|one|the|a split|split|just a|the last) )?(?:second|moment|instant|heartbeat|breath|minute)s? before (?:the )?(?:fight|bell|bout|duel|round|kick-?off|match|game) | standing square, chin down, both fists up before the chest, eyes straight ahead | rolling the shoulders, weight going from foot to foot, jaw set | standing square, chin down
(?:(?:half a|a|one|the|a split|split|just a|the last) )?(?:second|moment|instant|heartbeat|breath|minute)s? before (?:the )?(?:show|concert|performance|curtain|applause|gig|recital|speech|audition|first note)|waiting (?:in the wings|to go on(?: stage)?|backstage) | standing still at the edge of the light, shoulders down, eyes shut, one hand flat on the chest | half turned toward the light, lips apart for one breath, fingers flexing | standing still, eyes shut, one hand flat on the chest
waiting for (?:the|an?|his|her) (?:penalty|serve|ball|pitch|throw|shot|free kick|corner|pass) | feet wide, knees bent, arms out from the sides, the weight on the balls of the feet, eyes fixed ahead | swaying low from foot to foot, both hands open and spread, eyes fixed ahead | feet wide, knees bent, arms out from the sides
waiting for (?:the|an?|his|her|their) (?:customers?|client|clients|guests?|patients?|passengers?|fare|students?|orders?) | standing behind the empty place of work, both hands flat on its edge, gaze on the door | chin on one fist, the other hand tapping, eyes on the door | both hands flat on the edge of the counter, gaze on the door
between (?:takes|sets|songs|rounds|customers|patients|shifts|matches|classes|deliveries|jobs|fares|gigs|courses) | seated sideways, one arm over the backrest, a bottle of water in the other hand, face at rest | wiping the neck with a towel, eyes on the floor, breath slowing | seated sideways, one arm over the backrest
(?:about to|ready to|getting ready to|preparing to) (?:go on ?stage|perform|fight|compete|race) | standing still, shoulders down, chin level, hands closing and opening at the sides | drawing one long breath, eyes shut, fingers flexing | standing still, shoulders down, chin level
`;

interface Wait {
  readonly words: RegExp;
  readonly poses: Readonly<Record<'studio' | 'cinematic' | 'minimal', string>>;
}

let rows: readonly Wait[] | undefined;

const waits = (): readonly Wait[] =>
  (rows ??= rowsOf(ROWS, 4).map(([words = '', studio = '', cinematic = '', minimal = '']) => ({
    words: sifted(
      new RegExp(
        `,? (?:who is |while |just )?(?:${words})(?=$|[,.;]| (?:in|on|at|behind|beside|outside|by|with|sitting|under|near)\\b)`,
        'iu',
      ),
    ),
    poses: { studio, cinematic, minimal },
  })));

/** 'Before jumping from the board': that is where somebody stands. */
const whereIn = (wait: string): string => {
  const from = /\b(?:from|off) (?<place>(?:the |an? )?[\p{L} -]+)$/iu.exec(wait)?.groups?.place;
  return from === undefined ? '' : ` on ${from}`;
};

const HOUR = sifted(/\b(?:night|late|early|morning|evening|dawn|day)\b/i);

/** Whoever stands, sits or lies by the words has a pose of their own. */
const POSED = sifted(
  /\b(?:sit|sits|sitting|stand\w*|lying|lies|lean\w*|asleep|sleep\w*|crouch\w*|kneel\w*|eat\w*|drink\w*|read\w*|smok(?:es|ing) (?:a|his|her)|playing|hold\w*|walking|running|hugging|kissing|laughing|crying|looking|staring|checking|texting|feeding)\b/i,
);

/**
 * A sentence without the waiting that it tells, and the body that shows it; undefined where nobody waits so. What is
 * read as it stands is planned from its own words.
 */
export function waitIn(scene: Scene): Retelling | undefined {
  const { subject } = scene;
  if (POSED.test(subject)) return undefined;
  const found = waits().find(({ words }) => words.test(subject));
  if (!found) return undefined;
  let text = subject;
  for (const { words } of waits()) text = text.replace(words, whereIn);
  text = text.replace(/^[\s,]+/, '').trim();
  const told = text === '' || text === subject ? scene : readScene(text);
  const main = mainOf(told);
  if (!main || !isPeople(main.kind) || main.plural) return undefined;
  return {
    // What tells the hour as well is planned from its own words.
    text: text === '' || (HOUR.test(subject) && !HOUR.test(text)) ? subject : text,
    because: 'What is over or yet to come is seen in how somebody holds themselves.',
    pose: found.poses,
  };
}
