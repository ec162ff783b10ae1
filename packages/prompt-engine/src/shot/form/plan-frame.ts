import { inWords } from '../../lexicon/row.ts';
import { readScene } from '../../read/read-scene.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { keySide, otherSide } from '../choose.ts';
import { tellsLayout, tellsRoom } from '../layout/layout-words.ts';
import { faceOf, lettering } from '../layout/lettering.ts';
import { onceForEach } from '../once-for.ts';
import { theOf } from '../refer.ts';
import { classOf } from '../scene-class.ts';
import { type Brief, capital, type Decision, type Shot, said } from '../shot.ts';
import { stagedLate } from '../staged-late.ts';
import type { AskedForm } from './form.ts';
import { frameRow, themeOf } from './frame-rows.ts';
import { lookBeside } from './look-beside.ts';

/*
 * Plans a frame: a picture of what it holds, laid out for the use that it is made for.
 */

/** Frames that say besides how near it is seen. */
const NEARNESS: ReadonlySet<string> = new Set(['thumbnail', 'book-cover', 'game-cover', 'portrait']);

/** Kinds that fill a picture, and are set nowhere in it. */
const WIDE: ReadonlySet<string> = new Set(['place', 'terrain', 'weather', 'celestial', 'material']);
const ON_GROUND: ReadonlySet<string> = new Set(['feature', 'scenery', 'companion', 'object']);

/** What a picture is called in its frame: whoever it is about, else the scene. */
function leadIn(scene: Scene, form: AskedForm): string {
  const main = mainOf(scene);
  const isSeen = (member: Member | undefined): member is Member =>
    member?.known === true &&
    member.kind !== 'abstract' &&
    member.kind !== 'graphic' &&
    member.kind !== 'event' &&
    member.kind !== 'sign';
  const beings = scene.cast.filter(
    ({ kind, part }) => isBeing(kind) && part !== 'topic' && part !== 'scenery',
  );
  if (beings.length > 1 && beings.some((each) => each === main))
    return beings.length === 2 ? inWords(beings.map(theOf)) : 'all of them';
  if (form.id === 'mockup') return main ? theOf(main) : 'the product';
  if (classOf(scene) === 'interior') return 'the far wall';
  if (!isSeen(main)) return 'the main shape';
  if (!WIDE.has(main.kind)) return theOf(main);
  // In a desert with one cactus it is the cactus that is set somewhere.
  const one = scene.cast.find(
    (each) => isSeen(each) && !WIDE.has(each.kind) && !each.plural && ON_GROUND.has(each.part),
  );
  return one ? theOf(one) : 'the main shape';
}

/** Of a mockup only the thing, its place and its light are seen: what it is made of stands in the words. */
const SEEN_BESIDE =
  /\b(?:light|sun\w*|shadow\w*|on|in|beside|window|table|desk|wall|outdoors|studio|backgrounds?|backdrop)\b/i;
/** The ground that the words put behind a thing. */
const GROUND =
  /\b(?:(?:plain|solid|pure|clean|seamless|light|dark|pale) )*\p{L}+ (?:background|backdrop)\b/iu;

const wholeOf = ({ id, content }: AskedForm): string =>
  id === 'mockup'
    ? content
        .split(', ')
        .filter((part, i) => i === 0 || SEEN_BESIDE.test(part))
        .join(', ')
    : content;

/** The sentence that a frame's picture is planned from. */
function innerText(form: AskedForm, scene: Scene): string {
  const { manner } = form;
  const ground = form.id === 'mockup' ? (GROUND.exec(scene.subject)?.[0] ?? '') : '';
  // 't-shirt mockup on a black backdrop': what stands before it is the thing.
  if (ground !== '' && manner !== '' && wholeOf(form).includes(ground)) return `${manner} on a ${ground}`;
  const whole = wholeOf(form);
  const held = whole.split(', ').filter((part, i) => i === 0 || ground === '' || !part.includes(ground));
  const set = ground === '' || held[0]?.includes(ground) ? whole : `${held.join(', ')} on a ${ground}`;
  const content = set.replace(/^me(?= \p{L}+ing\b)/iu, 'a person');
  const { cast, place } = readScene(content);
  const isIdea = cast.every(({ kind, known }) => kind === 'abstract' || kind === 'event' || !known);
  const theme = isIdea && !place ? themeOf(`${content} ${manner}`) : undefined;
  // A decade has a world of its own, which is not where the words have it.
  const age = /\b(?:in|at|on|under|inside|aboard)\b/i.test(content)
    ? manner.replace(/\b(?:\d{4}|\d\d)s\b/g, '')
    : manner;
  const how = age.replace(/^(?:an?|the|my|our|me|need|product|photo|blank)\b ?/i, '').trim();
  const look = frameRow(form.id)?.look ?? '';
  const needsLook =
    look !== '' && (form.id === 'cross-stitch' || !lookBeside(scene, form)) && !/photo/i.test(scene.subject);
  return [theme ?? content, how, needsLook ? look : ''].filter(Boolean).join(', ');
}

/** Where neither name nor title is wanted, no room is kept for one. */
const UNTITLED = /\b(?:names?|titles?|text|words?|lettering|letters)\b/i;
const FOR_TITLE =
  /, (?:an?|the|one)? ?[^,]*\bfor (?:the (?:title|name|author)|three words)\b|, readable as small as a stamp/g;

/** How a take is laid out for its use; empty where the words say it themselves. */
function layoutFor(brief: Brief, form: AskedForm, inner: Scene): string {
  const { scene, take } = brief;
  if (tellsLayout(scene) || tellsRoom(scene)) return '';
  const told = frameRow(form.id)?.text[take] ?? '';
  // What is printed on it leaves no front blank.
  const open =
    form.id === 'mockup' && scene.lettering.length > 0
      ? told
          .replace('blank and alone, its front clear for a design', 'alone, its front in clear view')
          .replace('blank, smooth and clear for a design', 'smooth and in clear view')
      : told;
  const side = keySide(brief);
  const the = leadIn(inner, form);
  const bare = scene.excluded.some((each) => UNTITLED.test(each)) ? open.replace(FOR_TITLE, '') : open;
  return bare
    .replaceAll('{the}', the)
    .replaceAll('{The}', capital(the))
    .replaceAll('{side}', side)
    .replaceAll('{other}', otherSide(side));
}

/** Whether a decision of the picture itself stays beside the frame's own layout. */
function stays({ element }: Decision, { cameras, excluded }: Scene, { id }: AskedForm): boolean {
  if (element === 'negative') return excluded.length > 0;
  if (element === 'composition') return false;
  // What stands for a design has been in no use.
  if (id === 'mockup' && element === 'motion') return false;
  const isNearnessTold = cameras.some(({ row }) => row.id !== 'portrait');
  return element !== 'camera' || !NEARNESS.has(id) || isNearnessTold;
}

const LAST: ReadonlySet<Decision['element']> = new Set(['palette', 'mood', 'style']);

/** What a frame holds, as a sentence and as a scene of its own. */
const innerOf = onceForEach(
  (scene: Scene, form: AskedForm): { readonly text: string; readonly inner: Scene } => {
    const text = innerText(form, scene);
    // What it is printed on is laid out by the frame.
    return { text, inner: { ...readScene(text), excluded: scene.excluded, lettering: [], uses: [] } };
  },
);

/** A take of what a frame holds, laid out for its use. */
export function planFrame(brief: Brief, form: AskedForm, plan: (brief: Brief) => Shot): Shot {
  const { scene, take } = brief;
  const { text, inner } = innerOf(scene, form);
  const shot = plan({ ...brief, scene: inner });
  const isTold = form.id === 'mockup' || text.startsWith(wholeOf(form).replace(/^me /i, 'a person '));
  const isTail = isTold && scene.subject.trim().replace(/[.!]$/, '').endsWith(form.content);
  const main = mainOf(inner);
  const decisions = shot.decisions
    .filter((each) => stays(each, scene, form))
    .map((each) => (each.joins && !isTail ? byItself(each, main) : each));
  const theme: Decision = {
    element: 'subject',
    text: capital(text.split(/, (?=\w+$)/)[0] ?? text),
    because: `${said(form.content)} is seen by it.`,
  };
  const layout = layoutFor(brief, form, inner);
  const laid: Decision = {
    element: 'composition',
    text: layout,
    because: `${said(form.words)} is laid out so.`,
  };
  const at = decisions.findIndex(({ element, joins }) => !joins && LAST.has(element));
  const spot = at < 0 ? decisions.length : at;
  const all = [
    ...(isTold ? [] : [theme]),
    ...decisions.slice(0, spot),
    ...(layout ? [laid] : []),
    ...lettering(brief, faceOf(brief)),
    ...decisions.slice(spot),
  ];
  return stagedLate({ take, scene, decisions: all }, () => shot.stage);
}

/** What would follow the subject's own words stands as a sentence of its own. */
export const byItself = ({ element, text, because }: Decision, main: Member | undefined): Decision => {
  const link =
    /^(?:an?|the|one|both|two|open|brows?|eyes?|head|hands?|mouth|face|lips|ears|an easy|chin)\b/.test(text)
      ? ' with'
      : '';
  return {
    element,
    text: main && /^\p{Ll}/u.test(text) ? `${capital(theOf(main))}${link} ${text}` : text,
    because,
  };
};
