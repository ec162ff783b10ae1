import { inWords } from '../lexicon/row.ts';
import { isBeing, type Member, mainOf, type Scene } from '../read/scene.ts';
import { companyStaged } from './moment/company.ts';
import { isUsual, isWhollyRead } from './plain/certainty.ts';
import { isTyped, theOf, theWholeOf, toldPlace } from './refer.ts';
import { servedAs } from './served.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';

/*
 * How the cast stands to each other, the words say themselves. What is added is only what is in a free hand, and how
 * what is eaten with a dish is seen on it.
 */

/** What is in a hand that nothing else keeps busy; what is worn only by the stuff it is said to be of. */
function held(brief: Brief, main: Member): Decision[] {
  const { scene } = brief;
  if (companyStaged(brief)) return [];
  // With two there, the words alone know whose hand it is.
  const isBusy =
    scene.cast.filter(({ kind, part }) => isBeing(kind) && part !== 'topic').length > 1 ||
    scene.doings.some(({ row }) => row?.traits.words.has('hands'));
  return scene.cast
    .filter(
      (member, i) =>
        (member.part === 'held' || member.part === 'worn') &&
        member.placed !== true &&
        toldPlace(scene, member) === '' &&
        !scene.doings.some(({ object, verb }) => object === i && verb.base !== 'wear'),
    )
    .slice(0, 2)
    .flatMap((member): Decision[] => {
      const surface = member.materials.find(({ kind }) => !['size', 'age'].includes(kind))?.surface ?? '';
      const where = member.part === 'held' && !isBusy ? 'in one hand' : '';
      const stuff = surface ? `with ${surface}` : '';
      const said_ = [where, stuff].filter(Boolean).join(', ');
      // Of what stuff it is, is told here; in which hand and how, where everything named is placed.
      return stuff === ''
        ? []
        : [
            {
              element: 'subject',
              text: `${capital(theWholeOf(member))} ${said_}`,
              because: `${said(member.words)} is named with ${theOf(main)}.`,
            },
          ];
    });
}

/** What a shop window holds is behind its glass. */
export const behindGlass = ({ subject }: Scene, main: Member): boolean =>
  /\bwindow$/i.test(main.name) &&
  /\b(?:shop|store|bakery|baker|display|boutique|caf[eé]|deli|butcher|florist)/i.test(subject);

function features(brief: Brief): Decision[] {
  const { scene } = brief;
  const main = mainOf(scene);
  const acting = new Set(scene.doings.flatMap(({ agents, row }) => (row ? agents : [])));
  const shown = scene.cast.filter(
    (member, i) =>
      member.part === 'feature' &&
      member.known &&
      member.placed !== true &&
      isUsual(member) &&
      !SHAPELESS.has(member.kind) &&
      member.kind !== 'hands' &&
      !acting.has(i) &&
      toldPlace(scene, member) === '',
  );
  const seenOf = (each: Member): string =>
    servedAs(brief, each) ??
    (main && behindGlass(scene, main) && !isBeing(each.kind)
      ? 'behind the glass'
      : isTyped(scene, each)
        ? ''
        : 'in clear view');
  const two = shown.filter((each) => seenOf(each) !== '').slice(0, 2);
  // Two that are seen alike are told together.
  const isAlike = two.length > 1 && new Set(two.map(seenOf)).size === 1;
  const groups = isAlike ? [two] : two.map((each) => [each]);
  return groups.map((members) => ({
    element: 'subject',
    text: `${capital(inWords(members.map(theWholeOf)))} ${members.slice(0, 1).map(seenOf).join('')}`,
    because: `${said(members.map(({ words }) => words).join(', '))} ${members.length > 1 ? 'are' : 'is'} what sets it apart.`,
  }));
}

/** What stands nowhere of its own: rain, steam, smoke. */
const SHAPELESS: ReadonlySet<string> = new Set(['weather', 'material']);

/** What the picture needs of the cast beside what the words say. */
export function relationsOf(brief: Brief): Decision[] {
  const main = mainOf(brief.scene);
  return main && isWhollyRead(brief.scene) ? [...held(brief, main), ...features(brief)] : [];
}
