import { rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';

/*
 * The names of forms: what a picture is drawn as, or is made for. A sheet has its own means; a frame holds a picture
 * of its content, laid out for its use.
 */

/** A form by its name. */
export interface FormName {
  readonly id: string;
  readonly sort: 'sheet' | 'frame';
  readonly names: RegExp;
  /** What it shows where the words name nothing. */
  readonly usual: string;
}

/* form | sort | names | what it shows where nothing is named */
const ROWS = `
cutaway | sheet | cut-?away(?: (?:view|drawing|illustration|diagram|picture))? | -
crowd | sheet | where['’]?s (?:waldo|wally)(?:[- ](?:style|like|type|book|picture|scene|page))*, wimmelbild\\w*(?: style)?, hidden[- ]objects? (?:picture|illustration|scene|page), (?:busy|crowded|packed|teeming)(?:,? (?:busy|crowded|packed))? (?:children['’]?s |picture )book(?: (?:page|spread|scene|illustration|picture))?, search[- ]and[- ]find(?: (?:book|page|picture|scene|illustration))?, seek[- ]and[- ]find(?: (?:book|page|picture|scene))?, i spy (?:page|book|scene) | a busy harbour town
cycle | sheet | (?:life|water|rock|carbon|nitrogen|moon|lunar|cell|plant|recycling|hydrologic(?:al)?) ?cycle(?: (?:diagram|how|poster|chart|infographic|worksheet))?, (?:diagram|how|poster|chart|infographic|picture|drawing|illustration) of the (?:life|water|rock|carbon|nitrogen|lunar) ?cycle, phases of the moon(?: (?:poster|chart|diagram))?, moon phases?(?: (?:poster|chart|diagram))?, metamorphosis of an?, stages of an? | -
timeline | sheet | time ?line(?: (?:poster|infographic|graphic))? | -
steps | sheet | how(?= (?:[\\p{L}-]+ ){1,4}(?:is|are|gets?) (?:made|born|built|formed|produced|recycled)\\b), step[- ]by[- ]step(?: (?:drawing|guide|instructions?|tutorial|pictures?|illustrations?|infographic|recipe|diagram|process|poster))?, how[- ]to (?:guide|poster|infographic|drawing|sheet), (?:instruction|tutorial) (?:sheet|poster|page), (?:poster|infographic|diagram|chart|picture|illustration|drawing) (?:explaining|showing|about|of|on)(?= how\\b) | -
infographic | sheet | info ?graphics? | -
diagram | sheet | parts of(?= (?:an?|the) ), (?:layers|structure|anatomy) of(?= (?:an?|the) ), (?:labell?ed |scientific |science |simple |anatomical |anatomy |biology |cross[- ]section |educational |textbook )*diagrams?, (?:anatomy|anatomical) (?:drawing|chart|poster|illustration|study|diagram), cross[- ]section(?:al)?(?: (?:view|drawing|illustration|diagram))? | -
character-sheet | sheet | (?:character|model|reference|ref|turnaround|character design|character reference|character turnaround|creature|concept)[- ](?:ref )?sheets?, character turn-?arounds?, turnaround sheets? | -
sticker-sheet | sheet | (?:cute |kawaii |chibi |vinyl |funny )*stickers(?= (?:of|with|for) ), (?:cute |kawaii )?sticker (?:sheet|set|pack)s?, (?:sheet|set|pack) of (?:[\\p{L}-]+ ){0,2}?stickers | -
paper-doll | sheet | paper[- ]dolls?(?: (?:sheet|page))? | one figure
sprites | sheet | sprite[- ]?sheets? | -
manga | sheet | manga (?:page|strip|panel|spread)s? | -
comic | sheet | (?:comic|graphic novel|webcomic)(?: book)? (?:page|strip|panels?|spread)s?, (?:[\\p{L}\\d]+[- ]panel |newspaper )comics?(?: strip)? | -
storyboard | sheet | story ?boards?(?: (?:frames?|panels?|page|sheet))? | -
collage | sheet | (?:paper |photo |vintage |cut[- ]?out |magazine |mixed media |scrapbook )*collages? | -
mood-board | sheet | (?:mood|vision|inspiration|dream|style) ?boards? | places and things to come
exploded | sheet | exploded(?= (?:cheese ?burger|hamburger|burger|sandwich|pizza|taco|sushi|cake|hot ?dog|donut|ice cream|sundae|bagel|croissant|salad|ramen|burrito|cupcake|pancakes?)\\b), (?:exploded view|deconstructed)(?= (?:of )?(?:an? )?(?:cheese ?burger|hamburger|burger|sandwich|pizza|taco|hot ?dog|bagel|burrito)\\b) | -
instructions | sheet | (?:ikea(?:[- ]style)? |assembly |building |wordless )*(?:instructions|instruction manual|assembly manual|manual page)(?= (?:for|of|to|on|showing)\\b) | -
newspaper | sheet | (?:old |vintage |fake )*newspaper (?:front page|cover|page|article|clipping) | -
playing-card | sheet | playing card(?: design| art)?(?= (?:of|with|design|queen|king|jack|ace|joker)|,) | -
stamp | sheet | (?:vintage )?(?:postage )?stamps?(?= of (?:an?|the)? ?) | -
emote | sheet | (?:twitch |discord |chat |slack )?emotes?(?: packs?| sets?)? | -
mural | sheet | (?:wall )?mural(?: (?:art|design|idea|painting))?, painted (?:bedroom|nursery|playroom|classroom) wall | -
wall-art | sheet | (?:nursery|kids['’]?(?: room)?|children['’]?s(?: room)?|baby(?: room)?|playroom) (?:wall ?art|prints?|art print|poster|decor|art) | -
paper | sheet | (?:wedding|baby shower|bridal shower|birthday|party|save the date|engagement|christening|anniversary|graduation|event|bachelorette|quinceañera) (?:(?:invitation|invite|card|stationery)s? )?(?:background|border|template|frame), (?:invitation|invite|stationery|letter|menu|card|certificate|planner|scrapbook|journal) (?:background|border|template|paper|page background)s?, writing paper, letterhead background | a loose garland of small flowers and leaves
recipe-card | sheet | recipe (?:card|page|illustration)s? | -
screen | sheet | (?:video )?game (?:ui|user interface|hud|menu|inventory)(?: (?:inventory|screen|design|mockup|element)s?)*, (?:inventory|title|level select|character select|loading|skill) screen | -
game-card | sheet | (?:item|spell|monster|creature|hero|trading|collectible|magic item|magic|ability|loot) cards?, playing card design | -
treasure-map | sheet | (?:[\\p{L}-]+ )?treasure maps?, pirate(?: treasure)? maps? | one small island
fantasy-map | sheet | map(?= of (?:an?|the|my) [^,.]*\\b(?:island|kingdom|realm|continent|empire|archipelago|isles?|elven|dwarven|goblins?|wizards?|haunted|fantasy)\\b), (?:fantasy|world|d&d world|dnd world|campaign|rpg world)(?: world)? maps? | an island kingdom
battle-map | sheet | battle ?maps?, (?:d&d|dnd|ttrpg|rpg|dungeon|encounter|tabletop|pathfinder|vtt|roll20)(?: (?:battle|dungeon|encounter|battle ?map))? ?maps? | -
tattoo | sheet | (?:(?:fine[- ]line|line[- ]?art|line[- ]?work|single[- ]line|one[- ]line|black(?: and grey)?|celtic|mandala|sketch|abstract|delicate|dainty|bold|cute|floral|half|traditional|american traditional|neo[- ]traditional|blackwork|minimalist|realistic|realism|geometric|watercolou?r|dotwork|japanese|irezumi|tribal|small|tiny|matching|sleeve|forearm|back|chest|ankle|wrist|rib|thigh|flash) )*tattoos?(?: (?:designs?|ideas?|flash|sketch|concept|stencil|piece|sleeve))* | -
cross-stitch | frame | (?:cross[- ]?stitch|knitting|crochet|embroidery|needlepoint) patterns? | -
pattern | sheet | (?:(?:seamless |repeating |tileable |half[- ]drop |wallpaper |fabric |textile |surface |gift ?wrap |wrapping paper )+(?:tiles?|repeats?|prints?(?= (?:for|of|with)\\b|,|$))|tileable (?:texture|background|wallpaper)|repeats?(?= for (?:an? |the |my |our )?(?:[\\p{L}’'-]+ ){0,2}(?:fabric|wallpaper|textiles?|pyjamas|pajamas|curtains?|bedding|wrapping|dress|shirt|skirt|quilt|blanket|leggings|tote|scarf|cushion|upholstery)\\b)), (?:seamless |repeating |repeat |tileable |fabric |textile |surface |all[- ]over |wrapping paper |gift ?wrap |wallpaper |pajama |quilt )*patterns?(?: tile)?, (?:toile(?: de jouy)?|damask|william morris(?: style)?|arts and crafts|chinoiserie|peel and stick|art deco patterned|floral) wallpapers? | -
phone-wallpaper | frame | (?:phone|mobile|iphone|android|lock ?screen|smartphone|cell ?phone) (?:wallpaper|background|lock ?screen)s?, lock ?screens? | -
wallpaper | frame | (?:desktop|laptop|computer|pc|4k|hd|screen|mac|ultrawide|zoom|teams)?\\s?(?:desktop )?(?:wallpaper|desktop background|zoom background|teams background|virtual background)s? | -
book-cover | frame | (?:(?:fantasy|romance|horror|thriller|mystery|sci-?fi|science fiction|children['’]?s|ya|young adult|crime|historical|coffee table|cook|poetry|memoir|kids) )*(?:book|novel|e-?book|paperback|audiobook|light novel) (?:cover|jacket)s?(?: art)? | -
album-cover | frame | (?:podcast|mixtape|audio ?drama|newsletter|zine) (?:cover|artwork|art|thumbnail)s?(?: art)?, covers?(?= for (?:my|our|an?|the|his|her|their) (?:[\\p{L}-]+ ){0,3}(?:podcast|album|ep|single|band|mixtape|playlist|record|song|zine)\\b), (?:(?:album|record|vinyl|lp|ep|cd|single|cassette|mixtape|playlist|soundtrack|song) (?:cover|art|artwork|sleeve)s?(?: art)?|cover art) | -
thumbnail | frame | (?:youtube |video |yt |stream )?thumbnails? | -
banner | frame | (?:facebook|twitch|youtube|twitter|linkedin|discord|etsy(?: shop)?|web|website|blog|email|shop|x|channel|profile|stream) (?:banner|header|cover photo|cover image|hero image|cover|hero)s?(?: image)?, header image | -
game-cover | frame | (?:video ?game|board ?game|game|dvd|vhs|blu-?ray|ps\\d|nintendo|n64|gameboy|retro game|tabletop game) (?:cover|box|case)(?: art)?s? | -
postcard | frame | (?:vintage |retro |old )*postcards?(?= (?:from|of)\\b) | -
flat-lay | sheet | (?:(?:overhead|minimal|minimalist|styled|aesthetic|product|autumn|christmas|summer|winter|spring|travel|food|beauty|desk) )*flat[- ]?lay(?:s|ed|out)?(?: (?:banner|photo|photograph|picture|shot|image|photography|style|styled|header|product shot|composition|arrangement))*(?: photo)?, knolling(?: (?:photo|photograph|picture|shot|image|layout|photography|arrangement))?, knolled | -
mockup | frame | (?:product |blank |photo )?mock-?ups? | -
portrait | frame | (?:npc|character|token|dnd|d&d|rpg|pc|player character|pathfinder) (?:portrait|token)s? | -
`;

const STARTS = '(?<![\\p{L}\\p{N}-])';
const ENDS = '(?![\\p{L}-])';

let forms: readonly FormName[] | undefined;

/** All forms, in the order in which they are looked for. */
export function formNames(): readonly FormName[] {
  forms ??= rowsOf(ROWS, 4).map(([id = '', sort, names = '', usual]) => ({
    id,
    sort: sort === 'frame' ? 'frame' : 'sheet',
    // Commas part names except inside brackets.
    names: new RegExp(
      `^(?<before>.*?)${STARTS}(?<name>${names.split(/, (?![^(]*\))/).join('|')})${ENDS}(?<after>.*)$`,
      'isu',
    ),
    usual: textOf(usual),
  }));
  return forms;
}

/** What every name of a form has in it: looked for first. */
export const MAY_BE_FORM = sifted(
  /cut-?away|waldo|wally|wimmelbild|hidden|book|search|seek|i spy|cycle|moon phase|phases of|stages|metamorphosis|time ?line|step|how[- ]to|tutorial|instruction|info ?graphic|diagram|anatom|section|sheet|turn-?around|sticker|paper[- ]doll|comic|manga|panel|story ?board|collage|emote|mural|wall|nursery|background|border|template|paper|recipe|inventory|screen|game|card|map|tattoo|cover|art|thumbnail|banner|header|mock-?up|portrait|token|pattern|repeat|tile|flat ?lay|flat-lay|knolling|cells?\b|atoms?\b|neurons?\b|backdrop|letterhead|jacket|how|poster|chart|design|board|exploded|deconstructed|stamp|box|newspaper|parts of|layers|structure/i,
);
