import type { SubjectKind } from '../kinds.ts';

/**
 * Common subjects in other languages (German, French, Spanish, Italian, Portuguese, Dutch, and a
 * few in Chinese, Japanese and Russian): enough to choose the right kind of scene; the words
 * themselves stay as typed. Accents are left out, as words are compared without them.
 */
const BY_KIND: readonly (readonly [SubjectKind, string])[] = [
  [
    'pet',
    'hund katze pferd chien chat cheval perro gato caballo gatto cavallo cane cachorro cao gatinho hond kat paard perra gata chienne hunde katzen 猫 犬 狗 кошка кот собака',
  ],
  [
    'wild-animal',
    'wolf fuchs bar lowe hirsch loup renard ours lion cerf lobo zorro oso leon ciervo lupo volpe orso leone cervo raposa urso leao vos beer leeuw hert 狐 熊 虎 волк лиса медведь',
  ],
  [
    'bird',
    'vogel eule adler oiseau hibou aigle pajaro buho aguila uccello gufo aquila passaro coruja uil arend 鳥 鸟 птица',
  ],
  [
    'plant',
    'blume baum rose fleur arbre flor arbol fiore albero arvore bloem boom rosa rosen blumen fleurs flores fiori 花 桜 樱花 цветок дерево',
  ],
  [
    'person',
    'frau mann femme homme mujer hombre donna uomo mulher homem vrouw man fischer pecheur pescador pescatore visser alte vieil anciano vecchio velho abuela abuelo nonna nonno oma opa grand-mere 女 男 人 женщина мужчина',
  ],
  [
    'child',
    'kind kinder madchen junge enfant fille garcon nino nina ninos bambino bambina crianca menino menina meisje jongen 子供 孩子 ребенок',
  ],
  ['people', 'leute menschen familie paar gens famille gente familia famiglia mensen gezin 家族'],
  ['mountain', 'berg berge montagne montana montanas montagna montanha bergen 山 гора горы'],
  ['coast', 'strand plage playa spiaggia praia kuste cote costa kust hafen puerto porto haven 海岸 пляж'],
  ['forest', 'wald foret bosque foresta bosco floresta bos 森 森林 лес'],
  ['water', 'meer see fluss mer lac riviere mar lago rio mare fiume zee meer rivier 海 湖 море река'],
  [
    'city',
    'stadt strasse ville rue ciudad calle citta strada cidade rua stad straat 街 城市 город улица 東京 北京 上海 夜',
  ],
  [
    'building',
    'haus schloss kirche maison chateau eglise casa castillo iglesia castello chiesa castelo igreja huis kasteel kerk turm 家 城 寺 дом замок',
  ],
  [
    'interior',
    'kuche zimmer cuisine chambre cocina habitacion cucina camera cozinha quarto keuken kamer 部屋',
  ],
  [
    'food',
    'brot kuchen pain gateau pan tarta pane torta pao bolo brood taart suppe soupe sopa 寿司 面包 хлеб',
  ],
  ['drink', 'kaffee tee cafe vino wein vin vinho koffie wijn bier biere cerveza birra кофе чай'],
  [
    'vehicle',
    'auto wagen zug boot voiture train bateau coche tren barco macchina treno barca carro trem trein fiets fahrrad velo bicicleta 車 汽车 машина поезд',
  ],
  ['sky', 'himmel sonnenuntergang ciel coucher cielo atardecer tramonto ceu hemel 空 небо закат'],
  ['fantasy-being', 'drache fee dragon hada drago fata dragao fada draak 龍 龙 дракон'],
  ['sea-animal', 'fisch wal poisson baleine pez ballena pesce balena peixe baleia vis walvis 魚 рыба кит'],
];

const FOREIGN_NOUNS: ReadonlyMap<string, SubjectKind> = new Map(
  BY_KIND.flatMap(([kind, words]) => words.split(' ').map((word): [string, SubjectKind] => [word, kind])),
);

/** The kind that the first known foreign word stands for. Scripts without spaces are searched as a whole. */
export function foreignKind(text: string, words: readonly string[]): SubjectKind | undefined {
  for (const word of words) {
    const kind = FOREIGN_NOUNS.get(word);
    if (kind) return kind;
  }
  const start = text.slice(0, 200);
  for (const [word, kind] of FOREIGN_NOUNS) {
    if (/\p{Script=Han}/u.test(word) && start.includes(word)) return kind;
  }
  return undefined;
}
