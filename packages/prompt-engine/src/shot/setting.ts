import { inWords } from '../lexicon/row.ts';
import { mainOf, type PlaceRead } from '../read/scene.ts';
import { chosen } from './choose.ts';
import { isLiving, isPlaceClass, type SceneClass } from './scene-class.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';
import type { Circumstances } from './surroundings.ts';

/*
 * Where it plays. A named place brings its own things, ground and hour (planning rule 3); a usual place is used
 * only where the thing itself brings it; else nothing is invented (rule 7).
 */

/** Plain grounds for what no place was named for, by class. */
const PLAIN: Readonly<Partial<Record<SceneClass, readonly string[]>>> = {
  person: ['plain warm grey backdrop', 'plain mid-grey backdrop', 'plain off-white backdrop'],
  people: ['plain warm grey backdrop, wide enough for all', 'plain off-white backdrop, wide enough for all'],
  animal: ['plain light grey backdrop and floor', 'plain beige backdrop and floor'],
  bird: ['plain pale blue-grey backdrop', 'plain light grey backdrop'],
  insect: ['plain pale green ground, softly blurred', 'plain off-white ground'],
  'sea-life': ['clear blue water, nothing else in it', 'dark clear water, nothing else in it'],
  hands: ['plain dark grey ground', 'plain linen ground'],
  food: ['plain pale wooden table', 'plain light stone table', 'plain linen-covered table'],
  drink: ['plain light stone table', 'plain pale wooden table'],
  product: ['seamless light grey sweep', 'seamless white sweep'],
  'small-thing': ['plain wooden table and plain wall', 'seamless light grey sweep'],
  clothing: ['plain off-white backdrop', 'plain light grey backdrop'],
  plant: ['plain pale grey backdrop', 'plain cream backdrop'],
  furniture: ['plain light wall and pale wooden floor'],
  vehicle: ['wide plain concrete floor and plain light wall'],
  material: ['plain dark backdrop', 'plain white backdrop'],
  idea: ['plain light grey tabletop and wall', 'plain cream tabletop and wall'],
  unknown: ['plain light grey ground and backdrop'],
};

/** Prepositions that say where a scene is; others say where somebody comes from or goes. */
const STANDING = /^(?:in|on|at|inside|under|near|by|beside|behind|above|below|outside|beneath|among|along|across|over|next to|in front of|in the middle of|at the (?:edge|foot|top|bottom|end) of|on the edge of|in the corner of|overlooking|aboard|on board|atop|on top of)$/;

const prepositional = (place: PlaceRead): string => {
  const preposition = STANDING.test(place.preposition) ? place.preposition : (place.row?.preposition ?? 'at');
  const article = place.proper || place.plural || place.row?.traits.has('proper') ? '' : 'the ';
  return `${preposition} ${article}${place.words}`;
};

/** Things of a place that the words do not take away. */
function placeThings(brief: Brief, where: Circumstances): string[] {
  const gone = brief.scene.excluded.map((words) => words.toLowerCase().replace(/(?:es|s)$/, ''));
  const empty = /\b(?:empty|deserted|abandoned|bare)\b/i.test(brief.scene.subject);
  const people = /\b(?:people|crowd|passers|customers|guests|workers|shoppers|commuters|visitors|children|couple|man|woman|figures)\b/;
  return (where.place?.things ?? []).filter(
    (thing) => !gone.some((words) => words.length > 2 && thing.includes(words)) && !(empty && people.test(thing)) && !(gone.some((words) => /^(?:people|person|human|one|crowd)/.test(words)) && people.test(thing)),
  );
}

const airOf = (where: Circumstances): string =>
  [where.time?.ambience, where.weatherRow?.ambience, where.season?.ambience].filter(Boolean).slice(0, 2).join(', ');

function namedPlace(brief: Brief, where: Circumstances, place: PlaceRead): Decision {
  const { take } = brief;
  const row = where.place;
  const things = placeThings(brief, where);
  const because = `${said(`${place.preposition} ${place.words}`)} names the place.`;
  const lead = capital(prepositional(place));
  const ground = row?.ground ?? '';
  const air = airOf(where);
  if (!row) return { element: 'setting', text: [lead, air && `with ${air}`].filter(Boolean).join(', '), because };
  if (take === 'minimal') return { element: 'setting', text: `${lead}, reduced to ${ground || things[0] || 'one plain plane'}`, because };
  if (take === 'studio') {
    const tidy = inWords(things.slice(0, 2));
    return { element: 'setting', text: `${lead}, still and orderly: ${[ground, tidy].filter(Boolean).join(', ')}${air ? `, with ${air}` : ''}`, because };
  }
  const busy = things.length > 2 ? things.slice(1, 4) : things;
  const far = row.far ? `, ${row.far} in the background` : '';
  return { element: 'setting', text: `${lead}, with ${inWords([...busy, ...(air ? [air] : [])])}${far}`, because };
}

function usualPlace(brief: Brief, where: Circumstances): Decision {
  const main = mainOf(brief.scene);
  const row = where.place;
  const things = placeThings(brief, where);
  const air = airOf(where);
  const seen = inWords([...things.slice(0, 2), ...(air ? [air] : [])]);
  return {
    element: 'setting',
    text: `${capital(where.usual ?? '')}${row && seen ? `, with ${seen}` : air ? `, with ${air}` : ''}`,
    because: `No place is named; ${said(main?.name ?? '')} is usually found there.`,
  };
}

/** The era or feast dresses the scene with its own things. */
function dressing(brief: Brief, where: Circumstances): Decision | undefined {
  const row = where.era ?? where.occasion ?? where.season;
  if (!row || brief.take === 'minimal' || row.things.length === 0) return undefined;
  const read = brief.scene.times.find((each) => each.row === row);
  const list = brief.take === 'studio' ? row.things.slice(0, 3) : row.things.slice(1, 4);
  const ofPeriod = row.type === 'era' ? 'True to the period: ' : 'Of the season: ';
  const lead = row.type === 'occasion' ? 'Of the occasion: ' : ofPeriod;
  return { element: 'setting', text: lead + inWords(list.length > 0 ? list : row.things), because: `${said(read?.words ?? '')} brings these.` };
}

function around(brief: Brief): Decision | undefined {
  const [event] = brief.scene.around;
  if (!event || brief.take === 'minimal') return undefined;
  const details = event.member.row?.details ?? [];
  const WHEN = { before: 'not yet begun', after: 'just over', during: 'going on' } as const;
  const shown = details.length > 0 ? `, with ${inWords(brief.take === 'studio' ? details.slice(0, 2) : details.slice(0, 3))} waiting beyond` : '';
  const where = event.when === 'before' ? shown : shown.replace('waiting beyond', 'in view');
  return { element: 'setting', text: `The ${event.member.words} ${WHEN[event.when]}${where}`, because: `${said(`${event.when} ${event.member.words}`)} sets the moment.` };
}

function plain(brief: Brief, kind: SceneClass, where: Circumstances): Decision {
  const ground = chosen(PLAIN[kind] ?? PLAIN.unknown ?? [], brief, 'ground') ?? 'plain ground';
  const air = airOf(where);
  const text = brief.take === 'minimal' ? `One ${ground.replace(/,.*$/, '')}, nothing else` : `${capital(ground)}${air ? `, with ${air}` : ''}`;
  const because = brief.take === 'minimal' ? 'Minimal leaves one ground.' : 'No place is named, so nothing is put behind it.';
  return { element: 'setting', text, because };
}

/** The place itself as the subject: its ground, things and far end. */
function placeItself(brief: Brief, where: Circumstances): Decision | undefined {
  const row = where.place ?? mainOf(brief.scene)?.placeRow;
  const things = placeThings(brief, { ...where, ...(row && { place: row }) });
  const air = airOf(where);
  if (!row) return air ? { element: 'setting', text: `With ${air}`, because: 'The words name the hour or the weather.' } : undefined;
  const { take } = brief;
  if (take === 'minimal') {
    return { element: 'setting', text: `Reduced to ${[row.ground || things[0], row.far].filter(Boolean).slice(0, 2).join(' and ')}`, because: 'Minimal leaves one ground and one idea.' };
  }
  const list = take === 'studio' ? [row.ground, ...things.slice(0, 2)] : things.slice(0, 4).reverse().slice(0, 3);
  const text = take === 'studio' ? `Every plane in order: ${[...list, row.far].filter(Boolean).join(', ')}${air ? `, with ${air}` : ''}` : `With ${inWords([...list, ...(air ? [air] : [])])}${row.near ? `, ${row.near} close to the lens` : ''}`;
  return { element: 'setting', text, because: `${said(mainOf(brief.scene)?.words ?? brief.scene.place?.words ?? '')} has these of its own.` };
}

/** Where the take plays, in one to three sentences. */
export function settingOf(brief: Brief, kind: SceneClass, where: Circumstances): Decision[] {
  const { scene, take } = brief;
  const { place } = scene;
  const main = mainOf(scene);
  const isItself = (main?.kind === 'place' || (main?.kind === 'event' && main.placeRow !== undefined)) && (!place || place.words === main.words);
  const usual = where.usual !== undefined && take === 'cinematic';
  const alive = isLiving(kind) || !isPlaceClass(kind);
  let setting: Decision | undefined;
  if (isItself || (isPlaceClass(kind) && !place)) setting = placeItself(brief, where);
  else if (place) setting = namedPlace(brief, where, place);
  else if (usual || (where.usual !== undefined && where.surroundings === 'outdoor' && take === 'studio' && where.weather)) setting = usualPlace(brief, where);
  else if (kind === 'event') setting = where.usual !== undefined && take !== 'minimal' ? usualPlace(brief, where) : undefined;
  else if (where.surroundings === 'outdoor' && alive) setting = airOf(where) ? { element: 'setting', text: `Outdoors, with ${airOf(where)}`, because: 'The words name the hour or the weather.' } : undefined;
  else if (take !== 'cinematic' && !where.era && !where.occasion && scene.around.length === 0) setting = plain(brief, kind, where);
  return [setting, dressing(brief, where), around(brief)].filter((each) => each !== undefined);
}
