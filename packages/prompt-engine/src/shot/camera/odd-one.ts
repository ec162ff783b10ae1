import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { type Brief, type Decision, said } from '../shot.ts';

/*
 * 'seven ducks, one facing the wrong way', 'a cake with one candle out': the one that is unlike the rest is what the
 * picture is looked at for.
 */

const STATE =
  'facing|turned|turning|looking|lying|pointing|leaning|upside|cracked|broken|painted|lit|unlit|open|closed|peeled|bitten|asleep|sleeping|awake|smiling|frowning|crying|wilted|wilting|dead|empty|full|burnt|chipped|fallen|out|off|bent|tilted|crooked|loose|torn|flickering|glowing|blown out|switched off|turned off|melted|sliced|cut|half|half-eaten|taken|occupied|glowing|red|blue|yellow|green|black|white|gold|golden|silver|pink|purple|orange|already|still|slightly|much|taller|smaller|bigger|larger';

const ODD = sifted(
  new RegExp(
    `(?:[,:;]|\\b(?:but|and|with|while))\\s+(?:just |only |exactly )?(?:one|a single one)(?: of them| of which)?(?: is| has been)?((?: \\p{L}+)?) ((?:${STATE})\\b[^,.;]*)`,
    'iu',
  ),
);

/** Where a state is said of an unnamed one, the words that stand between are none of a name. */
const FILLER = sifted(/^(?:is|are|of|them|which|has|just|already|still)$/i);

/** 'and one white cat', 'with one crooked tree': a state before a noun is part of its name. */
const NAMES_ANOTHER = sifted(
  /^(?!(?:facing|turning|turned|looking|pointing|leaning|lying|upside|half|half-eaten|already|still|slightly|much)\b)[\p{L}-]+\s+(?!(?:in|on|at|with|among|and|out|off|of|from|by|down|over|under|to|wide|like|than|upside|all|through|behind|against|into)\b)\p{L}/iu,
);

const STATE_FIRST = sifted(
  /^(?:\p{L}+ed|blown|thrown|torn|worn|burnt|left|knocked|broken|fallen|frozen|half|fast|still|wide|\p{L}+ly)$/u,
);

/** What sets one of several apart, as the words put it; undefined where all are alike. */
function oddOne({ subject }: Scene): { readonly name: string; readonly state: string } | undefined {
  const [, name = '', state = ''] = ODD.exec(subject) ?? [];
  if (
    /\bone not\b|\bthe other\b|\bone [^,;]*\band one\b|[,;] (?:and )?one\b[^,;]*[,;] (?:and )?(?:one|two|the others?)\b/i.test(
      subject,
    )
  )
    return undefined;
  if (!state || state.split(' ').length > 7 || NAMES_ANOTHER.test(state.trim())) return undefined;
  const plain = name.trim().toLowerCase();
  // 'one of them blown out': the first word of the state is no name.
  if (STATE_FIRST.test(plain)) return { name: '', state: `${plain} ${state.trim().toLowerCase()}` };
  return { name: FILLER.test(plain) ? '' : plain, state: state.trim().toLowerCase() };
}

/** The one that is unlike the rest, in plain view. */
export function oddOneShown({ scene, take }: Brief): Decision[] {
  const odd = oddOne(scene);
  if (!odd || take === 'minimal') return [];
  const is = /^\p{L}+ing\b/u.test(odd.state) ? '' : 'that is ';
  const rest = odd.name ? '' : ', all the others alike';
  return [
    {
      element: 'subject',
      text: `The one ${odd.name ? `${odd.name} ` : ''}${is}${odd.state} in plain view${rest}`,
      because: `${said(odd.state)} sets one of them apart.`,
    },
  ];
}
