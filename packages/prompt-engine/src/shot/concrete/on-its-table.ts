import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf } from '../../read/scene.ts';
import { isUsual } from '../plain/certainty.ts';
import { capital, type Decision, said } from '../shot.ts';
import type { SeenTake } from './seen-take.ts';

/*
 * Where a small thing that is named alone stands in its cinematic take: on what its row has it on.
 */

const UNKNOWN_GROUND = sifted(/^Background (dark|warm) and out of focus$/);
const TABLE = sifted(
  /^on an? (?:\p{Ll}+ ){0,3}?(?:table|desk|counter|bench|workbench|board|shelf|windowsill|sill|worktop|stand|tray|dresser|mantelpiece|sideboard|nightstand|stool|crate|bar)\b[^,]*$/u,
);

/** The background of a cinematic take, with the piece of furniture that bears the thing. */
export function onItsTable(setting: Decision, { brief: { scene, take }, isSure }: SeenTake): Decision {
  const main = mainOf(scene);
  const tone = UNKNOWN_GROUND.exec(setting.text)?.[1];
  const at = main?.row?.at.find((each) => TABLE.test(each));
  if (take !== 'cinematic' || !isSure || !main || !tone || !at || scene.cast.length > 1) return setting;
  if (
    isBeing(main.kind) ||
    !isUsual(main) ||
    scene.doings.length > 0 ||
    main.adjectives.some((each) => /fl(?:ying|oating)|giant|huge/i.test(each))
  )
    return setting;
  return {
    ...setting,
    text: `${capital(at)}, the background ${tone} and out of focus`,
    because: `No place is named; ${said(main.name)} is usually ${at}.`,
  };
}
