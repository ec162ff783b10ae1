/** What a spelling of a verb says: 'build' may be told of several, 'builds' of one, 'building' of either. */
export interface VerbForm {
  readonly base: string;
  readonly form: 'base' | 'third' | 'ing' | 'past';
}

const STEMS = `
mend repair fix restore sew knit weave carve solder polish assemble sharpen engrave forge weld stitch make craft sculpt
shape construct build cook fry grill stir simmer bake season plate chop slice knead pour rehearse dance twirl waltz spin
strum drum busk perform sing play walk stroll wander march hike cross arrive enter stride run sprint jog flee dash
gallop chase hunt pursue race ride drive cycle sail row paddle surf ski climb write draw paint sketch sign read study
argue talk chat quarrel whisper gossip joke debate speak explain present interview announce narrate teach show laugh
giggle celebrate cheer applaud rest sleep nap doze sit meditate dream wait stand stare watch look gaze listen lean hide
linger hug kiss embrace reunite fight duel battle wrestle jump leap land vault dive plunge breach swim fly soar glide
hover plant garden sow prune open unwrap unbox feed eat taste bite drink sip devour kneel bow pray ring discover explore
sniff meet knock push tip guard protect melt thaw burn drip ooze bloom grow sprout turn rotate revolve
pull drag haul tow lift raise lower carry bring deliver hand give take hold drop throw toss catch juggle kick hit punch
box skate snowboard skateboard slide slip fall stumble roll tumble bounce swing sway float drift sink rise emerge
appear disappear vanish leave depart return escape steal sneak crawl creep stalk pounce follow lead search seek find
hug comfort wave greet salute nod smile cry weep shout scream yell whistle hum tune conduct juggle film photograph
record type press click dig rake shovel hammer nail saw drill screw paint plaster lay stack load unload pack unpack
fold iron hang wash rinse scrub clean sweep mop wipe dry brush comb shave cut trim light ignite blow inflate extinguish
close shut lock unlock serve sell buy trade weigh wrap peel crack whisk mix blend taste spread sprinkle dip fill empty
water harvest pick gather collect reap milk shear herd groom pet walk train tame release free rescue save help heal
operate examine inspect measure test launch take dock anchor moor park steer pilot fish cast reel net hook crash break
smash shatter tear rip split explode erupt collapse crumble flow rush splash spill leak steam boil sizzle freeze glow
shine flicker flash blink strike flutter flap circle perch nest hatch lick nuzzle bark howl purr scratch bury learn
practise practice train stretch balance meditate pose dress undress wear try tie untie braid apply remove place set
reach touch point press squeeze shake stamp tap count sort arrange decorate hide seek share exchange pass receive win
lose score serve shoot aim fire throw block tackle dribble dunk skip hop trot charge clash face defend attack defeat
patrol cruise speed drift overtake pass accelerate stop start board exit unfold unroll reveal transform shed lose
scatter fade approach gather dissolve flood survive invent discover assemble program code solve play knock serve
toast clink share butter glaze frost drizzle flip toss roll crush grind roast brew distil ferment smoke press
sweep whirl rock cradle tuck tickle chew swallow nibble graze peck dig burrow spin weave attack sting pollinate
shelter huddle stroke scoop skim rub spray breathe lace admire smell shiver tremble scoop roar growl chirp yawn blush doodle inspect celebrate polish wake nurse rescue land sweat whittle rinse fasten buckle zip stroll tend work move go come travel head dress use try bathe splash paddle queue erect dismantle pitch string thread untangle cradle hoist unfurl beat scrape
`;

const BASES = [...new Set(STEMS.trim().split(/\s+/))];
const IRREGULAR_ING: Readonly<Record<string, string>> = { tie: 'tying', untie: 'untying', ski: 'skiing' };
/** Endings that double: one stressed syllable with one vowel. */
const DOUBLES = /^(?:[^aeiou]*[aeiou][bdgklmnprt]|begin|unwrap|unzip|unplug|transmit|inflict|refit|unpin)$/;

/** 'carries', 'pushes', 'builds'. */
export function thirdOf(base: string): string {
  if (/[^aeou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function ingsOf(base: string): string[] {
  const irregular = IRREGULAR_ING[base];
  if (irregular) return [irregular];
  if (/[^e]e$/.test(base)) return [`${base.slice(0, -1)}ing`];
  return DOUBLES.test(base) ? [`${base}${base.at(-1)}ing`, `${base}ing`] : [`${base}ing`];
}

const pastOf = (base: string): string =>
  base.endsWith('e') ? `${base}d` : /[^aeou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;

const FORMS = new Map<string, VerbForm>();
for (const form of ['ing', 'third', 'base', 'past'] as const) {
  for (const base of BASES) {
    const spellings =
      form === 'ing'
        ? ingsOf(base)
        : [form === 'third' ? thirdOf(base) : form === 'base' ? base : pastOf(base)];
    for (const spelling of spellings) if (!FORMS.has(spelling)) FORMS.set(spelling, { base, form });
  }
}

/** The verb of which a word is a form, as far as it is a common one. */
export const verbForm = (word: string): VerbForm | undefined => FORMS.get(word);

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Spellings that are as often a thing: 'the northern lights', 'ocean waves'. */
export const OFTEN_NOUNS = set(
  'works heads moves uses lights waves rings plants paints parks looks steps falls plays boxes nets lands plates drinks cooks watches boards ' +
    'shapes drops beats fires flashes breaks cuts records presses screws nails saws drills packs brushes dresses ties ' +
    'points shoots shots blocks faces charges stops starts passes signs shows dances dreams bows tips turns burns rests ' +
    'kicks hits slides slips rolls swings rocks strings threads pitches stamps taps counts sorts places sets catches ' +
    'smokes toasts flips shells circles nests hooks reels casts tunes hums waters battles duels fights guards races ' +
    'rides drives cycles sails rows surfs skis sketches crafts skates irons locks serves trains pets herds steams ' +
    'box light water ring park plant paint sign dance dream bow train drill saw nail screw watch show fire iron tie dress ' +
    'cook drink guard cast hook net fish board pack record plate season garden race sail row shape',
);

/** What never takes an object without an article. */
export const TAKES_NONE = set(
  'look stand sit wait sleep walk run rest fall arrive swim stare gaze linger stroll wander hike march jog nap doze ' +
    'drift float sink rise glow shine laugh giggle cry weep smile argue talk chat kneel lean soar hover bloom crash ' +
    'emerge appear disappear vanish crawl creep sneak jump leap dive land meditate dream stride sprint flow',
);

/** Words in '-ing' that nobody does. */
export const NO_DOINGS = set(
  'evening morning ceiling building wedding painting clothing lightning spring string king ring wing thing something ' +
    'nothing everything anything earring pudding dumpling duckling gosling sibling railing lettering drawing sterling ' +
    'during herring viking darling seedling sapling awning lighting ending opening housing outing bedding icing filling ' +
    'stocking crossing landing being interesting amazing stunning relaxing boring charming exciting',
);
