import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { lengthApart } from '../length.ts';
import { filmPictures, namedPictures, sizeOfPicture } from './named-pictures.ts';

const asSized = (text: string): Event => ({ ...seen(text), size: sizeOfPicture(text) });

/** An idea that only names what it is of has the pictures of that, and its light. */
export function onlyNamed(idea: Idea, typed: string): Idea {
  const [only, ...more] = idea.events;
  const { occasion, product } = idea.request;
  if (idea.known || !only || more.length > 0 || occasion || product !== '' || idea.scene.isForeign)
    return idea;
  const named =
    namedPictures(lengthApart(typed)) ?? (only.doing === '' ? filmPictures(only.text) : undefined);
  if (!named) return idea;
  const { images, light } = named;
  return { ...idea, known: 'told', events: images.map(asSized), ...(light !== '' && { light }) };
}
