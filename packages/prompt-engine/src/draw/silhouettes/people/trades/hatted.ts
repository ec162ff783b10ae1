/** Costumes that everybody knows by their hat: rows of `costume.ts`. */
export const HATTED = `
uniform jacket #31415c #2b3345 #1b1916 peaked buttons belt
postman shirt #5b86b5 #2b3345 #1b1916 cap belt
astronaut suit #eceeec #eceeec #d4d7d6 astronaut pack panel
chef jacket #f3efe6 #45474d #2a211c toque apron-white buttons
cowboy shirt #8a4b3a #4a5f7c #5a3a22 cowboy vest belt scarf
pirate coat #7a2a2a #38312c #1f1a17 pirate shirt belt
soldier jacket #5d6444 #5d6444 #2a2620 soldier belt pouches
firefighter coat #3a3632 #3a3632 #1c1a18 fire-helmet stripes
police shirt #2c3a5a #232c42 #141519 peaked belt badge
wizard robe #34406e #34406e #3a2b22 wizard sash beard
witch robe #2a2533 #2a2533 #1b181f witch belt
king robe #8e2430 #5a3a2a #3a2a20 crown ermine beard
queen gown #5d3a78 #5a3a2a #3a2a20 crown ermine necklace
bride gown #f7f3ea skin #f1ede5 veil necklace
clown suit #e3b23c #c8412f #2f6fa5 clown ruff dots nose
diver suit #24343c #24343c #1a1f24 diver tank
judge robe #1f1d22 #1f1d22 #141318 wig bands
angel gown #f4f1e8 skin skin halo wings
samurai armour #5a2a2a #2b2b33 #1b1a1e samurai plates
knight armour #a3a7a9 #8b9092 #7c8183 knight plates
viking coat #6b4a32 #4a4238 #3a2b20 viking fur beard
worker shirt #c9762f #45536a #3a2f26 hard-hat vest-bright
farmer shirt #a8503a #45618a #5a4632 straw bib
`;
