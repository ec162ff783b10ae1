import type { PlaceRow } from '../../lexicon/place.ts';
import { rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { placeOfPhrase } from './place-of-phrase.ts';

/*
 * A counter, a till, a workbench is part of a place that is not named: who works there says of which. Without them a
 * counter is one of a kitchen or of a bar.
 */

/** Parts of a place where somebody works. */
const PARTS =
  /^(?:(?:an? |the |his |her |their |its )?(?:\p{L}+ )?(?:counter|till|cash register|cash desk|register|checkout|workbench|work bench|work table))(?: (?:of|in|at) .+)?$/iu;

/** Trades and where they are at work: `names | a place of the lexicon`. */
const TRADES = `
barista, coffee maker | cafe
pharmacist, apothecary, chemist, druggist | pharmacy
butcher | butcher's shop
baker, pastry chef, patissier | bakery
florist, flower seller | flower shop
bookseller, bookbinder | bookshop
librarian | library
bartender, barman, barmaid, barkeeper, barkeep, bar tender, mixologist | bar
innkeeper, tavern keeper, publican, landlord, landlady | tavern
cashier, checkout worker, checkout girl, shop assistant, grocer | supermarket
fishmonger | fish market
barber | barbershop
hairdresser, hair stylist | hair salon
tailor, seamstress, dressmaker | tailor's workshop
watchmaker, clockmaker | watchmaker's workshop
waiter, waitress, diner waitress | diner
ramen chef, sushi chef, ramen cook, sushi master, noodle cook | sushi bar
ice cream seller, ice cream vendor | ice cream parlour
confectioner, chocolatier, sweet seller | candy shop
postal clerk, post office clerk, postmaster, postmistress | post office
bank teller, bank clerk | bank counter
receptionist, concierge, hotel clerk, desk clerk | hotel lobby
ironmonger | hardware store
tattoo artist, tattooist | tattoo studio
cheesemonger | deli
toymaker, toy maker, toy seller | toy shop
antiques dealer, antique dealer | antique shop
`;

let trades: ReadonlyMap<string, string> | undefined;

const tradeOf = (name: string): string | undefined => {
  trades ??= new Map(
    rowsOf(TRADES, 2).flatMap(([names, place]) =>
      textOf(names)
        .split(', ')
        .map((each) => [each, textOf(place)] as const),
    ),
  );
  return trades.get(name.toLowerCase());
};

const KEEPERS = sifted(
  / (?:owner|keeper|clerk|assistant|seller|worker|employee|cashier|girl|boy|guy|lady|man|woman|attendant|manager)$/i,
);

/** 'bookshop owner', 'record store clerk': the place that a trade is called by. */
const calledBy = ({ words }: Member): PlaceRow | undefined =>
  KEEPERS.test(words) ? placeOfPhrase(`in the ${words.replace(KEEPERS, '')}`) : undefined;

/** The place that a counter or a bench belongs to, where the words or a trade tell; else undefined. */
export const workplaceOf = onceFor((scene: Scene): PlaceRow | undefined => {
  const main = mainOf(scene);
  const told = [scene.place?.words, ...scene.cast.filter((each) => each !== main).map(({ words }) => words)];
  const part = told.find((words) => words !== undefined && PARTS.test(words));
  if (part === undefined || !main || !isPeople(main.kind)) return undefined;
  const [, within] = /\b(?:of|in|at) (.+)$/i.exec(part) ?? [];
  if (within) return placeOfPhrase(`in ${within}`);
  const trade =
    tradeOf(main.name) ??
    tradeOf(main.role?.names[0]?.singular ?? '') ??
    tradeOf(main.row?.names[0]?.singular ?? '');
  return calledBy(main) ?? (trade ? placeOfPhrase(`in the ${trade}`) : undefined);
});
