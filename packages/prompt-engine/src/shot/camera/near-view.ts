import type { Take } from '../../vocabulary.ts';
import { type Brief, capital, type Decision } from '../shot.ts';

/** A macro view has no whole to place: what is sharp is the composition. */
const NEAR: Readonly<Record<Take, string>> = {
  studio: '{the} filling the frame to every edge, the plane of focus straight across it',
  cinematic: 'one sharp point of {the} on the left third, the rest dissolving into blur',
  minimal: 'one small sharp part of {the} low in the frame, the rest an even blur',
};

/** What a macro view is composed of. @param the what the words call the thing */
export const nearView = ({ scene, take }: Brief, the: string): Decision => ({
  element: 'composition',
  text: capital(NEAR[take].replaceAll('{the}', scene.place ? `the ${scene.place.words}` : the)),
  because: 'So near, one small part is the picture.',
});
