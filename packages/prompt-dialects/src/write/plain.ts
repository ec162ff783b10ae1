import { TRAITS } from '../dialect.ts';
import { type Element, type Loss, lossOf } from '../prompt.ts';
import { findParameters } from '../read/midjourney.ts';
import { countTagOf, tagOf } from '../tags.ts';
import type { Route } from './adapt.ts';
import { isProse, joinText, orderByWeight, tidyCommas, toPhrases, toPlainWords } from './phrases.ts';

interface WrittenText {
  readonly text: string;
  readonly losses: readonly Loss[];
}

/** Plain language, a tag list or Midjourney's text: none of them has weights. */
export function writePlain(elements: readonly Element[], route: Route): WrittenText {
  const { to, from } = route;
  if (to === from) {
    return { text: elements.map(asRead).join(to === 'danbooru' ? ', ' : ''), losses: [] };
  }
  const images = elements.filter(({ kind }) => kind === 'image-url').map(({ text }) => `${text} `);
  const said = elements.filter(({ kind }) => kind !== 'image-url');
  if (to === 'danbooru') {
    return writeTags(said, route);
  }
  const isVerbatim = isProse(from) && said.every(({ weight }) => weight === 1);
  const { text, losses } = isVerbatim ? { text: joinVerbatim(said), losses: [] } : writePhrases(said, route);
  if (to !== 'midjourney') {
    return { text, losses };
  }
  const safe = withoutSyntax(text);
  const why = 'Midjourney would take this for a parameter or a weight: a blank keeps it apart.';
  const lost = safe === text ? [] : [lossOf(['-- or ::'], why, '-- or : :')];
  return { text: images.join('') + safe, losses: [...losses, ...lost] };
}

function joinVerbatim(elements: readonly Element[]): string {
  return tidyCommas(
    elements
      .map((element) => (element.kind === 'choice' ? `{${element.options.join(', ')}}` : asRead(element)))
      .join(''),
  );
}

/** As it stood in the source; for a picture that means a blank behind it. */
function asRead(element: Element): string {
  if (element.kind === 'quoted') {
    return element.marks.charAt(0) + element.text + element.marks.charAt(1);
  }
  return element.kind === 'image-url' ? `${element.text} ` : element.text;
}

function writePhrases(elements: readonly Element[], { from, to }: Route): WrittenText {
  const plain = toPlainWords(toPhrases(elements), from);
  const ordered = orderByWeight(plain.phrases, TRAITS[to].label);
  return { text: joinText(ordered.phrases), losses: [...plain.losses, ...ordered.losses] };
}

/** What would be read as `--ar` or `::` although it was none. */
function withoutSyntax(text: string): string {
  const apart = text.replaceAll('::', ': :').replaceAll('::', ': :');
  let result = '';
  let from = 0;
  for (const { start } of findParameters(apart)) {
    const dashes = apart.startsWith('--', start) ? 2 : 1;
    result += `${apart.slice(from, start + dashes)} `;
    from = start + dashes;
  }
  return result + apart.slice(from);
}

/** Danbooru's form: small letters, underscores, commas. Sentences stay as they are, for they are no tags. */
function writeTags(elements: readonly Element[], { from, to }: Route): WrittenText {
  const ordered = orderByWeight(toPhrases(elements), TRAITS[to].label);
  const losses: Loss[] = [...ordered.losses];
  const articles = new Set<string>();
  const sentences: string[] = [];
  const tags = ordered.phrases.map(({ text, lettering }) => {
    const count = isProse(from) ? countTagOf(text) : null;
    const { tag, isTag, article } = lettering.length > 0 ? asWritten(text) : tagOf(text);
    if (count !== null) {
      losses.push(lossOf([text], `Tag lists say this as “${count}”.`, count));
      return count;
    }
    if (isTag && article !== '') {
      articles.add(article);
    }
    if (!isTag && isProse(from)) {
      sentences.push(text);
    }
    return tag;
  });
  if (articles.size > 0) {
    losses.push(lossOf([...articles], 'Tags have no articles.', null));
  }
  if (sentences.length > 0) {
    const why = 'This is longer than a tag: it stays in words, which tag models follow less well.';
    losses.push(lossOf(sentences, why, 'the same words'));
  }
  return { text: tags.join(', '), losses };
}

/** Lettering keeps its capitals and blanks. */
function asWritten(text: string): ReturnType<typeof tagOf> {
  return { tag: text, isTag: false, article: '' };
}
