import { readScene } from '../../read/read-scene.ts';
import { isBeing, type Scene } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import type { Event } from '../event.ts';
import type { Idea } from '../idea.ts';
import { verbAt, wordsOf } from '../verbs.ts';
import { type DeedStory, deedStory } from './deed-story.ts';

/* Deeds that stand in the name of a film: 'soap cutting', 'making kimchi with my grandmother', a dancer. */

const GERUND = /^(?:.*\s)?(\p{L}+)\s(\p{L}+ing)$/iu;

/** 'Soap cutting' is soap that is cut. */
export function gerundStory(event: Event, scene: Scene): DeedStory | undefined {
  const [, thing = '', ing = ''] = GERUND.exec(event.text) ?? [];
  const verb = ing ? verbAt(wordsOf(ing), 0)?.verb : undefined;
  if (!verb || scene.cast.some(({ kind }) => isBeing(kind))) return undefined;
  return deedStory(
    { ...event, doer: 'the people', doing: `${verb.base} ${thing}`, base: verb.base },
    { ...scene, doings: [] },
  );
}

const OPENS_ON_DEED = /^(\p{L}+ing)\s(.+)$/iu;

/** 'Making kimchi with my grandmother': a deed whose doer is whoever holds the camera. */
export function ledByDeed(event: Event): DeedStory | undefined {
  const [, ing = '', rest = ''] = OPENS_ON_DEED.exec(event.text) ?? [];
  const verb = ing ? verbAt(wordsOf(ing), 0) : undefined;
  if (verb?.form !== 'ing') return undefined;
  const { base } = verb.verb;
  const scene = readScene(event.text);
  return deedStory(
    { ...event, doer: 'we', doing: `${base} ${rest}`, base, isPlural: true },
    { ...scene, doings: [] },
    true,
  );
}

/** What somebody's calling looks like. */
export function doneBy({ main, scene }: Idea, event: Event, calling: string): DeedStory | undefined {
  const [base = ''] = calling.split(' ');
  const the = main ? theOf(main) : '';
  return deedStory(
    { ...event, doer: the, doing: calling, base, isPlural: main?.plural ?? false },
    { ...scene, doings: [] },
  );
}
