import { lookNamed } from '../picture/named-looks.ts';
import { isFastCut } from './film-words.ts';
import type { Idea } from './idea.ts';
import { textMap } from './text-map.ts';

/* What an idea asks of camera, cut and look, said in one phrase each, so that both options and the film carry it. */

/* A movement of the camera as a wish. id of the move | phrase */
const MOVES = textMap(`
static | from one fixed camera
zolly | with a dolly zoom
push | with one slow push-in
pull | with one slow pull-out
track | as one tracking shot
follow | following from behind
pan | with one slow pan
crane | with a crane move
orbit | with the camera circling
handheld | handheld throughout
forward | always moving forward
whip | with whip pans
crash | with crash zooms
zoom | with one slow zoom
zoomout | with one slow zoom out
drone | from the air
fpv | as one FPV flight
roll | with a slow roll of the camera
rack | with a focus pull
viewpoint | in first person
`);
const TIMINGS = textMap(`
slow | in slow motion
lapse | as a time-lapse
loop | as a seamless loop
one-take | in one uncut shot
`);

/* From how high, as a wish. */
const HEIGHTS = textMap(`
ground | from the ground
low | from a low angle
high | seen from above
overhead | straight down from above
`);

/** From where all of it is seen: 'through the eyes of a boy'. */
const SEEN =
  /^(?:all\s|only\s|everything\s)*(?:seen|viewed|watched)\s(?:all\s|only\s)?((?:from|through)\s.+)$/iu;
const AT_MOST = 3;

/** The wishes of an idea in its order of weight: cut, camera, place of the camera, look, what is ruled out. */
export function filmedAsAsked(idea: Idea): readonly string[] {
  const { timing, move, request, scene, subject } = idea;
  const [look = ''] = lookNamed(subject).split(', ');
  const seen =
    request.asides
      .flatMap(({ sort, text }) => (sort === 'camera' ? [SEEN.exec(text)?.[1] ?? ''] : []))
      .find(Boolean) ?? '';
  const isBare = /\b(?:no|without)\s(?:people|humans|faces)\b/i.exec(subject)?.[0].toLowerCase() ?? '';
  return [
    /\bsplit[- ]?screen\b/i.test(subject) ? 'in split screen' : '',
    isFastCut(subject) ? 'in fast cuts' : '',
    /\bmontage\b/i.test(subject) ? 'as a montage' : '',
    TIMINGS.get(timing ?? '') ?? '',
    HEIGHTS.get(scene.cameras.map(({ row }) => row.height).find(Boolean) ?? '') ?? '',
    seen === '' || move?.id !== 'viewpoint' ? (MOVES.get(move?.id ?? '') ?? '') : '',
    seen,
    /black[ -](?:and|&)[ -]white|b&w|monochrome|noir/i.test(subject) && !/black/.test(look)
      ? 'in black and white'
      : look,
    isBare,
  ]
    .filter(Boolean)
    .slice(0, AT_MOST);
}
