/** Paper, pens, books and desk things: names | kind and size | details | usual places | colours | drawing. */
export const OFFICE_THINGS = `
# clips, pins, tape
binder clip, bulldog clip, foldback clip | product hand metal glossy | a sprung steel jaw, two folded wire handles, a black lacquered body | on a desk | black, silver, steel | -
clip, paper clip, paperclip | product tiny metal | one length of bent wire, three rounded turns, a bright highlight | on a sheet of paper | silver, red, white | -
drawing pin, thumbtack, push pin, pushpin | product tiny metal | a round head, a short steel point, a small shadow | on a cork board | red, steel, cork brown | -
elastic band, rubber band | product tiny | a thin stretched loop, a twist in one side, a matt surface | on a desk | tan, red, blue | -
glue, glue stick, glue bottle | product hand | a twist base, a white stick end, a dried drip on the cap | on a craft table | white, yellow, red | -
hole punch, hole puncher | tool hand metal | a lever arm, a paper slot, small round paper dots below | on a desk | black, steel, white | -
safety pin | product tiny metal | a coiled wire end, a rounded clasp, a bright bent shaft | on folded cloth | silver, brass, white | -
stapler | tool hand metal | a hinged arm, a steel jaw, a row of staples | on a desk | red, black, steel | -
sticky note, sticky notes | product hand | a square of paper, one lifting edge, a short handwritten line | on a wall above a desk | yellow, pink, blue | paper
tape, sticky tape, adhesive tape, duct tape | product hand | a round cardboard core, a loose end, a ribbed edge | on a workbench | silver, yellow, clear | -
# writing and drawing
ballpoint pen | tool hand held | a clear barrel, a thin ink tube, a ball tip | on a notepad | blue, clear, white | pen
chalk, stick of chalk | tool hand held | a round white stick, a crumbled end, powder on the surface | on the ledge of a blackboard | white, slate, pale yellow | -
crayon, wax crayon, crayons | tool hand held | a paper sleeve, a blunt cone tip, waxy crumbs | on a child's drawing | red, yellow, blue | pencil
easel, painter's easel | furniture person | three wooden legs, a narrow ledge, dried paint on the wood | by a north window | beech, white, ultramarine | easel
canvas, blank canvas | product table | a tight linen weave, folded corners, a wooden stretcher edge | on an easel | white, ecru, pine | canvas
eraser | product hand | a smudged corner, a paper sleeve, small crumbs around it | on a sheet of paper | white, pink, grey | -
rubber | product hand +pencil +eraser +school +drawing | a smudged corner, a paper sleeve, small crumbs around it | on a sheet of paper | white, pink, grey | -
fountain pen | tool hand held glossy | a split gold nib, a black lacquered barrel, wet ink at the tip | on a sheet of letter paper | black, gold, ink blue | pen
inkwell, ink bottle, ink pot | container hand glass | a wide glass base, a narrow mouth, a dark meniscus of ink | on a writing desk | blue-black, clear glass, brass | -
marker, felt-tip pen, highlighter | tool hand held | a wide felt tip, a snap cap, a bright plastic barrel | on a desk | yellow, pink, black | pen
paintbrush, paint brush, artist's brush, brush | tool hand held | a metal ferrule, a loaded tip of bristles, dried paint on the handle | in a jar of murky water | hog-hair tan, silver, cobalt | paintbrush
paint palette, palette, artist's palette | tool hand held | a thumb hole, thick dabs of paint, mixed smears in the middle | on a studio stool | ochre, ultramarine, crimson | palette
paint tube, tube of paint | product hand metal | a crimped end, a screw cap, a curl of thick paint | on a studio table | silver, cadmium red, blue | -
pen | tool hand held | a slim barrel, a metal clip, a fine tip | on an open notebook | black, silver, blue | pen
pencil, coloured pencil, colored pencil | tool hand held | a hexagonal wooden barrel, a sharpened cone, a dark graphite point | on a sheet of paper | yellow, cedar, graphite | pencil
pencil case, pencil holder, pen pot | container hand container | a row of coloured pencils, a zip, scuffed corners | on a school desk | navy, red, yellow | -
pencil sharpener | tool hand metal | a slanted blade with one screw, a cone opening, a curl of cedar shaving | on a desk | silver, cedar, red | -
quill, quill pen, feather pen | tool hand held feathered | a long curved feather, a cut ink-stained point, a bare shaft | in an inkwell | white, brown, ink black | feather
ruler | tool hand | a bevelled edge, fine printed divisions, a worn corner | on a sheet of paper | pale wood, steel, yellow | -
# paper and post
calendar, wall calendar | product table | a grid of squares, a wire binding, one date circled in red | on a kitchen wall | white, black, red | -
cardboard | material table mass | corrugated edges, a smooth kraft face, creases and dents | on a studio floor | kraft brown, tan, white | -
clipboard | product hand held | a steel spring clip, a hardboard back, a sheet of paper | on a desk | brown, steel, white | -
document, contract, file, report | product hand | stapled pages, dense lines of small type, a signature line | on a desk | white, black, blue | paper
envelope | product hand | a pointed flap, crisp folded edges, a stamp in the corner | on a desk | cream, red, brown | letter
folder, file folder, manila folder | product hand | a cut tab, a centre fold, paper edges showing | on a desk | manila, red, blue | -
letter, handwritten letter, love letter | product hand held | fold lines across the page, slanting ink handwriting, a torn envelope beside it | on a writing desk | cream, blue-black, red | letter
notebook, journal, diary, notepad, sketchbook | product hand | a stitched spine, an elastic band, pages with handwriting | on a wooden table | black, cream, oxblood | book
origami, origami crane, paper crane, origami bird | product hand | sharp folded edges, flat facets, one soft shadow under the fold | on a pale table | red, white, indigo | -
paper, sheet of paper, blank paper | product hand | a smooth matt surface, one lifted corner, a thin shadow along the edge | on a desk | white, cream, grey | paper
papers, stack of papers, pile of papers, paperwork | product hand plural | uneven white edges, curling corners, a few loose sheets | on a desk | white, cream, grey | paper
paper plane, paper aeroplane, paper airplane | toy hand | a sharp folded nose, two flat wings, a centre crease | in mid-air across a classroom | white, pale blue, grey | -
photo album, scrapbook | product hand | thick black pages, photo corners, faded prints with white borders | on a table | black, sepia, cream | book
photograph, printed photo, old photograph, family photo, photo print | product hand | a white border, a glossy surface, a creased corner | on a table | sepia, cream, grey | -
postage stamp, stamp | product tiny | perforated edges, a small engraved picture, a curved postmark | on the corner of an envelope | carmine, cream, black | -
rubber stamp | tool hand | a turned handle, a raised rubber face, a smear of ink | on an ink pad | wood, red, black | -
stamp | tool hand +rubber +ink +office +official +passport +library | a turned handle, a raised rubber face, a smear of ink | on an ink pad | wood, red, black | -
scroll, parchment, papyrus | product hand held | curled ends, brown uneven edges, faded ink lines | on a wooden table | parchment, umber, red | paper
wax seal | product tiny glossy | a pressed emblem, a rounded uneven rim, a ribbon under the wax | on a folded letter | crimson, cream, gold | -
seal | product tiny glossy +wax +letter +envelope +scroll +stamp | a pressed emblem, a rounded uneven rim, a ribbon under the wax | on a folded letter | crimson, cream, gold | -
# books and reading
atlas, dictionary, encyclopedia | product table | a broad cloth cover, thin crowded pages, a ribbon marker | on a library table | navy, cream, gold | book
book, novel, paperback, hardback, open book | product hand held | a creased spine, printed pages, a slightly curved cover | on a table by a window | cream, oxblood, black | book
bookmark | product hand | a narrow strip, a silk tassel, a worn edge | between the pages of a book | red, gold, cream | -
children's book, picture book, storybook | product hand held | large pictures across both pages, rounded corners, a thick board cover | on a rug | yellow, sky blue, red | book
comic book, comic, manga volume | product hand held | a grid of inked panels, bright flat colours, a soft curling cover | on a bedroom floor | red, yellow, cyan | book
magazine | product hand held | glossy pages, a large cover photograph, a stapled spine | on a coffee table | white, red, black | book
old book, ancient book, antique book, leather-bound book, tome | product hand | a cracked leather spine, gilt tooling, foxed page edges, a brass clasp | on a reading desk | brown leather, gold, parchment | book
spell book, spellbook, grimoire, magic book | product table glowing | iron corners, hand-drawn diagrams, yellowed pages, a faint glow from the paper | on a wooden lectern | brown leather, violet, parchment | book
stack of books, pile of books, books, book stack | product table plural | uneven coloured spines, worn corners, one ribbon hanging out | on a table | oxblood, navy, mustard | book-stack
textbook, schoolbook, exercise book | product hand held | a thick glossy cover, margin notes in pencil, a bent corner | on a school desk | blue, yellow, white | book
# desk and school
abacus | tool table | rows of wooden beads on rods, a dark frame, a dividing bar | on a counter | red, walnut, brass | -
blackboard, chalkboard | product large | a dark smeared surface, a wooden frame, a ledge with chalk | on a classroom wall | slate, white, pine | -
briefcase, attache case, attaché case | container hand held | a stiff handle, two brass locks, scuffed leather corners | on an office chair | brown leather, brass, black | suitcase
calculator | device hand | a grid of rounded keys, a small grey display, a solar strip | on a desk | grey, black, orange | -
cork board, corkboard, notice board, pinboard, bulletin board | product large | pinned photographs, overlapping notes, red thread between pins | on an office wall | cork brown, white, red | -
filing cabinet, file cabinet | furniture large metal | stacked steel drawers, label holders, recessed handles | in an office | grey, green, steel | -
globe, world globe, desk globe | product table glossy | a tilted sphere, a brass meridian arc, coloured continents | on a desk | pale blue, ochre, brass | planet
magnifying glass, magnifier, loupe | tool hand glass held | a round lens in a brass rim, a wooden handle, an enlarged patch beneath | on an old map | brass, clear glass, ebony | -
passport | product hand | a stiff cover with a gilt emblem, rounded corners, pages of stamps | on a suitcase | burgundy, gold, navy | book
typewriter | machine table metal | round keys in four rows, a paper roller, a ribbon between spools, a return lever | on a wooden desk | black, chrome, cream | -
whiteboard, white board | product large glossy | a smooth reflective surface, marker drawings, a tray of pens | on an office wall | white, blue, red | -
`;
