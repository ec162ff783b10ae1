import { sifted } from '../lexicon/sifting/sifted.ts';

/** Callings that end as machines do: 'inspector' beside 'reactor'. */
const CALLING = sifted(
  /^(?:servant|attendant|assistant|accountant|lieutenant|sergeant|merchant|peasant|migrant|grown-up|stranger|suspect|inspector|instructor|director|conductor|contractor)s?$/,
);
const MACHINE = sifted(
  /^(?:(?:de|re|pro|in|ex|con)\w*[tc]tors?|calculators?|generators?|escalators?|radiators?)$/,
);
/** Things that end as people do: 'drawer', 'slippers'. */
const NOBODY = sifted(
  /^(?:colou?rs?|\w+(?:ness|less)|interior|corner|exterior|(?:book|menu|record|album|pillow|duvet)?covers?|posters?|banners?|borders?|layers?|folders?|drawers?|towers?|numbers?|orders?|powers?|papers?|leather|feathers?|visors?|shelters?|gutters?|trailers?|rollers?|mirrors?|motors?|sensors?|monitors?|tractors?|scissors|rivers?|dinners?|suppers?|platters?|boosters?|stickers?|scooters?|tweezers|pliers|trousers|antlers|suspenders|sneakers|slippers|stoppers|rafters|shutters|toasters?|heaters?|freezers?|printers?|\w*(?:warmer|slipper|flipper|stopper|holder|cooker|drier|dryer|maker|counter|locker|grinder|opener|sharpener|blender|mixer|peeler|grater|strainer|diffuser|humidifier|purifier|charger|speaker|amplifier|synthesi[sz]er|computer|router|scanner|projector|lighter|burner|boiler|steamer|fryer|roaster|washer|planter|sprinkler|extinguisher|shaker|stapler|wiper|propeller|shaver|trimmer|dispenser|container|meter|screwdriver|spanner|hammer|cutter)s?)$/,
);
const OF_PEOPLE = sifted(/^[a-z]*[a-z]{3}(?:er|or|ist|ian|ess|eer|man|woman|men|women)s?$/);

/** An unknown noun that is somebody by its ending: 'hustler', 'contortionist'. */
export function isPersonLike(word = ''): boolean {
  if (CALLING.test(word)) return true;
  if (MACHINE.test(word) || NOBODY.test(word)) return false;
  return OF_PEOPLE.test(word);
}
