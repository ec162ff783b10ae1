import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isNamedRegion } from '../../read/merged-place.ts';
import { readScene } from '../../read/read-scene.ts';
import type { Member, Scene } from '../../read/scene.ts';
import { aOf } from '../refer.ts';
import { isExplaining } from './explains.ts';

/*
 * Which marks and surfaces are asked for, and what of the cast is drawn on them.
 */

const WHERE: ReadonlySet<string> = new Set(['place', 'building']);

/** What a mark or a poster shows besides its words. */
export function motifsOf(scene: Scene): string[] {
  return (
    scene.cast
      .filter(
        (member) =>
          !member.proper &&
          member.kind !== 'sign' &&
          member.kind !== 'graphic' &&
          member.kind !== 'abstract' &&
          !/\b(?:sign|signboard|board|letters|lettering|words|label|note|title|headline|date|text|slogan|caption|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i.test(
            member.name,
          ) &&
          member.relation?.preposition !== 'on' &&
          !scene.lettering.some((line) => line.includes(member.words)),
      )
      // Where it is held is no picture of what is held there.
      .filter((member, _, all) => !WHERE.has(member.kind) || all.every(({ kind }) => WHERE.has(kind)))
      .slice(0, 2)
      .flatMap((member) =>
        member.kind === 'event' && (member.row?.details.length ?? 0) > 1
          ? featured(member) || (member.row?.details.slice(0, 2) ?? [])
          : member.placeRow && isNamedRegion(member.placeRow)
            ? member.placeRow.things.slice(0, 2)
            : [aOf(member)],
      )
  );
}

/** What an event is about, by the words before its name: the chilli of a chilli festival. */
function featured({ words, name }: Member): readonly string[] | undefined {
  const before = words.slice(0, Math.max(words.length - name.length, 0)).trim();
  const topic = readScene(before).cast.find(({ kind, known }) => known && FEATURED.has(kind));
  return topic && [aOf({ ...topic, words: topic.name })];
}

const FEATURED: ReadonlySet<string> = new Set([
  ...['food', 'drink', 'flower', 'plant', 'instrument', 'vehicle', 'boat', 'toy', 'pet'],
  ...['wild-animal', 'farm-animal', 'bird', 'insect', 'sea-animal'],
]);

/** Whether the look is a small printed frame with one picture in it: its motif is laid out, not staged. */
export const isFramed = (scene: Scene): boolean =>
  scene.styles.some(({ words }) =>
    /\b(?:tarot|playing card|postage stamp|matchbox label|trading card)\b/i.test(words),
  );

/** A badge, a crest or an emblem that is asked for, not one that somebody wears. */
const BADGE = sifted(
  /^(?:an?\s)?(?:[\w-]+\s){0,3}(?:badge|crest|emblem|mascot|coat of arms)[\s,]+(?:for|of|with|design)\b/i,
);

/** Whether a logo or an icon is asked for. */
export const isMark = (scene: Scene): boolean =>
  scene.uses.some(({ row }) => ['logo', 'icon'].includes(row.id)) ||
  scene.styles.some(
    ({ words, row }) => row.medium !== 'painted' && /\b(?:logo|icon|monogram|emblem)\b/i.test(words),
  ) ||
  BADGE.test(scene.subject);

/** Whether several icons or stickers of one family are asked for. */
export const isSet = (scene: Scene): boolean =>
  scene.uses.some(({ row }) => row.id === 'icon-set') ||
  /\b(?:icons|pictograms|icon (?:set|pack|sheet)|sticker (?:set|pack|sheet)|set of (?:\w+ ){0,2}(?:stickers|emojis|badges|patches))\b/i.test(
    scene.subject,
  );

/** Whether the subject opens with a badge, a crest or a mascot. */
const isBadge = ({ subject }: Scene): boolean => BADGE.test(subject);

/** A badge, and a picture that explains something, are drawn flat whatever they show. */
export const isDrawnFlat = (scene: Scene): boolean => isBadge(scene) || isExplaining(scene.subject);

/** What is printed for a bottle or a box is designed flat, and stands nowhere. */
const LABELS = sifted(
  /\b(?:wine|beer|bottle|jar|honey|jam|gin|whisk(?:e)?y|sauce|soap|candle|food|product|coffee|tea) labels?$/i,
);

/** Whether a printed label is asked for. */
export const isLabel = (main: Member | undefined): boolean => main?.kind === 'sign' && LABELS.test(main.name);

const SPOT =
  '(?:very )?(?:bottom|top|left|right|middle|cent(?:re|er)|lower|upper|corners?|edges?|side|above|below|underneath)';
const LAYOUT_TOLD = sifted(
  new RegExp(
    `\\b(?:text|words?|letters?|title|headline|slogan|caption|lettering|names?|quote|date|space|room|copy ?space|blank area)\\b(?:[^.;"“”]{0,40}?\\b(?:at|on|in|across|along|to) (?:the |each |one |both )?| )${SPOT}\\b(?! of (?:an?|the|my) (?!(?:picture|page|image|sheet|frame|poster|card)\\b))|\\b(?:at|on|in|across) the ${SPOT}(?: (?:third|half|corner|side|left|right|edge))? (?:for|is|the|leave) (?:the |my |some )?(?:text|words?|title|headline|lettering|name|copy)\\b`,
    'i',
  ),
);

/** Whether the words say where on the sheet its lettering stands, or where room is left: no layout of its own agrees with it. */
export const tellsLayout = ({ subject }: Scene): boolean =>
  LAYOUT_TOLD.test(subject.replace(/["“”«»][^"“”«»]*["“”«»]/g, ' text ')) ||
  LAYOUT_TOLD.test(subject) ||
  LEFT_FREE.test(subject);

/** 'leave the middle for text': a place that is kept free. */
const LEFT_FREE = sifted(
  /\b(?:leave|leaving|keep|keeping|left) (?:the |a |an |some |plenty of )?(?:[\p{L}-]+ ){1,4}?(?:for|free|empty|blank|clear)\b|\b(?:middle|cent(?:re|er)|rest|top|bottom|(?:left|right) side) (?:\p{L}+ )?(?:left |kept |stays? )(?:empty|blank|free|clear|plain)\b/iu,
);

const ROOM = sifted(
  /\b(?:space|room|negative space|copy ?space|empty (?:space|area)|blank (?:space|area)?)\s?(?:left )?(?:on|at|in|to|for|above|below)\b|\b(?:keep|leave|leaving|with) (?:the |an? )?(?:top|bottom|left|right|upper|lower|middle|cent(?:re|er))(?: (?:part|half|third|side|area|corner|edge))? (?:dark|empty|clear|blank|free|plain|open|calm|bright)\b|\b(?:cent(?:red|ered)|in the (?:bottom |top |lower |upper )?(?:corner|middle of the (?:picture|frame|image))|off[- ]cent(?:re|er)|symmetr\w+|rule of thirds)\b/i,
);

/** Whether the words say what of the frame stays empty or where in it the subject is: no composition besides. */
export const tellsRoom = ({ subject }: Scene): boolean => ROOM.test(subject);
