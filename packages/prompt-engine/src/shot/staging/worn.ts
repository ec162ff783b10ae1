import { choicesOf, listOf, rowsOf } from '../../lexicon/row.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { leadingDoing } from './staging.ts';

/*
 * Whoever wears a thing and does nothing besides is seen wearing it: where it sits on such a body, and how the body
 * shows it.
 */

/** the last words of what is worn | with ears and a muzzle (studio; cinematic) | other bodies | people and machines; {w} is what is worn. */
const WORN = rowsOf(
  `
hat, cap, beanie, beret, crown, tiara, helmet, flower crown, sombrero, bonnet, fez, turban, wreath, fedora | facing the camera, {w} upright between the ears, its lower edge just above the eyes, head level; head tipped to one side, {w} slid over one ear, eyes turned up to it | facing the camera, {w} set straight on the crown of the head, eyes level; head tilted, {w} slipping to one side, eyes turned up to it | facing the camera, {w} straight on the head, chin level, shoulders loose; turned three-quarter, one hand at the edge of {w}, eyes to the side from under it
glasses, sunglasses, spectacles, shades, goggles, monocle, eyepatch, eye patch | facing the camera, {w} level on the nose, chin a little raised; chin lowered, {w} slid down the nose, looking over the top | facing the camera, {w} straight before the eyes, head raised; head tilted, {w} a little crooked, turned half away | facing the camera, {w} level on the nose, chin a little raised; one hand at the side of {w}, chin lowered, looking over the top
scarf, bandana, shawl, lei, garland, necklace, pearls, medal, chain | facing the camera, {w} once round the neck, falling straight down the chest, chin lifted over it; head turned into the wind, {w} blown out to one side | facing the camera, {w} once round the neck, falling straight down the front; head turned, {w} blown out to one side | facing the camera, {w} round the neck and falling straight down the front, chin lifted over it; turned into the wind, one hand holding {w} at the throat, its end blown out
bow tie, bowtie, tie, collar, necktie, bow | facing the camera, {w} straight under the chin, chest lifted; head turned to the side, {w} a little crooked at the neck | facing the camera, {w} straight at the neck, chest lifted; head turned, {w} a little crooked at the neck | facing the camera, {w} straight at the collar, shoulders level; one hand pulling {w} straight, eyes to the side
headphones, earphones, headset, earmuffs | facing the camera, {w} snug over both ears, eyes half shut; head tipped to the sound, {w} pressed to one ear, eyes shut | facing the camera, {w} snug at both sides of the head, eyes half shut; head tipped, {w} slipping back, eyes shut | facing the camera, {w} over both ears, eyes half shut, shoulders loose; one hand flat on {w}, head tipped to the sound, eyes shut
suit, business suit, three-piece suit, tuxedo, blazer, tailcoat, dinner jacket, waistcoat, vest | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | square to the camera, {w} buttoned, cuffs even, chin level; in mid-step, one hand closing {w}, eyes to the side
hoodie, sweater, jumper, cardigan, turtleneck, tracksuit, t-shirt, shirt, hawaiian shirt, flannel shirt, jersey | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | square to the camera, {w} hanging loose, thumbs hooked in the pockets, shoulders down; leaning back on both elbows, {w} creased at the waist, face turned into the light
leather jacket, denim jacket, bomber jacket, biker jacket, jacket, coat, trench coat, overcoat, fur coat, winter coat, parka, puffer jacket | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | three-quarter to the camera, the collar of {w} turned up, both hands in its pockets; pulling the collar of {w} together at the throat, shoulders raised, eyes past the camera
kimono, yukata, furisode, hanbok, sari, saree, cheongsam, qipao, robe, bathrobe, dressing gown | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | standing straight, {w} falling in clean folds to the feet, both hands joined in front; in a short step, one hand lifting the edge of {w}, face turned half away
armour, armor, plate armor, plate armour, chainmail, breastplate, space suit, spacesuit, exosuit, hazmat suit | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | square to the camera, {w} whole in view, both arms a little out from the sides; in a heavy step forward, the weight on the front foot, one arm of {w} raised
cape, cloak, hooded cloak, poncho, raincoat, rain jacket, mackintosh | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | square to the camera, {w} closed from throat to hem, only face and hands clear of it; walking away into the wind, {w} blown to one side, face turned back over the shoulder
pyjamas, pajamas, onesie, nightgown, nightdress | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | barefoot and square to the camera, {w} hanging loose, arms folded; stretching with one arm up, {w} riding up at the wrist, eyes half shut
uniform, school uniform, apron, overalls, dungarees, lab coat, boiler suit | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | square to the camera, {w} straight and fastened, hands joined behind the back; rolling up one sleeve, {w} creased at the elbow, eyes down on the cuff
dress, gown, costume, tutu, skirt, outfit, clothes, wedding dress, sundress | drawn up tall to the camera, {w} close over chest and back, head high out of the neck of it; in mid-step, {w} creasing at the shoulder, head turned back to the viewer | drawn up tall to the camera, {w} close round the body, head high out of the neck of it; in mid-step, {w} swinging with it, head turned back to the viewer | square to the camera, {w} falling straight from the shoulders, both arms at the sides, chin level; turning on one heel, {w} swinging out, face back over one shoulder
boots, shoes, sneakers, socks, slippers, heels, roller skates, gloves, mittens | facing the camera, one front foot set ahead, {w} in clear view; in mid-step, one of {w} lifted off the ground, eyes down to it | facing the camera, one foot set ahead, {w} in clear view; in mid-step, one foot lifted, head turned down to {w} | facing the camera, weight on one leg, {w} in clear view; in mid-step, {w} large in front, face turned to the side
mask, gas mask, face mask, veil, hood, blindfold | facing the camera, {w} close over the face, both eyes clear and level; head turned half away, {w} in profile, one eye to the viewer | facing the camera, {w} close over the head, eyes level; head turned half away, {w} in profile | facing the camera, {w} close over the face, eyes level and straight into the lens; turned half away, {w} in profile, one hand raising its edge
backpack, bag, satchel, saddlebag, wings | facing the camera at a slight angle, {w} square on the back, straps in view; seen from behind at an angle, {w} large on the back, head turned to the viewer | facing the camera at a slight angle, {w} square on the back; seen from behind at an angle, {w} large on the back, head turned | facing the camera at a slight angle, {w} square on the back, one thumb under the strap; seen from behind at an angle, {w} large on the back, face turned to the viewer
`,
  4,
).map(([names, eared, others, people]) => ({
  names: new Set(listOf(names)),
  eared: choicesOf(eared),
  others: choicesOf(others),
  people: choicesOf(people),
}));

const EARED: ReadonlySet<string> = new Set(['pet', 'wild-animal', 'farm-animal']);

/** The row of what is worn: the longest end of its words that one lists. */
function rowOf({ words }: Member): (typeof WORN)[number] | undefined {
  const parts = words.toLowerCase().split(' ');
  for (const [at] of parts.entries()) {
    const end = parts.slice(at).join(' ');
    const found = WORN.find(({ names }) => names.has(end));
    if (found) return found;
  }
  return undefined;
}

/** What the main one wears, where nothing is told that it does besides. */
function wornAlone(scene: Scene, main: Member): Member | undefined {
  const at = scene.cast.indexOf(main);
  const isBusy = leadingDoing(scene) !== undefined || scene.feeling !== undefined || scene.doings.length > 1;
  if (isBusy || main.plural || main.count > 1 || scene.cameras.length > 0) return undefined;
  if (scene.cast.some((member) => member !== main && isBeing(member.kind))) return undefined;
  return scene.cast.find(({ part, relation }) => part === 'worn' && relation?.to === at);
}

/** How what is worn is seen on whoever wears it; undefined where more is told. */
export function wornStaged(brief: Brief): Decision | undefined {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (take === 'minimal' || !main || !isBeing(main.kind) || main.kind === 'hands') return undefined;
  const worn = wornAlone(scene, main);
  const row = worn && rowOf(worn);
  if (!worn || !row) return undefined;
  const [studio = '', cinematic = ''] =
    isPeople(main.kind) || main.kind === 'robot' || main.kind === 'fantasy-being'
      ? row.people
      : EARED.has(main.kind)
        ? row.eared
        : row.others;
  const text = (take === 'studio' ? studio : cinematic).replaceAll('{w}', theOf(worn));
  return {
    element: 'motion',
    text: `${capital(theOf(main))} ${text.startsWith('head ') || text.startsWith('chin ') || text.startsWith('one hand') ? `with ${text}` : text}`,
    because: `${said(worn.words)} is worn, and nothing besides is told.`,
  };
}
