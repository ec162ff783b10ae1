import type { LibraryEntry } from '../../open/library-entry.ts';

export const FASHION: readonly LibraryEntry[] = [
  {
    id: 15,
    title: 'Camel coat, concrete stair',
    category: 'Fashion',
    tags: ['coat', 'architecture', 'winter', 'full length', 'editorial'],
    prompt:
      'Head, hands and build are the real wearer and remain so: no slimming, no lengthening, no other hair, no younger face, no borrowed expression. New clothes: an ankle-length camel coat, unlined and heavy enough to swing, charcoal trousers, flat black shoes. New place: the outdoor stair of a 1960s concrete library, board-marked walls, February, treads still damp. They come down in mid-stride while wind from the left opens the hem. High thin cloud lights everything broadly from above, and the pale parapet on the right returns some of it under the cloth. 35 mm shift lens, f/8, from the foot of the stair, verticals straight. Whole figure in the upper left, the diagonal of steps leading to an unoccupied lower right. Camel, wet concrete, charcoal, one rust-red handrail. Brisk. Fashion editorial, medium-format colour negative. No bag, no passers-by, both shoes complete.',
    scene: 'a woman in a long camel coat walking down a concrete street in winter, overcast light',
  },
  {
    id: 16,
    title: 'The second fitting',
    category: 'Fashion',
    tags: ['tailoring', 'atelier', 'suit', 'window light'],
    prompt:
      "Likeness is the fixed point of this picture: reproduce features, hair, complexion and age without correction, and let the eyes look where they looked. They stand on a low wooden box in a tailor's workroom in a half-made jacket of navy chalk-stripe flannel, white basting stitches along lapel and shoulder, one sleeve set, the other not yet, so that the shirt arm shows. Brown paper patterns hang in two rows behind. Tall factory windows at camera right send in cool, wide light that models the jacket and dies in the far corner. 65 mm, f/5.6, at the height of the top button. From knees to crown on the centre line, the gap between the hanging patterns framing the head, the box parallel to the lower edge. Navy, brown paper, basting white, tailor's chalk blue. Patient. Documentary photograph for a tailoring journal. No tailor in view, no woven labels, arms loose at the sides.",
    scene: 'a man in a navy suit in a sewing room with a tall window, cool daylight from the right',
  },
  {
    id: 17,
    title: 'Pleats on the salt flat',
    category: 'Fashion',
    tags: ['salt flat', 'reflection', 'silk', 'sunrise', 'full length'],
    prompt:
      'Retain the model entire from the neck up, parting and glance included, and below it their actual height, posture and weight. Wardrobe: a long-sleeved tunic and wide trousers in knife-pleated silk, persimmon from collar to ankle. Setting: a salt flat under a finger of water, an hour after sunrise, violet haze where hills should be. The sun is at the left and slightly behind, pale and clean, lighting one flank of each pleat and shading the other. 100 mm, f/8, the lens a hand above the surface. Figure and reflection centred, together half as tall as the frame, sky and water in equal parts. Persimmon, salt white, violet, pale yellow. Still. Fashion photograph in the spare taste of the nineties. No ripples, no footprints, no younger face.',
    scene: 'a woman in a long orange dress standing by a still lake at sunrise, low sun from the left',
  },
  {
    id: 18,
    title: 'Island knit',
    category: 'Fashion',
    tags: ['knitwear', 'wool', 'coast', 'autumn'],
    prompt:
      'The wind may move the hair; nothing else about the head may move. Brow, eyes, nose, mouth, colouring and age are as in the source picture. Wardrobe: a hand-knitted [Colour of the wool] jumper in cable and moss stitch, sleeves a touch long, over a collarless striped shirt and heavy cord trousers. They lean back on a drystone wall on an Atlantic island, October, a grey sea some way below. Far out the cloud has opened, and a broad silver light arrives from the front left, flat enough to count stitches by. 85 mm, f/4, elbow height. Hips to crown in the left half, the wall trailing away along the lower right, the sea horizon passing behind the shoulder. Palette: [Colour of the wool], lichen grey, pewter, bracken brown. Weathered, at ease. Photograph from a 1970s knitting pattern book, slightly warm print. No zip, no sheep, stitches unbroken across the seams.',
    scene: 'a man in a rust-red jumper by the coast in autumn, silver light from the left',
  },
  {
    id: 19,
    title: 'Lookbook in three views',
    category: 'Fashion',
    tags: ['lookbook', 'studio', 'garment', 'full length'],
    prompt:
      "One person three times, never three people: features, expression, hairstyle, complexion, height and age are identical across the sheet and true to the upload. They wear the same [Colour] [Garment] over stone-grey basics and flat canvas shoes. On the left the front view, in the middle an exact side view, on the right the back, weight on both feet, arms hanging loose, all soles on one line. Seamless stone-grey paper with no join between floor and wall. A large overhead softbox a little forward of the figures, plus a strip light from rear left that draws collar and side seam; a faint contact shadow under each shoe. 80 mm, f/11, at waist height and square to the paper, so that nothing tapers. The three evenly spaced and centred as a row, a head's height of air above. Palette: [Colour], stone grey, chalk. Matter-of-fact. Present-day lookbook photograph in true colour. No caption, no props, the hem equally long in every view.",
    scene: 'three fashion models in a studio, full length, grey backdrop, wide shot, light from above',
  },
  {
    id: 20,
    title: 'The indigo yard',
    category: 'Fashion',
    tags: ['textile', 'indigo', 'craft', 'filtered sun'],
    prompt:
      "Change the cloth and not its wearer: who they are, how old, with which hairline, skin and expression, was settled by the photograph. A dyer's yard in the middle of the morning, ten lengths of cotton drying from bamboo poles, pale as milk at one end and nearly black at the other. The person walks through a gap and parts the nearest length with the back of the hand, in a work jacket with white resist-dyed stripes and loose trousers, the fingertips stained. The sun, halfway up on the right, passes through the palest cloth and puts a blue-white key on one cheek; beaten earth answers with a little warmth. 50 mm, f/4, chest height. Hanging bands run the full height, the figure right of centre in the opening, one soft dark edge of fabric down the left. Indigo, milk, straw, bare earth. Absorbed. Reportage for a textile quarterly, natural colour. No letters on the cloth, no second worker, blue skin at the fingertips only.",
    scene: 'a woman in a blue jacket among drying cloth in a field, morning sun from the right',
  },
  {
    id: 21,
    title: 'Raincoat in the glasshouse',
    category: 'Fashion',
    tags: ['glasshouse', 'raincoat', 'plants', 'winter', 'soft light'],
    prompt:
      'Treat the head as finished work: outline, hair, eyes, mouth, skin grain and age pass through without an edit. Only the outfit and the world are new. A nineteenth-century palm house in January, panes whitewashed and running with damp. They sit on the iron rim of a lily pool in a knee-length rubberised coat of egg-yolk yellow, hood down, white shirt closed at the neck, dark wellingtons, hands in the pockets. Soft grey light falls through the wet roof from straight above, and the pool below sends a little of it back. 40 mm, f/5.6, seated eye height, a fern frond close to the lens at lower left. The figure a third of the frame tall, low on the right, white ribs curving through the whole upper half. Palette: egg-yolk yellow, fern green, painted iron, brown water. Playful. Fashion photograph for a design quarterly. No umbrella, no visitors, no plant labels.',
    scene: 'a woman in a yellow raincoat in a glasshouse jungle, soft grey light from above',
  },
  {
    id: 22,
    title: 'Backstage, direct flash',
    category: 'Fashion',
    tags: ['flash', 'backstage', '1990s', 'snapshot'],
    prompt:
      'Hard flash is unkind, and that is the point: spare the person any retouching, let shine, pores, tired eyes, true features, hairline and age be seen, with the expression they came with. The corridor behind a runway, breeze-block walls, a rail of garments in clear covers. They sit on a flight case in a black sequinned blazer, white vest and silver trousers, a pair of shoes dangling from one hand, stockinged feet on the concrete. A small flash on the camera itself lights them from dead ahead and throws a sharp-edged shadow just behind the right shoulder; strip tubes fade to green down the passage. 28 mm, f/8, from two paces away, tipped three degrees. Figure over the left two thirds, the corridor draining off to the right. Palette: sequin black, hard white, block grey, tube green. Off duty. Snapshot photograph from a compact camera, late nineties. No date stamp, no legible sign, no crowd.',
    scene: 'a woman in a black blazer sitting in a grey corridor at night, hard flash',
  },
];
