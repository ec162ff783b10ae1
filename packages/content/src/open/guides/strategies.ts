/** One of the six ways to ask for a picture. */
export interface Strategy {
  readonly id: string;
  readonly name: string;
  /** When to reach for it, in a sentence or two. */
  readonly when: string;
  /** With placeholders such as [SUBJECT]. */
  readonly template: string;
  /** The template filled in. */
  readonly example: string;
}

/** The six strategies of the guide to the Gemini image model, in the order in which it shows them. */
export const STRATEGIES: readonly Strategy[] = [
  {
    id: 'photoreal',
    name: 'Photoreal scene',
    when: 'Reach for it when the picture should look as if someone stood there with a camera. Lens, distance and a light with a direction turn a subject into a photograph of that subject.',
    template:
      'A photorealistic [SHOT TYPE] of [SUBJECT], [ACTION], in [PLACE AND MOMENT]. The light is [SOURCE, DIRECTION AND QUALITY], the mood [ONE PLAIN WORD]. Taken with [LENS AND DISTANCE] from [CAMERA POSITION], so that [DETAILS] stay sharp. Colours: [THREE NAMED COLOURS].',
    example:
      'A photorealistic three-quarter view of a violin maker in a canvas apron, scraping the inside of an unvarnished top plate, in a narrow workshop in Cremona on a wet November morning. The light is one tall window at camera left, grey and soft, falling to shadow behind his shoulder, the mood absorbed. Taken with an 85 mm lens two metres away from bench height, so that the curled shavings and the scraper edge stay sharp. Colours: pale spruce, slate blue, hide-glue amber.',
  },
  {
    id: 'illustration',
    name: 'Stylised illustration',
    when: 'Reach for it when stickers, icons and spot drawings have to match one another. It fixes line, shading and ground in words, so that a second drawing asked for in the same way looks like a sister of the first.',
    template:
      'A [STYLE] illustration of [SUBJECT] with [TWO OR THREE TRAITS]. Drawn in [LINE], shaded with [SHADING], in [PALETTE]. The figure stands alone, [PLACE IN THE FRAME], on a plain white background.',
    example:
      'A mid-century matchbox-label illustration of a heron in a striped scarf with one leg tucked up, a letter in its beak and a slightly worried eye. Drawn in brush line that thickens at the turns, shaded with coarse two-colour hatching, in teal, tomato red and warm black. The figure stands alone, upright in the centre with a broad even margin, on a plain white background.',
  },
  {
    id: 'text',
    name: 'Accurate text',
    when: 'Reach for it for posters, labels, signs and covers that must spell their words. Put the exact words in quotes, describe the letters rather than naming a font file, and say where each line stands.',
    template:
      'Create [A KIND OF DESIGN] for [WHOM OR WHAT]. It says "[EXACT WORDS]" in [LETTERFORM], set [PLACE AND SIZE OF THE WORDS]. Around the words, [PICTURE OR ORNAMENT]. Printed in [COLOURS] on [SURFACE]; these words are the only lettering.',
    example:
      'Create a letterpress poster for a village cider pressing in October. It says "BRING YOUR APPLES" in condensed wood-type capitals with slightly worn corners, set on three centred lines across the upper two thirds. Around the words, one branch with five apples that grows in from the lower right and tucks a leaf behind the last S. Printed in russet, moss green and soot black on rough cream stock; these words are the only lettering.',
  },
  {
    id: 'product',
    name: 'Product mockup',
    when: 'Reach for it when an object has to look worth buying and true to its material. The words of a studio (softbox, flag, sweep, focus stack) place every highlight, which is most of what a product picture is.',
    template:
      'A studio product photograph of [PRODUCT AND ITS MATERIAL] on [SURFACE AND BACKDROP]. The light is [KEY LIGHT AND DIRECTION] with [FILL OR FLAG], arranged to [PURPOSE]. Seen from [ANGLE] with [LENS], sharp on [DETAIL]. In [PALETTE].',
    example:
      'A studio product photograph of a hand-forged garden trowel with an ash handle on a slab of dry clay in front of a sand-coloured wall. The light is a long strip softbox from rear left with a white card at the right, arranged to draw one unbroken highlight down the blade. Seen from thirty degrees above with a 100 mm macro at f/11, sharp on the hammer marks and the brass ferrule. In iron grey, blond ash, sand and one spot of brass.',
  },
  {
    id: 'negative-space',
    name: 'Negative space',
    when: 'Reach for it when words will be laid over the picture, or when smallness is the point: banners, slides, covers, phone screens. It gives the empty part a colour and a light of its own, so that it stays empty.',
    template:
      'A spare composition: [SUBJECT], small, at the [PLACE IN THE FRAME], taking up [SHARE] of the frame. All the rest is [EMPTY GROUND AND ITS COLOUR], even and unbroken, kept clear for [USE]. The light is [SOFT SOURCE AND DIRECTION].',
    example:
      'A spare composition: one swimmer in an orange cap, small, at the lower left edge, taking up a twentieth of the frame. All the rest is flat sea in a single tone of celadon, even and unbroken, kept clear for a headline. The light is a high overcast, shadowless, the water dull as slate.',
  },
  {
    id: 'sequence',
    name: 'Sequential frames',
    when: 'Reach for it for comics, storyboards and picture-book pages. Ask for one panel at a time and repeat the description of the character and of the style word for word: that is what holds the pages together.',
    template:
      'Panel [NUMBER] of a sequence in [ART STYLE]. In the foreground, [CHARACTER, DESCRIBED IN FULL], [ACTION]; behind, [SETTING]. The light is [LIGHT AND ITS MOOD], the view [SHOT AND ANGLE]. [A CAPTION BOX OR BALLOON] reads: "[WORDS]"',
    example:
      'Panel 2 of a sequence in loose ink line with flat grey-green wash. In the foreground, Ottilie, a stout postwoman of about sixty with a grey plait, round glasses and a coat one size too large, holding a letter up against her lantern; behind, a flooded lane with the tops of garden gates showing. The light is the lantern alone, low and warm in a cold dusk, the view a medium shot from water level. A narrow caption box along the top reads: "No such street any more."',
  },
];
