/** Jewellery and gems: names | kind and size | details | usual places | colours | drawing. */
export const JEWELLERY = `
# rings and chains
amulet, talisman, magic amulet | jewellery tiny metal glowing | an engraved disc, a coloured stone in the centre, a thin cord | on dark velvet | gold, emerald, black | necklace
bracelet, bangle, cuff bracelet, anklet | jewellery tiny metal glossy worn | a thin curved band, an engraved edge, a small clasp | on a marble surface | gold, silver, rose | ring
charm bracelet, friendship bracelet | jewellery tiny worn | small hanging charms, fine links, a clasp | on a marble surface | silver, coral, turquoise | ring
beads, bead necklace, prayer beads, rosary | jewellery hand worn plural | smooth round beads, a knotted cord, a tassel | on a wooden table | amber, wood brown, red | necklace
brooch, pin, lapel pin, enamel pin | jewellery tiny metal glossy worn | a raised rim, coloured enamel cells, a fastening needle | on a jacket lapel | gold, enamel blue, red | -
necklace, choker, collar necklace, gold necklace, gold chain | jewellery hand metal glossy worn | fine linked chain, a small clasp, a curved fall | on dark velvet | gold, silver, black | necklace
cufflinks, cufflink, tie pin, tie clip | jewellery tiny metal glossy | a polished round face, a short bar, an engraved edge | on a white cuff | silver, onyx, white | -
earring, earrings, hoop earrings, drop earrings, stud earring | jewellery tiny metal glossy worn | a curved hook, a hanging drop stone, a bright setting | on a marble surface | gold, pearl, turquoise | -
engagement ring, diamond ring, solitaire ring | jewellery tiny metal glossy worn | a round cut stone, four small claws, a thin polished band | in an open velvet box | white gold, clear diamond, navy velvet | ring
pendant, locket | jewellery tiny metal glossy worn | an oval hinged case, a fine chain, an engraved cover | on an old letter | gold, ivory, rose | necklace
nose ring, piercing, septum ring | jewellery tiny metal worn | a thin curved wire, two small balls, a bright highlight | on a dark cloth | steel, gold, black | ring
pearl necklace, string of pearls, pearls | jewellery hand glossy worn | evenly sized round pearls, a silk knot between each, a small gold clasp | on dark velvet | pearl white, cream, gold | necklace
ring | structure large +boxer +boxing +boxers +wrestler +wrestlers +wrestling +referee +knockout +uppercut | taut ropes, padded corner posts, scuffed canvas | in a dark hall | canvas blue, red, white | -
ring, gold ring, signet ring, silver ring | jewellery tiny metal glossy worn | a smooth round band, an engraved face, a bright curved highlight | on dark velvet | gold, silver, black | ring
wedding ring, wedding rings, wedding band | jewellery tiny metal glossy worn | plain polished bands, an engraved inside, soft reflections | on a white ribbon | gold, white, ivory | ring
# crowns and regalia
crown, royal crown, golden crown, king's crown | jewellery hand metal glossy worn | tall points, set jewels, a velvet cap, an ermine band | on a velvet cushion | gold, ruby, ermine white | crown
royal orb, golden orb | jewellery hand metal glossy | a golden sphere, a jewelled band, a small cross on top | on a velvet cushion | gold, ruby, purple | -
sceptre, scepter | jewellery hand metal glossy held | a long gilded rod, a jewelled head, engraved bands | on a velvet cushion | gold, ruby, purple | -
tiara, diadem | jewellery hand metal glossy worn | a curved band of small diamonds, one central peak, fine silver scrolls | on a velvet cushion | silver, clear diamond, pale blue | crown
treasure, jewels, hoard of gold, jewellery, jewelry | jewellery table metal glossy mass | heaped gold coins, strings of pearls, cut stones, a golden cup | in an open wooden chest | gold, ruby, emerald | -
# stones
amber | jewellery tiny translucent glossy mass | a honey-coloured glow, trapped air bubbles, a small insect inside | on a pale stone | honey, orange, brown | -
amethyst, purple crystal, geode | jewellery hand translucent | pointed violet crystals, a grey stone shell, a sparkling hollow | on a dark stone slab | violet, grey, white | crystal
crystal, quartz crystal, quartz | jewellery hand glass translucent | six flat sides, a pointed tip, milky inner veils | on a dark stone slab | clear, pale rose, white | crystal
diamond, brilliant, cut diamond | jewellery tiny glass glossy translucent | a flat table facet, triangular side facets, flashes of spectral colour | on black velvet | clear, ice blue, black | diamond
emerald | jewellery tiny glass glossy translucent | a rectangular step cut, fine inner veils, bevelled corners | on black velvet | emerald green, gold, black | diamond
gemstone, gem, jewel, precious stone | jewellery tiny glass glossy translucent | cut facets, a bright inner reflection, a sharp outline | on black velvet | sapphire, ruby, emerald | diamond
jade, jade stone | jewellery tiny glossy translucent | a smooth carved surface, soft milky veins, a waxy highlight | on dark cloth | jade green, white, black | -
moonstone | jewellery tiny glossy translucent | a smooth dome, a floating blue-white sheen, milky depth | on dark cloth | milky white, pale blue, silver | -
opal | jewellery tiny glossy translucent | a smooth dome, flashes of green and red, a milky ground | on dark cloth | milky white, green, orange | -
turquoise stone, lapis lazuli | jewellery tiny glossy | a polished opaque surface, fine dark veins, specks of gold | on dark cloth | turquoise, deep blue, gold | -
pearl | jewellery tiny glossy | a smooth round surface, a soft pink sheen, one small highlight | in an open oyster shell | pearl white, rose, grey | -
ruby, red gem | jewellery tiny glass glossy translucent | an oval cut, deep red facets, a bright star of light | on black velvet | ruby red, gold, black | diamond
sapphire, blue gem | jewellery tiny glass glossy translucent | a cushion cut, deep blue facets, a pale flash | on black velvet | sapphire blue, silver, black | diamond
`;
