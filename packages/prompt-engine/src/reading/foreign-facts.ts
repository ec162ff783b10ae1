import { type Facts, merged } from '../facts.ts';
import type { Token } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Places in German, French, Spanish, Italian and Portuguese; many mean something else in English. */
const ROOMS = words(
  'zug tren train treno trem comboio bus metro kuche cuisine cocina cucina cozinha chambre zimmer habitacion stanza camera quarto cafe bar bistro taller atelier werkstatt bottega fenster fenetre ventana finestra janela bibliothek bibliotheque biblioteca haus maison casa tisch table mesa tavolo bett lit cama letto',
);
const OPEN_AIR = words(
  'strand plage playa spiaggia praia strasse rue calle strada rua wald foret bosque bosco floresta garten jardin giardino jardim park parc parque parco hafen port puerto porto berg montagne montana montagna feld champ campo meer mer mar mare fluss fleuve riviere rio fiume see lac lago wiese pre prado prato platz place plaza piazza praca schnee neige nieve neve',
);

/** What single characters say where words are written without spaces. */
const CHARACTERS: readonly (readonly [RegExp, Facts])[] = [
  [/[夜밤]/u, { time: 'night' }],
  [/夕|黄昏/u, { time: 'dusk' }],
  [/朝|夜明け|黎明|清晨/u, { time: 'dawn' }],
  [/[雨비]/u, { weather: 'rain' }],
  [/[雪눈]/u, { weather: 'snow' }],
  [/[霧雾]/u, { weather: 'fog' }],
  [/春/u, { season: 'spring' }],
  [/夏/u, { season: 'summer' }],
  [/秋/u, { season: 'autumn' }],
  [/冬/u, { season: 'winter' }],
];

/** When and where, as far as common words of other languages say. */
export function foreignFacts(subject: string, tokens: readonly Token[]): Facts {
  let facts: Facts = {};
  for (const { word } of tokens) {
    if (ROOMS.has(word)) facts = merged(facts, { place: 'indoor' });
    else if (OPEN_AIR.has(word)) facts = merged(facts, { place: 'outdoor' });
  }
  if (!/[^\p{Script=Latin}\p{P}\p{N}\s]/u.test(subject)) return facts;
  for (const [characters, said] of CHARACTERS) {
    if (characters.test(subject.slice(0, 400))) facts = merged(facts, said);
  }
  return facts;
}
