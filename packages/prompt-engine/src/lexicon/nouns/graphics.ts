/** Logos, icons, patterns, diagrams, maps, screens and sheets: names | kind and size | layout facts | - | colours | drawing. */
export const GRAPHICS = `
# marks
app icon, application icon | graphic table | a rounded square field, one simple symbol in the centre, even padding on all sides, two or three colours | - | blue, white, coral | logo
avatar, profile picture, pfp, profile pic, profile photo | graphic table | a square crop, head and shoulders in the middle, a plain coloured ground, space above the head | - | teal, coral, cream | -
coat of arms, badge, emblem, crest, heraldry, insignia, seal emblem | graphic table | a shield or ring outline, a symmetrical central charge, a ribbon along the lower edge, bold contours | - | navy, gold, red | shield
favicon, glyph, pictogram, symbol, minimal icon | graphic table | one solid shape, a clear silhouette, an even stroke, wide empty space | - | black, white, blue | logo
icon, flat icon, line icon | graphic table | one simple symbol, an even stroke, rounded ends, clear space around it | - | black, blue, white | logo
icon set, icons, icon pack, set of icons, set of stickers, emoji set | graphic table | symbols in an even grid, one shared stroke weight, equal padding, matching colours | - | teal, coral, navy | logo
logo, logotype, company logo, brand logo, brand mark, minimalist logo | graphic table | one compact mark in the centre, a clear silhouette, flat solid shapes, clear space on every side | - | navy, white, coral | logo
logo design, logo concept, brand identity, branding, brand board, style guide, mood board, moodboard | graphic table | aligned panels, one main mark, a row of colour chips, sample uses in a tidy grid | - | cream, navy, coral | logo
mascot logo, esports logo, gaming logo, sports logo | graphic table | a head with a strong outline, angular highlights, a forward stare, a shield-shaped silhouette | - | red, black, white | logo
monogram, initials, initials logo | graphic table | two interlocking letters, one shared stem, an even stroke, a round or square outline | - | black, gold, white | letters
vintage logo, retro logo, retro badge, circular logo, hipster logo | graphic table | a ring of lettering, a small picture in the centre, crossed tools below, worn ink texture | - | cream, brown, black | logo
wordmark, name logo, text logo, lettermark | graphic table | one word on a level baseline, one altered letter, even spacing, wide margins | - | black, white, red | letters
# stickers and small art
clip art, clipart | graphic table | bold outlines, flat fills, a plain white ground, a complete silhouette | - | red, yellow, black | -
doodle, doodles, scribble, doodle page | graphic table | loose single-weight lines, small figures scattered across the page, even gaps | - | black, white, red | -
emoji, emoticon, smiley, smiley face, reaction emoji | graphic table glossy | a round yellow face, large simple eyes, a soft gradient, a clean outline | - | yellow, brown, white | -
patch, embroidered patch, iron-on patch, merit badge | graphic hand | a raised stitched border, filled satin stitches, a round outline | - | navy, gold, red | -
cut-out silhouette, shadow art, stencil | graphic table | one solid dark shape, crisp edges, a plain pale ground | - | black, cream, orange | -
sticker, die-cut sticker, vinyl sticker | graphic hand glossy | a thick white border, bold outlines, flat bright fills, a slight drop shadow | - | white, coral, teal | -
sticker sheet, stickers, sticker pack | graphic table glossy | separate motifs in loose rows, a white border around each, even gaps, a pale ground | - | white, pink, teal | -
tattoo design, tattoo flash, tattoo sketch, tattoo stencil | graphic table | bold black contours, dot-work shading, a compact silhouette, a plain paper ground | - | black, red, cream | -
decorative border, text divider, ornament border, frame border, floral border, floral frame | graphic table | mirrored corner ornaments, repeating sprigs along the edges, an empty centre | - | sage, gold, cream | -
# patterns and grounds
abstract background, gradient background, gradient, website background | graphic table | smooth bands of colour, soft transitions, an empty centre, fine grain | - | violet, coral, blue | abstract-shape
animal print, leopard print, zebra print | graphic table | irregular spots or stripes, two tones, an even all-over spread | - | tan, black, cream | -
camouflage, camo pattern | graphic table | irregular rounded patches, three or four earth tones, an even all-over spread | - | olive, brown, sand | -
checkered pattern, checkerboard pattern, gingham, plaid, tartan, argyle | graphic table | crossing bands, regular squares, darker fields where the bands overlap | - | red, navy, cream | -
floral pattern, flower pattern, botanical pattern, damask, paisley, paisley pattern | graphic table | repeating blooms and leaves, curling stems, a single ground colour, even density | - | sage, rose, cream | flower
fractal, mandelbrot | graphic table | shapes repeating at smaller scales, spiralling edges, a deep dark ground | - | violet, gold, black | abstract-shape
optical illusion, op art pattern, moire pattern | graphic table | black and white bands, bending lines, a bulge at the centre | - | black, white, grey | abstract-shape
geometric pattern, islamic pattern, tessellation, hexagon pattern, memphis pattern | graphic table | interlocking polygons, equal line weight, strict repetition, alternating fills | - | teal, gold, white | abstract-shape
mandala | graphic table | rings of petals around one centre, radial symmetry, fine even lines | - | indigo, gold, white | -
mosaic, mosaic tiles, azulejo, tile pattern, tile design, moroccan tiles | graphic table | small square pieces, pale grout lines, a repeating star or leaf motif | - | cobalt, white, ochre | -
pattern, repeating pattern, repeat pattern, fabric pattern, textile pattern, textile design | graphic table | motifs at regular intervals, alternating rows, a single ground colour, even density | - | navy, cream, coral | -
polka dots, polka dot pattern | graphic table | round dots at equal gaps, two flat colours, staggered rows | - | red, white, navy | -
stripes, striped pattern, zigzag pattern, chevron pattern | graphic table | parallel bands of equal width, crisp edges, two flat colours | - | navy, white, red | -
seamless pattern, seamless texture, tileable pattern, tileable texture, wallpaper pattern, wrapping paper pattern | graphic table | motifs running over all four edges, an even spread, matching left and right sides, one ground colour | - | sage, cream, rust | -
texture, surface texture, material texture, grunge texture, paper texture, marble texture | graphic table | an even surface filling the frame, fine grain, small irregular marks, flat lighting | - | grey, cream, brown | -
wallpaper, desktop wallpaper, computer wallpaper, desktop background, 4k wallpaper | graphic table | a wide format, the main shape off to one side, calm empty space for icons | - | navy, violet, coral | -
phone wallpaper, mobile wallpaper, lock screen, lockscreen, phone background | graphic table | a tall format, an empty upper third for the clock, the main shape in the lower half | - | navy, violet, coral | phone
# diagrams and charts
anatomical drawing, anatomy diagram, anatomy chart, medical illustration, medical diagram | graphic table | a centred cutaway body, layered muscles and bones, thin leader lines, small numerals | - | parchment, muscle red, blue | -
chart, bar chart, bar graph, line chart, line graph, stock chart, histogram, graph | graphic table | two axes, evenly spaced bars, a rising line, a pale grid | - | blue, orange, white | chart
blueprint, blueprint sheet, architectural blueprint, technical blueprint | graphic table | white lines on blue, a front and a side view on one ground line, dimension lines, a title block in the corner | - | prussian blue, white, pale blue | -
cutaway, cross-section, cross section, cutaway drawing, sectional view | graphic table | an outer shell opened on one side, visible inner rooms and parts, thin leader lines | - | cream, red, steel blue | -
diagram, schematic, schematic diagram, scheme | graphic table | simple outlined parts, connecting arrows, short labels, an even grid | - | white, blue, black | chart
exploded view, exploded diagram, assembly diagram, assembly instructions | graphic table | parts separated along one axis, thin construction lines, numbered callouts, even spacing | - | white, black, orange | -
family tree, genealogy chart, org chart, organisation chart, organizational chart | graphic table | branching lines, rows of small framed fields, one root at the top or foot | - | cream, brown, green | chart
floor plan, floorplan, house plan, site plan, seating plan | graphic table | thick wall lines, door arcs, furniture in outline, a top-down view | - | white, black, grey | -
flowchart, flow chart, decision tree, process diagram | graphic table | rounded boxes, connecting arrows, one start at the top, branches to both sides | - | white, teal, orange | chart
infographic, info graphic, explainer graphic | graphic table | a title bar, numbered sections, simple icons, short lines of text, one column down the middle | - | teal, orange, white | chart
mind map, concept map, word cloud | graphic table | one central field, curved branches, words at falling sizes, a colour for each branch | - | white, green, orange | chart
patent drawing, technical drawing, engineering drawing, technical illustration | graphic table | thin even ink lines, hatching, numbered figures, several views on one sheet | - | cream, black, grey | -
colour palette, color palette, swatch card, colour chart, color chart | graphic table | equal flat squares in rows, small captions below, thin white gaps | - | coral, teal, cream | palette
colour wheel, color wheel | graphic table | twelve equal wedges, a full circle of hues, a white ground | - | red, yellow, blue | -
periodic table | graphic table | equal squares in eighteen columns, colour groups, one or two letters in each square | - | white, blue, orange | chart
pie chart, donut chart | graphic table | one circle in wedges of several sizes, flat fills, a small key at the side | - | blue, orange, green | chart
venn diagram | graphic table | two or three overlapping circles, a darker shared field, a few words in each | - | blue, yellow, green | chart
scientific illustration, botanical illustration, botanical drawing, botanical print, botanical plate | graphic table | one complete specimen in the middle, root, flower and seed set apart, fine ink contours, cream paper | - | leaf green, cream, rose | flower
timeline, roadmap, gantt chart | graphic table | one long horizontal line, evenly spaced markers, alternating fields above and below | - | white, navy, coral | chart
weekly planner, planner page, year planner, calendar page | graphic table | equal boxes for the days, a header line, wide margins | - | white, sage, grey | paper
# maps
city map, street map | graphic table | a network of streets, a river band, tinted blocks, a pale ground | - | white, ochre, blue | map
metro map, subway map, transit map | graphic table | coloured lines at straight angles, small round stops, short station names | - | red, blue, white | map
fantasy map, world map of a fantasy land, map of a fantasy world, rpg map, dungeon map, battle map | graphic table | an inked coastline, small drawn mountains and forests, a compass rose, a ribbon for the title | - | parchment, sepia, sea blue | map
map, world map, old map, antique map | graphic table | inked coastlines, fine grid lines, a compass rose, fold marks in the paper | - | parchment, sepia, pale blue | map
star chart, star map, constellation map, celestial map, astrology chart, zodiac wheel | graphic table | concentric circles, fine dotted lines between stars, small figures, a dark ground | - | indigo, gold, white | map
treasure map, pirate map | graphic table | a dotted path, a red cross, burnt ragged edges, a drawn island | - | parchment, sepia, red | map
weather map, topographic map, contour map, isometric map | graphic table | nested contour lines, tinted height bands, small symbols | - | green, ochre, blue | map
# screens and mockups
admin dashboard, analytics dashboard, web dashboard | graphic table glowing | cards in a grid, small charts, a side bar, one highlighted figure | - | navy, teal, white | chart
dashboard | graphic table glowing +ui +app +admin +analytics +saas +data +web +website +screen +dark +finance +design +dashboard-design | cards in a grid, small charts, a side bar, one highlighted figure | - | navy, teal, white | chart
hud, heads-up display, interface hud, holographic interface | graphic table glowing translucent | thin circular gauges, fine grid lines, corner brackets, an empty centre | - | cyan, orange, black | -
landing page, website, web page, webpage, website design, homepage, web design | graphic table | a wide top image, one headline at the left, a single button, three columns below | - | white, indigo, coral | -
mobile app, app screen, app ui, mobile ui, mobile app ui, mobile app design | graphic table | a tall rounded screen, a top bar, stacked cards, a row of icons at the foot | - | white, violet, grey | phone
mockup, mock-up, product mockup, packaging mockup, poster mockup, t-shirt mockup, mug mockup, phone mockup | graphic table | one plain blank object, a clear empty surface for a design, a soft even ground, a gentle contact shadow | - | white, pale grey, beige | -
pitch deck, presentation slide, slide deck, slide | graphic table | one headline at the top left, a single image at the right, a wide margin, a thin footer line | - | white, navy, orange | -
social media post, social media graphic, social post, story template | graphic table | a square or tall field, one short headline, one image, wide margins | - | peach, white, black | -
thumbnail, video thumbnail | graphic table | a wide format, one large face or object at the side, two or three bold words, strong contrast at the edges | - | yellow, black, red | -
user interface, ui, ui screen, ui design, ui kit, wireframe, game ui, game menu, game hud | graphic table | aligned panels, rounded buttons, a header bar, an even spacing grid | - | white, violet, grey | -
banner, web banner, website banner | graphic table | a very wide format, the main shape at one side, an empty stretch for a headline | - | navy, coral, white | -
ad, advert, advertisement, ad campaign, print ad, product ad | graphic table | one hero object, a short headline, a small mark in the lower corner, wide empty space | - | red, white, black | poster
# sheets for making
character design, character sheet, character turnaround, model sheet, character reference sheet, turnaround sheet | graphic table | front, side and back views on one ground line, a row of expressions, small colour chips, a plain pale ground | - | pale grey, teal, coral | -
coloring page, colouring page, coloring book page, colouring book page, colouring sheet | graphic table | clean black outlines, open white shapes, even line weight, a full-page figure | - | black, white, grey | -
comic page, comic panel, comic strip, manga page, manga panel, graphic novel page, webtoon panel | graphic table | framed panels with white gutters, bold inked outlines, speech bubbles, a change of distance from panel to panel | - | black, white, yellow | speech-bubble
game asset, game assets, game item, item icon, inventory icon, rpg item, weapon icon | graphic table | one centred object, a clear silhouette, painted edges, a plain dark ground | - | gold, violet, dark grey | -
knitting pattern, cross stitch pattern, cross-stitch pattern, sewing pattern, paper doll, papercraft template | graphic table | outlined flat pieces, dotted fold lines, small symbols, an even grid | - | white, black, red | -
pixel sprite, sprite sheet, spritesheet, pixel character, tileset | graphic table | square pixels, equal cells in rows, one motion phase in each cell, a plain ground | - | green, blue, brown | -
storyboard, storyboard panel, shot list sketch | graphic table | rows of wide frames, loose pencil figures, small arrows for movement, lines for notes below | - | white, graphite, red | -
stamp design, postage stamp design, banknote design, coin design, playing card design | graphic hand | an ornate frame, one central picture, a title strip at the top, a small field at the foot | - | gold, blue, cream | playing-cards
trading card, collectible card, collectable card | graphic hand glossy | a coloured frame, one central picture, a title strip at the top, a text field below | - | gold, blue, cream | playing-cards
vector art, vector illustration, flat illustration, line drawing, line art | graphic table | clean closed shapes, flat fills, even outlines, a plain ground | - | teal, coral, cream | -
meme, reaction image, demotivational poster | graphic table | one centred image, a bold white line at the top, a second line at the foot, black letter outlines | - | white, black, yellow | -
barcode | graphic hand | upright black bars of several widths, a row of digits below, a white quiet zone | - | black, white, grey | -
qr code | graphic hand | a black and white grid of small squares, three corner markers, a white quiet zone | - | black, white, grey | -
direction arrow, arrow sign, arrow symbol | graphic hand | one straight shaft, a triangular head, flat colour, clear space around it | - | red, white, black | arrow
arrow | graphic hand +direction +pointing +sign +symbol +icon +road +left +right +cursor | one straight shaft, a triangular head, flat colour, clear space around it | - | red, white, black | arrow
cursor, mouse pointer | graphic tiny | crisp pixel edges, a black outline, a flat white fill | - | white, black, grey | arrow
progress bar, loading bar, battery icon | graphic tiny | a long rounded outline, a partly filled field, crisp edges | - | white, green, black | -
heart, heart shape, heart symbol, heart icon, love heart | graphic hand | two rounded lobes, a pointed base, an even outline, a smooth fill | - | red, pink, white | heart
circle, square, triangle shape, hexagon, geometric shape | graphic hand | clean edges, one flat fill, clear space around it | - | red, blue, white | abstract-shape
cube, sphere, cone, pyramid shape, cylinder, 3d shape | graphic hand | smooth faces, soft graded shading, one contact shadow | - | white, coral, grey | abstract-shape
star shape, star symbol, gold star | graphic hand | five even points, clean edges, a smooth fill | - | gold, yellow, white | stars
speech balloon, chat bubble, message bubble, notification | graphic hand | a rounded field, a small tail, flat colour, a short line inside | - | blue, white, grey | speech-bubble
yin yang, peace symbol, infinity symbol, recycling symbol, biohazard symbol, pentagram, rune, hieroglyph, hieroglyphs | graphic hand | one closed symmetrical shape, two flat colours, an even stroke | - | black, white, red | -
`;
