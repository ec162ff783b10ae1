import { dramaFor, isOfThing } from '../drama/drama.ts';
import type { Drama } from '../drama/film-sorts.ts';
import { matterApart } from '../format/format-apart.ts';
import { type Event, seen } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { lengthApart } from '../length.ts';
import { filmPictures, namedPictures, sizeOfPicture } from './named-pictures.ts';

const asSized = (text: string): Event => ({ ...seen(text), size: sizeOfPicture(text) });

/** An idea told as a small story of its kind: what is heard of it is all that is heard, where that is known. */
const inStory = (idea: Idea, { images, sound }: Drama): Idea => ({
  ...idea,
  known: 'told',
  events: images.map((text) => ({ ...asSized(text), ...(sound !== '' && { heard: '' }) })),
  ...(sound !== '' && { storySound: sound }),
});

/** Things whose use the images of their shop do not show. */
const USED =
  /\b(?:wallet|purse|card holder|lamp|candle|mug|watch|headphones|keyboard|notebook|sneakers?|chair|sofa|backpack|bottle)s?$/iu;
/** Steps and stages that say only how far a thing is done. */
const VAGUE =
  /\bas, raw and plain\b|\bThe last touch\b|\bhalf (?:grown|of it done)\b|\bhardly above\b|\bbefore the first step\b|^$/u;
/** A film whose known images are vague has the steps of its kind, where a table has them. */
export function inStepsOfKind(idea: Idea, typed: string): Idea {
  if (!idea.events.some(({ text }) => VAGUE.test(text)) || idea.request.occasion) return idea;
  const drama = dramaFor(matterApart(lengthApart(typed)));
  return drama && drama.where === '' ? inStory(idea, drama) : idea;
}

/** An idea that only names what it is of has the pictures of that, and its light. */
export function onlyNamed(idea: Idea, typed: string): Idea {
  const [only, ...more] = idea.events;
  const { occasion, product } = idea.request;
  // What is for sale is seen in use, where a table knows how it is used.
  if (idea.known === 'told' && idea.request.told.length === 0 && !occasion && USED.test(product)) {
    const sold = dramaFor(product);
    if (sold && isOfThing(product)) return inStory(idea, { ...sold, sound: '' });
  }
  if (idea.known || !only || occasion || product !== '' || idea.scene.isForeign) return idea;
  const bare = lengthApart(typed);
  // What stands beside it are notes alone.
  const drama = filmPictures(bare) ? undefined : dramaFor(matterApart(bare));
  if (drama && drama.where === '') return inStory(idea, drama);
  if (more.length > 0) return idea;
  const named = namedPictures(bare) ?? (only.doing === '' ? filmPictures(only.text) : undefined);
  if (!named) return idea;
  const { images, light } = named;
  return { ...idea, known: 'told', events: images.map(asSized), ...(light !== '' && { light }) };
}
