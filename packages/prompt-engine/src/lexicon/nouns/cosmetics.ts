/** Make-up, perfume, skin and hair care: names | kind and size | details | usual places | colours | drawing. */
export const COSMETICS = `
eyeshadow palette, makeup palette, eyeshadow, make-up palette | product hand glossy | square pans of pressed colour, a mirrored lid, one pan with a finger mark | on a dressing table | rose, bronze, plum | -
powder compact, blusher, face powder | product hand glossy | a round mirrored lid, pressed powder, a soft puff | on a dressing table | rose, gold, beige | -
body lotion, lotion, moisturiser, moisturizer, body cream, sunscreen, sun cream | product hand | a smooth pump bottle, a soft swirl of white cream, a plain label | on a stone ledge | white, beige, sage | bottle
comb | tool hand held | a row of even teeth, a rounded back, a polished surface | on a washbasin | tortoiseshell, black, ivory | brush
cosmetics, makeup, make-up, beauty products, makeup products | product hand mass | an open lipstick, a powder compact, a brush, smears of colour | on a marble surface | rose, nude, gold | lipstick
cosmetic jar, cream jar, face cream, skincare, skin care, skincare product | product hand glass glossy | a frosted glass jar, a metal lid beside it, a smooth swirl of cream | on a stone plinth | white, frosted glass, gold | jar
cotton bud, cotton swab | product tiny | a thin paper stick, a rounded cotton tip at each end, fine loose fibres | in a glass jar | white, cream, pale blue | -
cotton pad, cotton ball | product tiny | soft white fibres, a pressed round edge, a smear of colour | in a glass jar | white, cream, rose | -
aerosol can, hairspray, deodorant, spray can, spray paint can | product hand metal held | a pressed nozzle, a fine cone of mist, a smooth metal cylinder | on a shelf | silver, white, blue | -
spray bottle, plant mister | product hand held translucent | a trigger head, clear liquid inside, a fan of fine drops | on a windowsill | clear, white, green | bottle
dropper bottle, serum, serum bottle, face serum, essential oil | product hand glass glossy | an amber glass bottle, a rubber pipette, one drop at the glass tip | on a stone plinth | amber, black, cream | bottle
eyeliner, eyebrow pencil, kohl | product hand held | a fine dark tip, a slim lacquered barrel, a clear cap | on a dressing table | black, brown, gold | pencil
mascara | product hand held | a ribbed brush wand, black paste on the bristles, a lacquered tube | on a dressing table | black, gold, rose | -
clay mask, sheet mask, beauty mask | product hand | a thick pale paste, smooth brush strokes, two slices of cucumber beside it | on a bathroom ledge | clay green, white, beige | -
face mask | product hand +spa +skincare +clay +beauty +cucumber +facial +skin | a thick pale paste, smooth brush strokes, two slices of cucumber beside it | on a bathroom ledge | clay green, white, beige | -
false eyelashes, eyelashes, fake lashes | product tiny plural | a curved band, fine black hairs, upturned tips | on a mirror | black, clear, rose | -
hairbrush, hair brush | tool hand held | rows of bristles, an oval back, a few loose hairs | on a dressing table | boxwood, black, silver | brush
hair clip, hairpin, hair pin, barrette, scrunchie, bobby pin | product tiny worn | a sprung clasp, a curved top, a small pearl row | on a dressing table | tortoiseshell, gold, pink | -
clip | product tiny worn +hair +barrette +curls +bun | a sprung clasp, a curved top, a small pearl row | on a dressing table | tortoiseshell, gold, pink | -
lip balm, lip gloss, lip gloss tube | product hand glossy translucent | a clear tube, a slanted applicator, a wet shine | on a marble surface | pink, clear, gold | lipstick
lipstick, red lipstick | product hand glossy held | a slanted red tip, a gold tube, a cap beside it | on a marble surface | crimson, gold, black | lipstick
makeup brush, make-up brush, powder brush | tool hand held | soft rounded bristles, a metal collar, loose powder on the tip | on a dressing table | rose, silver, black | -
brush | tool hand held +hair +makeup +powder +blush | soft rounded bristles, a polished handle, a metal collar | on a dressing table | rose, silver, black | -
painted nails | hands tiny glossy | smooth oval tips, an even coat of polish, small pale half-moons at the base | on a folded towel | crimson, nude, white | hand
nail, fingernail | hands tiny glossy +finger +fingers +manicure +polish +painted +hand +acrylic +salon +art | smooth oval tips, an even coat of polish, small pale half-moons at the base | on a folded towel | crimson, nude, white | hand
nail polish, nail varnish, nail lacquer | product tiny glass glossy | a square glass bottle, a tall black cap, a brush with a hanging drop | on a marble surface | crimson, black, clear | bottle
perfume, fragrance, cologne, eau de parfum | product hand glass glossy | a faceted glass bottle, a metal spray collar, golden liquid inside | on a dark glossy surface | amber, gold, clear glass | perfume
perfume bottle, bottle of perfume/bottles of perfume, scent bottle, atomiser, atomizer | product hand glass glossy | thick faceted glass, a polished stopper | on a dressing table | rose, gold, clear glass | perfume
razor, safety razor, straight razor | tool hand metal held | a bright steel edge, a ribbed handle, a trace of foam | on a washbasin | steel, ivory, white | -
shampoo, shampoo bottle, conditioner, shower gel, body wash | product hand | a tall pump bottle, a plain label, drops of water and foam | on a bathroom ledge | white, sage, amber | bottle
shaving brush | product hand | a dense tuft of bristles, thick white lather, a turned handle | on a washbasin | badger grey, white, ebony | paintbrush
soap dispenser, pump bottle, hand soap | product hand glass | a curved pump head, a straight body, a plain paper label | beside a washbasin | white, sand, black | bottle
bath bomb | product hand | a fizzing round surface, tinted foam, pressed petals | in a full bath | lilac, pink, white | -
`;
