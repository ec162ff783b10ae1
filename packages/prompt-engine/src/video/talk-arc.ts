import { isPeople } from '../read/scene.ts';
import type { Idea } from './idea.ts';
import type { Setting } from './setting.ts';
import type { Arc, Step } from './steps.ts';
import { capital, joined } from './wording.ts';

/* Films in which people talk: in turns, seen from the one who speaks and from the one who listens. */

const TALKS = /^(?:talk|speak|chat|argue|quarrel|discuss|debate|converse|bicker)\b/;

/** A talk of several is seen from the one who speaks and from the one who listens, before it goes on. */
export function spokenInTurns({ events, quoted }: Idea, steps: Arc): Arc | undefined {
  const [first] = events;
  const [talk, ...after] = steps.filter(({ isTold }) => isTold);
  if (!first || !talk || !TALKS.test(first.base) || !first.isPlural || quoted.length > 0 || after.length > 0)
    return undefined;
  return [
    talk,
    { action: 'One of them speaks, leaning toward the other', size: 'close', sound: 'the voice' },
    { action: 'The other listens, then answers', size: 'close', sound: 'the other voice' },
  ];
}

/** The lines that no event has, in turns, in the order in which they stand: “You were right.” “No, you were.” */
export function unsaid({ quoted, speech, events, isPlural, main, it }: Idea, steps: Arc): readonly Step[] {
  if (speech !== 'spoken') return [];
  const open = quoted.filter(
    (line) => !steps.some((step) => step.line === line || step.action.includes(line)),
  );
  const isSeveral = isPlural || events.some((event) => event.isPlural) || open.length > 1;
  const alone = events.findLast(({ doing }) => doing !== '')?.doer ?? (main ? it : 'one of them');
  return open.slice(0, 3).map((line, i): Step => {
    const who = isSeveral ? (i % 2 === 0 ? 'one of them' : 'the other') : alone;
    return {
      action: `${capital(who)} ${i % 2 === 1 && isSeveral ? 'answers' : 'says'}: “${line}”`,
      size: 'close',
      sound: i % 2 === 0 ? 'the voice' : 'the other voice',
      isTold: true,
      line,
      who,
    };
  });
}

const SPEAKERS = [
  ['One of them speaks', 'the voice'],
  ['The other answers', 'the other voice'],
] as const;

/** Lines that nobody is said to speak, in turns: '“is this seat taken?” “it was always yours” two strangers'. */
export function linesInTurn(idea: Idea, setting: Setting): Arc | undefined {
  const { main, isPlural, it, quoted, speech, events } = idea;
  if (events.length > 0 || speech !== 'spoken' || !main || !isPeople(main.kind) || quoted.length === 0)
    return undefined;
  const lines = quoted.slice(0, 3).map((line, i): Step => {
    const [said = '', sound = ''] = SPEAKERS[i % 2] ?? [];
    const who = isPlural ? (i % 2 === 0 ? 'one of them' : 'the other') : it;
    return {
      action: isPlural ? said : `${capital(it)} speaks`,
      size: 'close',
      sound,
      isTold: true,
      line,
      who,
    };
  });
  const opens = { action: capital(joined([it, setting.at])), size: 'full', sound: '', isTold: true } as const;
  const ends = { action: 'They look at each other', size: 'medium', sound: '' } as const;
  return [opens, ...lines, ...(isPlural ? [ends] : [])];
}
