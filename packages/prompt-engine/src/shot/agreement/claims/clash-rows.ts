import { listOf, rowsOf } from '../../../lexicon/row.ts';
import { claimRows } from './claim-rows.ts';

/*
 * Which claims cannot be true of one picture, and what gives way. A claim of the sentence is void where the sentence
 * makes the other one too.
 *
 * whose | claim | claim that cannot stand beside it | elements that give way | what then
 *
 * 'told': the first is the sentence's. 'other': it is another decision's of the take. 'same': another clause's of one
 * decision. 'unless': the sentence does not make it. Then: '-' takes the clause away (its whole sentence, where it
 * begins it), '= text' puts a sentence in place of the decision, '~ text' puts words in place of those that make the
 * claim. {side} is where the key light comes from, {told} what the sentence says of it.
 */
const ROWS = `
told | open place | white wall | light, setting | ~ on the ground
other | own backdrop | open sky | composition | -
told | under ground | open sky | composition, setting | -
told | in the wild | of the street | setting | -
told | straight down | lies behind | any | -
other | straight down | lies behind | any | -
told | lens | lens | camera | ~ {told}mm
told | night | day | light | = Low-key light of the night from camera {side}, cool, the shadows readable
told | night | day | palette, setting | -
told | noon | hazed | light | = Clear high sun, the shadows short, from almost straight above
told | noon | storm coming | setting | -
told | low sun | storm coming | setting | -
told | in water | dust flung | any | ~ spray
told | soft light | hard light | light | ~ soft-edged
other | pose lit | far light alone | light | = The glow in front as the only light, warm from below, the rest falling off into the dark
told | spot told | side of look | light | = One hard spotlight straight from above, a pool on the floor, the rest black
other | gone in dark | almost no shadow | light | -
told | fire told | drawn lamp | light | = Warm light from the flames, forms near them bright, the rest falling into deep shade
told | warm land | icy | subject, motion, setting | -
told | lamps told | pale haze | any | ~ gone in the dark
told | night | pale haze | any | ~ gone in the dark
told | dark land | green shade | any | ~ darkness
other | profile pose | half lit | any | = The profile drawn by one edge of light, the rest black
other | every edge | full side | camera | ~ View from high up
other | every edge | side view | camera | ~ from high up
other | every edge | open sky | composition | -
other | every edge | face on | camera | ~ View from high up
other | small on one ground | from close by | camera | = Wide view at a distance, 50mm lens, level
other | cropped | margin round | composition | -
other | near in front | near of place | any | -
other | simple drawn | detailed setting | composition, camera, style, subject | -
other | downward | gone behind | setting | ~ all around it bare
told | noon | low sun | light | = Clear sun from almost straight above, short dark shadows
told | without shadow | shadow | light, setting, composition, motion, style | -
told | without shadow | lopsided | light | -
told | even | lopsided | light | -
told | pale | dark | light, setting, composition, motion | -
told | high key | mid grey | setting | = Plain white backdrop
told | dark | pale | setting | = Plain dark grey backdrop
told | dark | broad light | light | = One soft light from camera {side}, the rest in deep shade
told | plain ground | elsewhere | setting | -
told | plain ground | wall behind | setting | ~ before one even background
told | veil | crisp far | camera | -
other | veil | crisp far | camera | -
told | blurred | all sharp | camera | -
told | all sharp | blurred | camera | -
told | silhouette | seen surface | any | -
other | silhouette | seen surface | motion, subject, camera, composition | -
told | close told | small in frame | composition | -
told | macro | roomy | composition | -
other | macro | roomy | composition | -
told | macro | far view | camera | -
told | reaching in | uncut | composition | -
told | dry | standing water | any | ~ dry cracked ground
told | dry | wet | setting | ~ dry
told | dry | watery | any | -
told | burnt | green | any | -
told | rainy | clear sky | setting | -
told | snowy | summer green | setting, subject | -
told | vapour | body | motion, light, subject | -
told | fine line | bold line | any | = Thin precise lines of one weight
told | fine line | whip shade | any | = Almost no shade, bare ground between the lines
told | unlined | unbroken line | any | ~ in soft-edged colour alone
told | unlined | outlined | any | -
told | single line | areas | style, light, subject | -
told | unshaded | shaded | style, light | = Even tone, the line alone
told | ungraded | graded | style, light, subject | -
told | abroad | american | setting, subject, palette | -
told | past | modern | setting, subject | -
told | modern | costume | subject, motion | -
told | set stone | engraved face | subject | ~ claws around the stone
told | cctv | set camera | camera | = Fixed high view from one corner near the ceiling, wide angle, all of it in focus
told | cctv | art photograph | style | = Frame of a fixed camera, coarse and low in resolution
told | colourless | tinted light | light, setting | ~ pale
told | interior told | open air | setting | -
told | autumnal | leaf green | palette | ~ dry brown
other | autumnal | leaf green | palette | ~ dry brown
told | dotted | hatched | light, style | = Shade built from dots alone, dense in the dark and scattered in the light
told | dotted | penned | style | = Forms built from small ink dots
told | eastern | western house | subject, setting | -
told | glass house | plastered | setting | -
told | plain ground | framing leaves | composition | -
told | plain ground | loose ground | setting | ~ everything behind one even ground
told | groundless | elsewhere | setting | -
told | groundless | loose ground | setting | ~ nothing behind
told | still life | elsewhere | setting | -
told | dried | fresh | motion, subject, setting, light | -
told | umbrella | parasol | subject | -
told | mono means | paling | setting | ~ paling
told | veil | far ranges | setting | -
told | hot land | northern | setting, motion | -
told | toy crown | at court | setting, light | -
told | spilt | served | motion, light | -
told | single line | elsewhere | setting | -
told | single line | second stroke | setting | ~ with nothing behind
told | low water | open water | any | ~ wide bare mud
told | stone top | stone top | setting | ~ the {told}
told | under water | on the surface | any | -
told | under water | by the water | camera | ~ from close by
told | open land | house inside | motion, setting | -
told | of the sky | of the land | any | -
told | early hour | evening hour | light, setting | ~ dawn
told | vapour | built site | motion, subject | -
other | night | day | light | = Low warm lamplight from camera {side}, the rest in the shade of the night
unless | in a room | cornered | camera | ~ Wide shot from one side
other | lit alone | own ground | setting | -
other | patch | bars | light | = One narrow window at camera {side}
other | profile pose | three quarter | camera, style | ~ side view
other | lettered sheet | unlettered | negative | -
other | by a part | far view | camera | = Close view, 85mm lens, level
other | small in it | close 85 | camera | = Distant view, 135mm lens, level
same | close company | drawn apart | any | -
same | even | lopsided | light | -
same | blurred | all sharp | camera | -
same | deep lens | blurred | camera | -
`;

/** Two claims that cannot both be true, and what gives way. */
export interface ClashRow {
  readonly whose: 'told' | 'other' | 'same' | 'unless';
  readonly stands: string;
  readonly gives: string;
  /** Elements whose clauses give way; any, where there are none. */
  readonly elements: readonly string[];
  readonly how: '-' | '=' | '~';
  readonly instead: string;
}

const WHOSE: readonly ClashRow['whose'][] = ['told', 'other', 'same', 'unless'];

/**
 * Reads the table.
 * @throws RangeError naming a row with a claim that no table has
 */
function clashesOf(table: string): ClashRow[] {
  const known = new Set(claimRows().map(({ id }) => id));
  return rowsOf(table, 5).map(([first, stands = '', gives = '', elements, then = '-']) => {
    const whose = WHOSE.find((each) => each === first);
    if (!whose || !known.has(stands) || !known.has(gives))
      throw new RangeError(`Clash of claims that are none: ${first} ${stands} ${gives}`);
    const how = then.startsWith('=') ? '=' : then.startsWith('~') ? '~' : '-';
    return {
      whose,
      stands,
      gives,
      elements: listOf(elements).filter((each) => each !== 'any'),
      how,
      instead: then.slice(2),
    };
  });
}

let made: readonly ClashRow[] | undefined;

/** Every clash that is known, read on first use. */
export function clashRows(): readonly ClashRow[] {
  made ??= clashesOf(ROWS);
  return made;
}
