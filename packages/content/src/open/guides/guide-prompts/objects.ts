import type { GuidePrompt } from '../guide-prompt.ts';

/** Things: on the table, in the studio, in use. */
export const OBJECTS: readonly GuidePrompt[] = [
  {
    title: 'Repaired tea bowl',
    prompt:
      'A raku tea bowl broken into five and rejoined with gold lacquer, alone on a slab of unpolished slate. One paper-covered window at camera left, soft and low, rakes over the seams so that each one catches; the far side goes to deep shadow. 100 mm macro at f/8, thirty degrees above, bowl a little right of centre, the longest crack facing us. Ash black, dull gold, rain grey. Forgiven. Museum catalogue photograph, the slab otherwise bare.',
  },
  {
    title: 'Cutaway of a padlock',
    prompt:
      'An old brass padlock sliced open lengthwise to show springs, pins and the key half inserted, lying flat on pale green baize. Two long softboxes, left and right at equal height, plus a strip from the top edge that outlines the cut. 90 mm straight down, focus stacked, lock large and level with a regular margin. Brass, graphite, baize green, one copper pin. Logical. Technical plate for an encyclopaedia, an unlettered proof.',
  },
  {
    title: 'Market stall citrus',
    prompt:
      "A crate of bergamots and blood oranges on a Palermo market stall, three fruits cut, the vendor's knife laid across the wood. A red canvas awning overhead tints everything that the sun does not hit; one slot of direct noon light from the right crosses the cut faces. 60 mm at forty-five degrees, f/5.6, knife on the diagonal, crate cropped by two edges. Blood red, acid yellow, waxed green, bare pine. Loud. Food-market reportage.",
  },
  {
    title: 'Perfume bottle, wet stone',
    prompt:
      'A bare square perfume bottle, thick glass, pale green liquid two thirds full, on a river stone still wet. A strip light from rear right passes through and lays a green caustic in front; a black flag at left cuts a dark edge into the glass. 120 mm, f/16, centred, a hand of empty space above. Bottle green, graphite, ice. Cool. Studio advertisement.',
  },
  {
    title: 'Tin rocket, first stage',
    prompt:
      "A wind-up tin rocket of the nineteen-fifties on a child's bedroom floor, key still turning, dust in the lithographed fins. A low winter sun from a window behind left throws a shadow across the boards as long as a man. 100 mm macro lying on the floor, f/4, nose cone at the upper right, skirting board blurred far back. Signal red, tinplate, honey wood. Countdown. Miniature photographed as if it were full size, the tin unlettered.",
  },
  {
    title: 'Loaf, one slice off',
    prompt:
      'A dark rye loaf on a scorched oak board, one slice off and leaning, a smear of butter and the knife that did it. North light from a high kitchen window at the left, cool, a dark wall behind that swallows the rest. 85 mm at table height, f/4, the loaf in the left half with its crumb toward us, crumbs trailing to the right edge. Molasses brown, butter, iron, flour. Supper for one. Still life in the key of a Dutch kitchen picture, photographed.',
  },
  {
    title: 'Knolled repair kit',
    prompt:
      "A bookbinder's kit in strict right angles: bone folder, awl, waxed thread, three needles, linen tape, a strip of marbled paper, and one brass weight left out of line at lower right. Broad overhead daylight, one short shadow for each tool. 50 mm straight down, even gaps. Bone, linen, oxblood, brass. Ready. Flat lay on grey museum board.",
  },
  {
    title: 'Headphones in section drawing',
    prompt:
      'A pair of over-ear headphones as an exploded drawing, nine layers lifted apart along one axis from cushion to shell, each floating with the same gap. Shadowless, tone built from three weights of line and a single flat tint on the nearest faces. Isometric view, the axis climbing to the right at thirty degrees, margin of a tenth on every side. Ink blue, warm grey, one orange diaphragm. Clear. Patent-style technical illustration on off-white paper, unlettered.',
  },
  {
    title: 'Glacier in a glass',
    prompt:
      'A lump of old glacier ice in a heavy tumbler of water on a window sill in Ilulissat, bubbles escaping in a chain. Grey daylight from directly behind, icebergs as white smudges through the pane. 100 mm macro at the waterline, glass filling the right two thirds. Blue-white, smoke, faint green. Ten thousand years, melting. Close nature photograph.',
  },
];
