import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { FORMLESS } from './cast.ts';
import { drawingOf } from './drawn.ts';
import { liquidColour } from './looks.ts';
import { drawingNamed } from './named.ts';

/** Takes over the number of a measure: 'four cups of coffee' are four. */
const counted = (content: Member, { count, plural, counted: isCounted, row, kind }: Member): Member => ({
  ...content,
  ...(isCounted && { count, plural, counted: isCounted }),
  // A bottle of wine is seen as the bottle, a cup of tea as the tea.
  ...(row && CLOSED.test(row.drawing) && { row, kind }),
});

const CLOSED = sifted(/^(?:bottle|can|jar|barrel|bag|perfume)$/);

/** A bowl of strawberries is its bowl with strawberries in it; a bowl of soup is the soup, which brings one. */
const isFilled = ({ row }: Member, content: Member): boolean =>
  /^(?:bowl|basket|bucket|box|vase|plate)$/.test(row?.drawing ?? '') &&
  content.plural &&
  !/^(?:noodles|pasta|vegetables|fruit-bowl|bouquet|flowers)$/.test(drawingOf(content));

/** A plate of pasta is the pasta, which has one; a stack of suitcases is its suitcases. */
const isServed = ({ row, name }: Member, { kind, row: own }: Member): boolean =>
  (/^(?:plate|meal)$/.test(row?.drawing ?? '') && kind === 'food') ||
  (/^(?:stack|pile|heap|tower)$/.test(name) &&
    /^(?:suitcase|box|gift|book|newspaper|paper|letter|pancakes|barrel|rock|coin|plate|parcel)$/.test(
      own?.drawing ?? '',
    ));

const JAMS = sifted(/\b(?:jam|queue|line|row|convoy|parade|procession)$/);

/** A drink is seen by its vessel, in the drink's own colour. */
function inVessel(drink: Member, { name, words, row }: Member): Member {
  const drawing = drawingNamed(name) ?? row?.drawing ?? '-';
  if (liquidColour(drink.words) === undefined || drawing !== 'jug') return drink;
  const colour = liquidColour(drink.words);
  return { ...drink, name, words, ...(row && { row }), colours: colour ? [colour] : drink.colours };
}

/** How many are drawn of a herd beside whom the words are about. */
const HERD = 6;

/** 'a stack of books' is drawn as its books, and 'a bowl of ramen' as the ramen, which brings its bowl. */
export function withoutMeasures(scene: Scene): Scene {
  const contentOf = (index: number): number =>
    scene.cast.findIndex(
      ({ relation, kind }) => relation?.preposition === 'of' && relation.to === index && !FORMLESS.has(kind),
    );
  const measureOf = (index: number): Member | undefined => {
    const { relation } = scene.cast[index] ?? {};
    return relation?.preposition === 'of' && contentOf(relation.to) === index
      ? scene.cast[relation.to]
      : undefined;
  };
  const cast = scene.cast.map((member, index): Member => {
    const content = scene.cast[contentOf(index)];
    const measure = measureOf(index);
    if (measure && member.part === 'main') return inVessel(counted(member, measure), measure);
    // What the measure stands on bears its content.
    const main = scene.cast.findIndex(({ part }) => part === 'main');
    const carried = member.relation && contentOf(member.relation.to) === main && main >= 0 && main !== index;
    if (carried && member.relation) return { ...member, relation: { ...member.relation, to: main } };
    if (content?.part === 'main' && isFilled(member, content))
      return {
        ...member,
        part: 'support',
        relation: {
          preposition: member.row?.drawing === 'plate' ? 'on' : 'in',
          to: scene.cast.indexOf(content),
        },
      };
    if (!content || drawingOf(content) === '-') return member;
    if (content.part === 'main') return { ...member, part: 'topic' };
    // A flock of white sheep is white sheep, however black the one among them.
    const isHerd = member.kind === 'group' && isBeing(content.kind) && !isPeople(content.kind);
    // A jam of taxis is its taxis.
    const isJam = JAMS.test(member.name) && content.kind === 'vehicle';
    if (isHerd || isJam) {
      const { relation: _, ...herd } = content;
      const own = member.relation ? { relation: member.relation } : {};
      return { ...herd, ...own, part: member.part, count: HERD, counted: true, plural: true };
    }
    if (drawingOf(member) !== '-' && content.kind !== 'drink' && !isServed(member, content)) return member;
    const { relation: _, ...bare } = counted(content, member);
    return { ...bare, part: member.part, ...(member.relation && { relation: member.relation }) };
  });
  // What a herd does its horses do.
  const doings = scene.doings.map((doing) => ({
    ...doing,
    agents: doing.agents.map((agent) => {
      const content = contentOf(agent);
      return scene.cast[content]?.part === 'main' ? content : agent;
    }),
  }));
  return {
    ...scene,
    doings,
    cast: cast.map((member, index): Member => {
      const to = member.relation?.preposition === 'of' ? member.relation.to : -1;
      const vessel = cast[to];
      const isWithin = vessel?.kind === 'container' && drawingOf(vessel) !== '-';
      const isCarried = to >= 0 && contentOf(to) === index && (isWithin || vessel?.name === member.name);
      if (!isCarried || member.part === 'main') return member;
      // What is named and can be drawn is seen over the brim.
      return vessel && isFilled(vessel, member) && drawingOf(member) !== '-'
        ? member
        : { ...member, part: 'topic' };
    }),
  };
}
