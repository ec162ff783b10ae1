import { mainOf } from '../../read/scene.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isToldWhole } from '../plain/acts.ts';
import { articled } from '../plain/articles.ts';
import { deedPhases } from '../plain/deed-phases.ts';
import { tongueOf } from '../plain/tongue.ts';
import { firstFrame, whoIn } from '../telling/first-frame.ts';
import { capital } from '../wording.ts';
import { asDone, introduced, isSeen, isSeveral, sentence, withTheAgain } from './named-as.ts';

/*
 * One clause whose deed no row knows: who and what is there before it, the deed, and where it leaves whoever did it. The deed has
 * most of the time.
 */

const PASSES =
  /^(.{3,50}?)\s(drives?|rides?|walks?|runs?|flies|swims?|sails?|rolls?|floats?|wanders?|drifts?|marches|parades?|strolls?|sneaks?|tiptoes|races|cycles|skates|gallops?|driving|riding|walking|running|flying|swimming|sailing|floating|wandering)\s(?:slowly\s|alone\s|silently\s)?(through|across|along|over|past)\s(.{3,40})$/iu;

/** 'A haunted ice cream truck drives through a sleeping suburb'. */
export function passArc(text: string): readonly string[] | undefined {
  const [, who = '', verb = '', how = '', where = ''] = PASSES.exec(text) ?? [];
  if (who === '' || !isSeen(where) || isToldWhole(who) || /\s(?:and|while|until|with|to)\s/iu.test(where))
    return undefined;
  const goes = asDone(verb, isSeveral(who));
  return [
    sentence(`${introduced(where)}, nothing moving yet`),
    sentence(`${introduced(who)} ${goes} ${how} ${withTheAgain(where)}`),
    sentence(`${withTheAgain(who)} ${goes} by, very near`),
    sentence(`${withTheAgain(who)}, small at the far end of ${withTheAgain(where)}`),
  ];
}

const PLACED =
  /^((?:[\p{L}’'-]+\s){1,5}?)(in|at|through|on|inside|under|behind)\s((?:an?|the|my|our|one|his|her)\s(?:[\p{L}’'-]+\s?){1,9}?)(?=\s(?:without|told|with|and|played|as)\s|$)/iu;
/** 'The first snow in a town that has never seen snow': where it is, and then what is there. */
function placedArc(text: string): readonly string[] | undefined {
  const [, what = '', how = '', where = ''] = PLACED.exec(text) ?? [];
  const place = where.trim();
  if (what === '' || isToldWhole(text) || !isPlace(place) || /[,:]/u.test(text)) return undefined;
  return [
    sentence(`${introduced(place)}, still and waiting`),
    sentence(text),
    sentence(`${withTheAgain(what.trim())} ${how} ${withTheAgain(place)}, from the far end of it`),
  ];
}
const isPlace = (name: string): boolean => {
  const main = mainOf(sceneRead(name));
  return (
    main !== undefined &&
    (main.placeRow !== undefined || /^(?:place|building|terrain|water|structure)$/u.test(main.kind))
  );
};

const LONG = 16;
/** The pictures of a clause whose deed is not known in more of them; undefined where it is, or where nobody acts. */
export function soleArc(text: string): readonly string[] | undefined {
  const passes = passArc(text) ?? placedArc(text);
  if (passes) return passes;
  const { begins, near, turns } = deedPhases(text);
  const isKnown = [begins, near, turns].some((each) => each !== '');
  const who = isToldWhole(text) ? whoIn(text) : '';
  if (isKnown || who === '' || text.split(' ').length > LONG || /[:;“]/u.test(text)) return undefined;
  const first = firstFrame(text);
  return first === '' ? undefined : [first, articled(text, '')];
}

const PLACE =
  /\s((?:en|dans|sur|sous|chez|im|in der|in dem|in einem|in einer|am|auf dem|auf der|auf einem|unter dem|vor dem|nel|nella|sul|sulla|nell|em uma|em um|numa|num|no|na|op een|op het|in een)\s(?!20\d\d|\d)(?:(?:une?|el|la|las|los|le|les|un[ao]?|uma?)\s[\p{L}’'-]{3,}|(?<=(?:im|am|dem|der|einem|einer|nel|nella|sul|sulla|nell|no|na|num|numa|uma|um|het|een)\s)[\p{L}’'-]{3,}|cucina|cocina|casa|classe|giardino|jardim)(?:\s(?:de|du|del|della|do|da|di|des)\s[\p{L}’'-]+)?)/iu;
const TIME_ABROAD =
  /(?:momento|noche|notte|nuit|nacht|noite|día|jour|tag|giorno|dia|año|año|jahr|anno|ano|sommer|winter|été|hiver|verano|invierno|estate|inverno|regen|pluie|lluvia|pioggia|chuva|silence|silencio|silenzio|vez|fois|mal|volta|ende|fin|fine|anfang|luft|bici|vélo|coche|auto|carro|bus|métro|metro|serio|vivo|vano|paz|calma|secret|secreto|segreto|hora|heure|stunde|minute)s?$/iu;

/** Where an idea of another tongue happens, as it is seen before that; empty where it names no place. */
export function placeAbroad(text: string): string {
  const place = PLACE.exec(text)?.[1] ?? '';
  return place === '' || TIME_ABROAD.test(place)
    ? ''
    : capital(place.replace(/^(?:in|auf|unter|vor|op|em)\s(?=\p{L}+\s)|^\p{L}+\s(?=\p{L})/iu, ''));
}

/** An idea of another tongue with the place that it names as its first picture. */
export function soleAbroad(text: string): readonly string[] | undefined {
  const tongue = tongueOf(text);
  if (!tongue || deedPhases(text, tongue.name).near !== '' || /[、。，“:]/u.test(text)) return undefined;
  const place = placeAbroad(text);
  return place === '' ? undefined : [place, text];
}
