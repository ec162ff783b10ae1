import { rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Take } from '../../vocabulary.ts';

/*
 * What is printed to be read, hung up or sent: a table plan, a menu board, a card, a post, a cover.
 *
 * its names | what the sheet is | how it is made: studio | cinematic | minimal
 */
const ROWS = `
(?:table|seating) (?:plan|chart)s?(?: (?:sign|board|poster))?|(?:wedding |welcome |bar |reception |party |baby shower )+signs? ?(?:board)?|(?:welcome|order of the day|cards and gifts) sign | sign | Printed sign, matt ink on heavy card | Printed sign, pressed foil and ink on thick cotton board | Printed sign, one ink on white board
(?:(?:food truck|bar|caf[eé]|coffee|cocktail|drinks?|wine|lunch|pizza|wedding|kids|dessert|chalk) )*menus?(?: (?:board|card|design|page|cover))?s?|price ?lists?|specials board | menu | Printed menu, even columns left bare for the lines | Painted board, hand-drawn rules and small pictures between bare lines | Printed menu, thin rules on white
save[- ]the[- ]dates?(?: (?:card|thing|invite))?s?|(?:(?:birthday|wedding|party|baby shower|bbq|barbecue|engagement|housewarming|christening|kids|halloween|christmas|dinner) )*(?:invites?|invitations?)(?: cards?)?|(?:thank[- ]you|greeting|birthday|christmas|valentine['’]?s?|get well|sympathy|congratulations|easter|mother['’]?s day|father['’]?s day|new year|holiday) cards?|place cards? | card | Printed card, matt ink on uncoated paper | Printed card, letterpress on cotton paper with soft edges | Printed card, one ink on white
business cards?|gift (?:tags?|cards?|vouchers?|certificates?)|vouchers?|loyalty cards?|certificates?|diplomas?|letterheads?|bookmarks?|swing tags?|hang ?tags? | card | Printed card, crisp ink on smooth stock | Printed card, blind embossing and one foil on heavy stock | Printed card, one ink on white
(?:(?:square|vertical|carousel|animated) )*(?:instagram|insta|ig|facebook|fb|linkedin|tiktok|pinterest|social media|twitter|threads)(?: (?:post|story|stories|pin|ad|reel cover|highlight cover|carousel|graphic|template|announcement))+s?|(?:newsletter|email) (?:graphic|header) | post | Flat graphic for a screen, crisp shapes | Flat graphic for a screen, one photograph-like motif behind bold shapes | Flat graphic for a screen, two colours
flyers?|leaflets?|handbills?|brochure covers?|programme covers?|program covers?|(?:lost|missing|wanted|yard sale|garage sale) (?:poster|sign|flyer)s? | sheet | Printed flyer, flat ink on matt paper | Printed flyer, overprinted inks on coarse paper | Printed flyer, one ink on white
(?:magazine|zine|notebook|journal|planner|calendar|report|catalogue|catalog|workbook|e-?book|course|lesson|folder|binder) covers? | cover | Printed cover, matt ink | Printed cover, rich ink on textured stock | Printed cover, one ink on white
`;

/** A printed thing by its name. */
export interface Printed {
  readonly names: RegExp;
  readonly what: string;
  readonly made: Readonly<Record<Take, string>>;
}

let rows: readonly Printed[] | undefined;

/** Printed things, in the order in which they are looked for. */
export const printed = (): readonly Printed[] =>
  (rows ??= rowsOf(ROWS, 5).map(([names = '', what = '', studio = '', cinematic = '', minimal = '']) => ({
    names: sifted(
      new RegExp(
        `^(?<before>(?:(?!(?:with|of|on|holding|reading|writing|in|at|by)\\b)[\\p{L}\\d'’&-]+,? ){0,4}?)(?<name>${names})(?<after>(?![\\p{L}-]).*)$`,
        'iu',
      ),
    ),
    what,
    made: { studio, cinematic, minimal },
  })));
