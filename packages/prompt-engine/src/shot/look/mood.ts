import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf } from '../../read/scene.ts';
import { chosen } from '../choose.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { patternOf } from '../refer.ts';
import { isLiving } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/*
 * Mood in one or two plain words (craft rule 7). Feeling and occasion decide; where nothing gives one, none is
 * said: a mood that fits every subject says nothing of this one.
 */
const FESTIVE: Readonly<Record<string, readonly string[]>> = {
  studio: ['Warm, festive mood'],
  cinematic: ['Joyful warmth', 'Warm, festive mood'],
  minimal: ['Quiet festive mood'],
};

const FEASTS = sifted(
  /christmas|new year|birthday|wedding|halloween|festival|carnival|diwali|holi|easter|party|graduation|thanksgiving|hanukkah|eid|valentine|mardi|fair|fiesta|muertos|lunar/,
);

/** Words that turn an occasion against somebody. */
const TURNED = sifted(
  /\b(?:wrong|alone|lonely|nobody|no one|none|cr(?:y|ies|ying)|sad(?:ly)?|tears|fight\w*|argu\w*|broken|spilled|spilt|forgot\w*|forgets|missed|missing|empty|ruined|cancel\w*|leaves|disappoint\w*|dropp\w*|drops|fallen|fell|burnt|stolen|realiz\w*|realis\w*|refus\w*|lost|bored|tired)\b/i,
);
const SORRY = sifted(/^(?:cry|weep|sob|fight|argue|sulk|drop|spill|grieve|mourn|quarrel|faint|trip)\b/);

/** Words of the weary that are said of things in another sense. */
const STATES = sifted(/^(?:drained|burned out|burnt out|worn out|worn-out)$/i);

/** 'not too busy': what it is not to be is no mood of it. */
const isDenied = (subject: string, words: string | undefined): boolean =>
  words !== undefined &&
  new RegExp(
    `\\b(?:not|never|nothing|isn['’]?t|without being|no) (?:too |very |so |that |really |at all |overly |be |look )*${patternOf(words)}`,
    'i',
  ).test(subject);

/** The mood of a take; nothing speaks against a feeling or an occasion that the words name. */
export function moodOf(brief: Brief, kind: SceneClass, where: Circumstances): Decision | undefined {
  const { scene, take, wishes } = brief;
  // A fountain that is drained has no water, and feels nothing.
  const isState = !isBeing(mainOf(scene)?.kind ?? 'person') && STATES.test(scene.feeling?.words ?? '');
  const feeling = isState || isDenied(scene.subject, scene.feeling?.words) ? undefined : scene.feeling;
  if (feeling) {
    return {
      element: 'mood',
      text: `${capital(feeling.row.mood)} mood`,
      because: `${said(feeling.words)} names the feeling.`,
    };
  }
  if (wishes.mood)
    return {
      element: 'mood',
      text: `${capital(wishes.mood)} mood`,
      because: `You asked for ${said(wishes.mood)}.`,
    };
  if (kind === 'graphic' || kind === 'sign' || (take === 'minimal' && !isLiving(kind))) return undefined;
  // A feast is not glad for whoever has nothing of it.
  const isTurned = TURNED.test(scene.subject) || scene.doings.some(({ verb }) => SORRY.test(verb.base));
  const festive = !isTurned && where.occasion?.names.some((name) => FEASTS.test(name)) === true;
  const list = festive ? FESTIVE : undefined;
  if (!list) return undefined;
  const text = chosen(list[take] ?? [], brief, 'mood');
  return text === undefined
    ? undefined
    : {
        element: 'mood',
        text,
        because: festive ? 'The occasion sets the mood.' : 'No feeling is named, so the mood stays open.',
      };
}
