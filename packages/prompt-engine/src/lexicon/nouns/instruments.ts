/** Musical instruments: names | kind and size | details | usual places | colours | drawing. */
export const INSTRUMENTS = `
# strings
guitar, acoustic guitar, classical guitar | instrument person held | a round sound hole, six strings, a long fretted neck, a glossy spruce top | against a chair; on a small stage | spruce, rosewood, honey | guitar
banjo | instrument person held | a round drum-skin body, a long neck, small tuning pegs | on a porch | cream, walnut, nickel | guitar
bass guitar, electric bass | instrument person held | four thick strings, a long neck, a solid curved body, chrome knobs | on a stand beside an amplifier | sunburst, black, chrome | guitar
bass | instrument person held +guitar +band +player +playing +music +jazz +string +strings +stage +rock +funk | four thick strings, a long neck, a solid curved body, chrome knobs | on a stand beside an amplifier | sunburst, black, chrome | guitar
violin bow | instrument hand held | a long curved stick, a flat ribbon of pale horsehair, a small ebony grip | on a music stand | brown, ivory, silver | -
bow | instrument hand held +violin +cello +viola +fiddle +violinist +cellist +strings +rosin | a long curved stick, a flat ribbon of pale horsehair, a small ebony grip | on a music stand | brown, ivory, silver | -
cello, violoncello | instrument large held | a tall waisted body, four strings, f-shaped holes, a steel spike at the foot | beside a chair on a stage | amber varnish, ebony, brown | violin
double bass, upright bass, contrabass | instrument large held | sloping shoulders, a scrolled head, four thick strings, a long spike | on a jazz stage | brown varnish, ebony, brass | violin
electric guitar | instrument person held glossy | a solid curved body, six strings, two pickups, chrome knobs, a cable | on a stand beside an amplifier | sunburst, black, chrome | guitar
guitar pick, plectrum | instrument tiny | a rounded triangle, a worn tip, a marbled face | on guitar strings | tortoiseshell, white, black | -
pick | instrument tiny +guitar +plectrum +strum | a rounded triangle, a worn tip, a marbled face | on guitar strings | tortoiseshell, white, black | -
harp, concert harp | instrument large | a curved neck, a row of vertical strings, a gilded column, foot pedals | on a concert stage | gold, maple, ivory | harp
lute, oud | instrument person held | a pear-shaped ribbed back, a carved rosette, a bent peg box | on a cushioned chair | walnut, spruce, ebony | guitar
mandolin | instrument hand held | eight paired strings, a teardrop body, a scrolled head | on a chair | sunburst, spruce, nickel | guitar
lyre | instrument hand held | two curved arms, a crossbar, a fan of strings | on a marble ledge | gold, ivory, brown | harp
sitar | instrument person held | a long wide neck, a gourd body, rows of tuning pegs, curved frets | on a woven carpet | teak, ivory inlay, gold | guitar
ukulele | instrument hand held | four nylon strings, a small waisted body, a short neck | on a beach towel; on a chair | koa brown, white, turquoise | guitar
viola | instrument hand held +violin +music +orchestra +player +playing +string +strings +quartet +bow | a wide waisted body, f-shaped holes, four strings, a scrolled head | in an open case | amber varnish, ebony, velvet red | violin
violin, fiddle | instrument hand held | a waisted varnished body, f-shaped holes, four strings, a scrolled head | in an open case | amber varnish, ebony, velvet red | violin
# keys
accordion, concertina, squeezebox | instrument person held | pleated bellows, rows of pearl buttons, a short keyboard, leather straps | on a chair in a tavern | red pearl, black, ivory | accordion
organ, church organ, pipe organ | instrument huge metal | tall ranks of pipes, a carved case, stacked keyboards, wooden pedals | on the gallery of a church | tin silver, oak, gold | -
grand piano, concert piano | instrument large glossy | a raised lid, a gold iron frame with strings, black and white keys, a padded bench | on a concert stage | black lacquer, ivory, gold | piano
harpsichord | instrument large | two short keyboards with dark keys, a painted lid, a long narrow body | in a salon | sage green, gold, ebony | piano
synthesizer, electronic keyboard, midi keyboard | instrument person glowing | black and white keys, rows of knobs and sliders, small lit displays | on a stand on a stage | black, white, red glow | piano
keyboard | instrument person +piano +music +band +pianist +musician +stage +playing +song +concert | black and white keys, rows of knobs and sliders, small lit displays | on a stand on a stage | black, white, red glow | piano
piano, upright piano | instrument large glossy | black and white keys, a music desk, brass pedals, a hinged lid | against the wall of a living room | walnut, ivory, brass | piano
# wind
bagpipes, bagpipe | instrument person held | a tartan bag, three upright drones, a finger pipe, silk tassels | on a castle green | tartan red, ebony, ivory | -
bassoon, oboe | instrument person held | a long dark wooden tube, silver keys, a thin reed | on an orchestra chair | rosewood, silver, black | flute
trumpet, cornet | instrument hand metal glossy held | a flared bell, three valves, a coiled brass tube | on a jazz stage; in an open case | brass, silver, velvet blue | trumpet
bugle | instrument hand metal glossy held | a flared bell, one tight coil of tube, a tasselled cord | on a parade ground | brass, red, gold | trumpet
clarinet | instrument hand held | a black wooden tube, silver keys, a flared end, a reed mouthpiece | in an open case | ebony, silver, velvet | flute
didgeridoo | instrument person held | a long hollow branch, painted dots and bands, a wax mouthpiece | on red earth | ochre, brown, white | -
flute, transverse flute | instrument hand metal held | a slim silver tube, round key pads, a lip plate | in an open case | silver, velvet blue, black | flute
french horn | instrument hand metal glossy held | a wide flared bell, coiled tubing, rotary valves | on an orchestra chair | brass, gold, black | trumpet
harmonica, mouth organ | instrument hand metal held | a row of square holes, two engraved cover plates, worn corners | on a wooden step | chrome, red, wood | -
horn, hunting horn | instrument hand held | a curved body, a flared mouth, a leather strap | on a wall hook | brass, horn brown, leather | trumpet
ocarina | instrument hand held | a rounded clay body, small finger holes, a short mouthpiece | on a wooden table | clay brown, blue glaze, cream | -
pan flute, pan pipes, panpipes | instrument hand held | a row of tubes in falling lengths, a woven binding, open ends | on a woven cloth | bamboo, red, brown | flute
recorder, tin whistle, wooden flute, bamboo flute | instrument hand held | a straight tube, a row of finger holes, a beaked mouthpiece | on a wooden table | pear wood, cream, bamboo | flute
saxophone, sax | instrument person metal glossy held | a curved flared bell, round key pads, a bent neck with a mouthpiece | on a jazz stage | brass, gold, black | trumpet
trombone | instrument person metal glossy held | a long slide, a flared bell, a cup mouthpiece | on an orchestra chair | brass, silver, black | trumpet
tuba, sousaphone, euphonium | instrument large metal glossy held | a huge upward bell, thick coiled tubes, valves | in a brass band | brass, silver, white | trumpet
# percussion
bell, church bell, hand bell | instrument table metal | a flared bronze lip, a hanging clapper, a raised band | in a wooden belfry | bronze, verdigris, oak | -
bongos, bongo drums, bongo | instrument table held | two small joined drums, stretched hide heads, metal rims | on a rug | mahogany, cream, chrome | drum
djembe, congas, conga drum, african drum | instrument person | a goblet-shaped wooden body, rope lacing, a stretched hide head | on a rug outdoors | mahogany, hide cream, rope tan | drum
castanets | instrument hand held plural | two rounded wooden shells, a cord loop, a polished surface | on a folded shawl | rosewood, red, black | -
maracas, maraca | instrument hand held plural | round painted gourd heads, straight handles, bright stripes | on a woven blanket | red, yellow, green | -
cymbal, cymbals | instrument table metal glossy | concentric lathe grooves, a raised centre, a thin bright edge | on a stand | brass, gold, black | -
drum, snare drum, bass drum, marching drum | instrument table held | a tight white head, chrome tension rods, a painted shell | on a stand | white, red, chrome | drum
drum kit, drum set, drums | instrument large plural | a large bass drum, toms above it, tilted cymbals, a snare, a round stool | on a stage | chrome, red sparkle, brass | drum
drumsticks, drumstick | instrument hand held plural +drum +drums +drummer +drumming +band | two tapered hickory sticks, rounded tips, chipped edges | on a snare drum | hickory, white, grey | -
gong, tam-tam | instrument large metal | a hammered bronze disc, a raised centre, a hanging frame, a padded mallet | in a temple hall | bronze, red, black | -
handpan, hang drum, steel drum, steelpan | instrument table metal | a domed steel shell, round dented note fields, a seamed rim | on a rug outdoors | steel blue, bronze, grey | drum
kettledrum, timpani | instrument large | a copper bowl, a tight pale head, tuning pedals | at the back of an orchestra | copper, cream, black | drum
metronome | instrument table | a swinging arm with a weight, a pyramid case, a printed scale | on a piano lid | walnut, brass, ivory | -
music box, musical box | product hand | a pinned brass cylinder, a steel comb, a small crank, a turning figure | on a dressing table | walnut, brass, rose | box
music stand | product person metal | a slanted tray, a thin upright, open sheet music | on a stage | black, white, steel | -
sheet music, musical score, music sheet | product hand | five-line staves, black printed notes, pencil marks, a curled corner | on a music stand | cream, black, grey | paper
tambourine | instrument hand held | pairs of small metal discs, a round wooden hoop, a worn head | on a rug | beech, brass, white | drum
triangle | instrument hand metal +orchestra +percussion +ringing +instrument | a bent steel rod, one open corner, a short beater, a loop of cord | on a music stand | steel, silver, black | -
tuning fork | instrument hand metal | two parallel steel tines, a short stem, a blurred vibration | on a wooden box | steel, silver, wood | -
wind chime, wind chimes | instrument table metal | hanging tubes, a wooden disc, thin cords, a striker | under a porch roof | aluminium, bamboo, wood | -
xylophone, marimba, glockenspiel | instrument table | graded wooden bars, two mallets, metal tubes below | on a stage | rosewood, brass, red | -
`;
