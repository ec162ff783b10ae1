import { rowsOf, textOf } from '../../lexicon/row.ts';
import { isBeingNoun } from '../idea/verbs.ts';
import { doerOf } from './acts.ts';

/* What is felt, thought or left undone in a moment, by what a camera sees of it: it is said behind the words of the idea. */

/* words (a regular expression) | what is seen of a person | what is seen of an animal, or - */
const ROWS = `
(?:pretends|acts) (?:like |as if |that )?nothing (?:has )?happened | looking the other way, very straight | sitting down and licking one paw
(?:loves|likes|adores) it | a smile spreading over the whole face | the tail going, eyes half shut
(?:hates|dislikes) it | the nose wrinkled, the head turned away | ears flat, backing away
(?:is|are|looks|gets) (?:so |very |really |finally )?(?:happy|delighted|overjoyed|thrilled|relieved) | shoulders dropping, a smile over the whole face | the tail going
(?:is|are|looks|gets) (?:so |very |really )?(?:sad|heartbroken|disappointed|lonely) | shoulders sunk, eyes down | the head down between the paws
(?:is|are|looks) (?:so |very |really )?proud | chin up, chest out | the head held high
(?:is|are|looks) (?:so |very |really |completely )?(?:shocked|stunned|surprised|amazed|speechless) | mouth open, quite still | ears up, quite still
(?:is|are|looks|gets) (?:so |very |really )?(?:nervous|scared|afraid|terrified|worried|frightened) | fingers holding on to the sleeve | ears flat, low to the ground
(?:is|are|looks|gets) (?:so |very |really )?(?:angry|furious|mad|annoyed) | jaw set, both fists shut | the fur up
(?:is|are|looks|gets) (?:so |very |really )?(?:bored|tired|exhausted|sleepy) | head on one hand, eyes half shut | chin on the ground
(?:is|are|looks|gets) (?:so |very |really )?(?:embarrassed|ashamed) | ears red, eyes on the floor | eyes to the side
(?:is|are) (?:already |too |running )?late | a look at the clock, steps getting faster | -
(?:realizes|realises|understands) | stopping short, eyes wide | stopping short, ears up
(?:remembers|recalls) | stopping, eyes going off into the distance | -
(?:wonders|thinks about|thinks of|daydreams) | eyes up, one hand at the chin | the head tilted
hesitates | one hand stopped in the air | one paw stopped in the air
(?:can['’]?t|cannot|can not) sleep | open eyes in the dark | open eyes in the dark
(?:misses) (?:him|her|them|home|you)(?= |$) | a look at the empty place beside | a look at the empty place beside
(?:makes up (?:his|her|their) mind|decides) | a nod to nobody | -
(?:forgets|has forgotten|forgot) | stopping and feeling in every pocket | -
falls in love | not able to look away | not able to look away
refuses | the head shaking, arms crossed | sitting down and not moving
gives up | both arms hanging | lying down flat
(?:doesn['’]?t|does not|never|don['’]?t) notices? | eyes elsewhere | eyes elsewhere
nobody (?:stops|cares|looks|notices|listens) | legs passing close to the lens without slowing | -
nobody (?:was|is) (?:filming|watching|looking)|nobody (?:saw|sees) it | the place around quite empty, no phone held up | -
nobody laughs | rows of still faces | -
`;

const SIGNS = rowsOf(ROWS, 3).map(([words = '', person, animal]) => ({
  words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  person: textOf(person),
  animal: textOf(animal),
}));

const ANIMAL =
  /\b(?:dogs?|cats?|puppy|puppies|kittens?|horse|pony|cow|goat|sheep|pig|hamster|rabbit|bunny|bird|parrot|duck|goose|hen|mouse|rat|fox|bear|lion|tiger|monkey|raccoon|squirrel|hedgehog|penguin|seal|owl|elephant|turtle|tortoise|corgi|dachshund|pug|husky|poodle|retriever|terrier|labrador|donkey|llama|alpaca|otter)$/iu;
/** Who has many faces. */
const GROUP =
  /\b(?:family|team|class|crowd|audience|band|crew|choir|party|people|kids|children|parents|couple)$/iu;
const MOST_WORDS = 12;
const SEVERAL = /^(?:they|both|all|everyone|everybody)$/iu;

/** A moment with what is seen of it, where it tells what somebody feels or thinks and nothing that is seen. */
export function withSign(text: string): string {
  if (text.split(' ').length > MOST_WORDS || /[:;“]/u.test(text)) return text;
  const sign = SIGNS.find(({ words }) => words.test(text));
  if (!sign) return text;
  const doer = doerOf(text);
  if (GROUP.test(doer)) return text;
  const head = doer.split(' ').at(-1) ?? '';
  const isNobody = /^nobody\s/iu.test(text);
  const isOne =
    isNobody || isBeingNoun(head.toLowerCase()) || /^(?:he|she|i|we)$/iu.test(doer) || SEVERAL.test(doer);
  const seen = ANIMAL.test(doer) ? sign.animal : isOne ? sign.person : '';
  return seen === '' ? text : `${text.replace(/[.!…]+$/u, '')}: ${seen}`;
}
