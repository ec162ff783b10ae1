/** What carries lettering: names | kind and size | layout and surface | usual places | colours | drawing. */
export const SIGNS = `
# street and shop
billboard, advertising board, hoarding | sign huge | a wide rectangular panel, steel posts, a row of lamps along the top edge, large lettering across one line | beside a motorway; on a rooftop | white, red, sky blue | sign
bus stop sign | sign large metal | a small flag panel on a pole, a route list in a frame, a bus symbol | at the kerb | red, white, grey | sign
departure board, destination board, timetable, arrivals board | sign large | aligned rows of short words, narrow columns, split-flap letters on black tiles | in a station hall | black, white, yellow | sign
chalkboard menu, chalkboard sign, blackboard menu, menu board, sandwich board, a-board, a-frame sign | sign person | hand-drawn chalk lettering, a decorative chalk border, a worn wooden frame, smudges of erased chalk | on the pavement before a cafe; on a cafe wall | slate black, chalk white, oak | sign
hanging sign, pub sign, inn sign, tavern sign, shop sign, signboard | sign large | a painted wooden board, an iron bracket, lettering around a small picture | above a shop door | bottle green, gold, cream | sign
led sign, digital sign, scoreboard, ticker, led display, electronic display | sign large glowing | rows of small lit dots, block letters, a black surround | above a street; in a stadium | amber, black, red | sign
marquee sign, cinema marquee, theatre marquee, theater marquee | sign huge glowing | black letters on lit white rails, a border of round bulbs, a curved front | above a theatre entrance | white, red, amber | sign
nameplate, name plate, plaque, brass plaque, door sign, house number | sign hand metal | engraved centred lettering, four corner screws, a bevelled edge | on a stone wall beside a door | brass, black, stone grey | sign
neon sign, neon lettering | sign large glass glowing | bent glass tubes in one continuous line, a coloured halo on the wall, black cables and clips | on a brick wall; in a dark window | pink, cyan, brick red | sign
open sign, closed sign | sign hand | bold capitals, a hanging cord, rounded corners | on a glass shop door | white, red, black | sign
price tag, price sign, sale sign | sign hand | a large figure, a punched hole with string, a bold short word | on a shop shelf | yellow, red, black | sign
protest sign, placard, protest banner, picket sign | sign person held | hand-painted block letters, a cardboard panel, a wooden stick | on a street | white, red, black | sign
road sign, street sign, traffic sign, stop sign, warning sign, speed limit sign | sign large metal | a reflective face, a clear border, short centred lettering, a grey post | at the side of a road | red, white, steel | sign
shop front lettering, window lettering, gold leaf sign, gilded window sign | sign large | gilt letters with a thin dark outline, a gentle arc, clear glass around | on a shop window | gold, black, glass green | letters
signpost, direction sign, fingerpost, trail sign | sign large | arrow-shaped boards at several angles, carved lettering, a weathered post | at a crossroads; beside a trail | grey wood, white, moss | sign
wooden sign, wood sign, farm sign, roadside sign | sign large | one painted board, visible wood grain, a weathered edge | at a roadside | plank grey, white, moss | sign
welcome sign, city sign, town sign | sign huge | large standing letters, wooden posts, one line of lettering | on a hillside; at the edge of a town | white, green, brown | sign
hillside letters, hollywood sign | sign huge | huge white standing letters in a row, steel props behind, dry scrub below | on a hillside | white, dusty green, sky blue | letters
graffiti, graffiti lettering, graffiti tag, street lettering, wall lettering | sign large | swollen outlined letters, spray-paint gradients, drips, overlapping tags | on a concrete wall | magenta, cyan, black | letters
# paper for the wall
concert poster, gig poster, band poster, festival poster, music poster | sign person | stacked lines of lettering in falling size, one large central image, ink texture, a thin border | on a brick wall | orange, black, cream | poster
flyer, leaflet, pamphlet, handbill | sign hand | a bold headline at the top, one image, small lines at the foot, folded edges | on a table; on a notice board | yellow, black, white | paper
infographic poster, educational poster, science poster, wall chart | sign person | numbered panels, short captions, a title bar, even gutters | on a classroom wall | cream, teal, orange | poster
motivational poster, quote poster, quote print, typographic poster, typography poster | sign person | large set type in a few short lines, wide margins, flat colour | on an office wall | black, white, red | poster
movie poster, film poster, cinema poster | sign person | a large central figure, a title across the lower third, a block of small credits, a border of empty space | in a lit frame outside a cinema | black, red, gold | poster
poster, art print, vintage poster, retro poster, event poster, propaganda poster | sign person | one large image, a headline in bold type, a clear margin | on a wall | cream, red, navy | poster
travel poster, vintage travel poster, tourism poster | sign person | a simplified landscape in flat shapes, a place name along the lower edge, a pale border | on a wall | turquoise, ochre, cream | poster
wanted poster, missing poster, lost cat poster | sign hand | a centred portrait, a heading in heavy slab letters, torn corners, nail holes | on a wooden post | parchment, sepia, black | poster
# covers
album cover, album art, record sleeve, record cover, vinyl cover, cd cover, mixtape cover | sign hand | a square format, one dominant image, small lettering in a corner | on a record shelf | black, teal, coral | -
book cover, novel cover, book jacket, paperback cover | sign hand | a title in the upper third, the author line at the foot, one central image, a narrow spine | on a table | navy, gold, cream | book
children's book cover, kids book cover, storybook cover | sign hand | round hand-drawn lettering at the top, one large friendly figure, a bright ground | on a rug | sky blue, yellow, red | book
comic book cover, comic cover, manga cover | sign hand | a large logo across the top, a figure breaking the frame, a small corner box, bold outlines | on a rack | red, yellow, black | book
magazine cover, fashion magazine cover | sign hand | a masthead across the top behind a head, short cover lines at both sides, a barcode corner | on a news stand | white, red, black | book
podcast cover, podcast art, playlist cover, ebook cover | sign hand | a square format, one bold title, a single simple image, thick margins | - | purple, yellow, black | -
video game cover, game cover, game box art, board game box, dvd cover | sign hand | a title across the upper third, a central hero group, a coloured band along one edge | on a shelf | blue, orange, black | box
# cards and invitations
baby shower invitation | sign hand | small painted motifs at the corners, a soft headline, centred lines of details | on a table with ribbon | pale blue, blush, cream | letter
birthday invitation, party invitation, birthday party invitation | sign hand | a playful headline, bright shapes at the corners, centred lines of details | on a table with ribbon | pink, yellow, turquoise | letter
greeting card, thank you card, valentine card, valentine's card, easter card | sign hand | a folded front, one central illustration, a short greeting in script, a clean margin | on a mantelpiece | red, cream, gold | letter
birthday card | sign hand | a folded front, a short greeting in large letters, candles and dots around it, a clean margin | on a mantelpiece | yellow, pink, white | letter
christmas card | sign hand | a folded front, a snow scene in the middle, a greeting in script below, a narrow border | on a mantelpiece | red, fir green, cream | letter
business card, visiting card, calling card | sign hand | one name in small type, a thin line of details below, generous empty space, crisp edges | on a stone surface | white, black, copper | -
certificate, diploma, award certificate, degree | sign table | an engraved border, centred script, a signature line, a gold seal | on a wall in a frame | cream, gold, navy | paper
invitation, invite card, gala invitation, save the date, save-the-date card | sign hand | centred lines of lettering, a wide even margin, a thin border, heavy textured paper | on a table with its envelope | ivory, gold, charcoal | letter
wedding invitation, wedding invite, wedding card, wedding stationery | sign hand | two names in flowing script, a date line below, a painted leaf border, deckled paper edges | on linen beside a silk ribbon | ivory, sage, gold | letter
driver's license, id card, identity card | sign hand glossy | a small portrait field, aligned short lines, rounded corners | on a table | pale blue, white, grey | -
name tag, name badge, id badge | sign hand worn | one name in large type, a coloured header band, a clip or lanyard hole | on a jacket | white, blue, black | -
place card, table card | sign hand | a small folded tent, one name in script, a thin border | on a set table | ivory, gold, black | paper
postcard, vintage postcard, picture postcard | sign hand | a picture filling the front, lettering across one edge, a white border, worn corners | on a wooden table | turquoise, cream, coral | letter
gift tag, luggage tag | sign hand | a punched hole, a loop of string, one short line, clipped corners | on a parcel | kraft brown, white, red | paper
recipe card, flash card, index card | sign hand | ruled lines, a heading at the top, rounded corners | on a kitchen counter | cream, red, blue | paper
menu, restaurant menu, cafe menu, drinks menu, cocktail menu, wine list | sign hand | a heading at the top, two columns of short lines, right-aligned prices, a thin border | on a restaurant table | cream, black, burgundy | paper
# tickets, papers, screens
boarding pass, train ticket, plane ticket, bus ticket, lottery ticket | sign hand | a perforated stub, small columns of type, a barcode strip, a punched hole | on a table beside a passport | cream, blue, black | paper
ticket, concert ticket, cinema ticket, movie ticket, admission ticket | sign hand | scalloped short edges, a perforated stub, heavy centred type, thick card | on a wooden counter | buff, red, black | -
headline, front page, newspaper front page | sign hand | a masthead at the top, one very large headline, a halftone photograph, narrow columns | on a doorstep | newsprint grey, black, cream | newspaper
newspaper, old newspaper, newsprint, tabloid | sign hand held | narrow columns of small type, a large headline, a halftone photograph, a centre fold | on a breakfast table | newsprint grey, black, cream | newspaper
page, book page, open page, manuscript page, illuminated manuscript, manuscript | sign hand | a large ornamented initial, a block of even lines, painted margins, gold leaf | on a lectern | parchment, lapis blue, gold | book
checklist, to-do list, shopping list, todo list | sign hand | short lines one below the other, small square boxes at the left, ticks in ink | on a fridge door | white, blue ink, grey | paper
note, handwritten note | sign hand | two or three handwritten lines, a folded crease, a torn edge | on a table | cream, blue ink, grey | paper
receipt, invoice | sign hand | a narrow strip, right-aligned figures, faint grey type, a curled end | on a counter | white, grey, blue | paper
speech bubble, thought bubble, comic bubble | sign hand | a rounded white field, a pointed tail, a black outline, centred lettering | - | white, black, yellow | speech-bubble
tattoo lettering, word tattoo, name tattoo | sign hand | flowing script along one curve, fine black lines, soft skin around it | on a forearm | black, skin tone, grey | letters
license plate, licence plate, number plate | sign hand metal | embossed letters and digits, a thin border, two bolts | on a car bumper | white, black, blue | sign
stone inscription, carved inscription, runestone, rune stone, stone tablet, tablet of stone | sign person | rows of chiselled signs, worn edges, lichen in the grooves | in a grassy ruin | stone grey, lichen, black | gravestone
# labels and packs
label, beer label, bottle label, wine label, jam label, product label | sign hand | a centred name, a small emblem above, a fine border, textured paper | around a bottle | cream, gold, burgundy | -
packaging, cereal box, package design, packaging design, product packaging, product box, coffee packaging | sign table | a large name on the front panel, one strong image, folded edges, clean side panels | on a plain surface | white, orange, teal | box
chip bag, crisp packet, snack packaging, candy wrapper, wrapper, chocolate wrapper | sign hand glossy | crimped ends, a bold name across the middle, crinkled foil highlights | on a plain surface | red, gold, purple | -
hang tag, clothing label, clothing tag, care label, woven label | sign hand | a small name in the centre, a punched hole with cotton string, a stitched edge | on a garment | kraft brown, black, white | -
matchbook, cigar band, sugar packet, tea packet | sign hand | a tiny centred emblem, a curved name, a narrow border | on a bar counter | red, cream, gold | box
t-shirt print, t-shirt design, tshirt design, shirt print, shirt design, tee design, hoodie design | sign table | a centred print on the chest, lettering above and below an image, a screen-printed ink texture | on a plain cotton shirt | black, white, coral | shirt
mug design, tote bag design, cap design, merch design, phone case design | sign hand | one compact print, short lettering, clean space around it | on a plain surface | white, black, coral | -
# lettering itself
alphabet, typeface, font, alphabet poster, font specimen, type specimen | sign table | letters in even rows, one shared stroke weight, equal spacing, wide margins | - | black, white, red | letters
balloon letters, foil letters, balloon lettering, foil balloon letters | sign large glossy | puffed foil letters in a row, seams along the edges, bright reflections | against a wall at a party | gold, rose gold, white | letters
bubble letters, 3d letters, 3d text, 3d typography, block letters | sign large | thick rounded forms, even spacing, one soft shadow, a level baseline | - | red, yellow, white | letters
calligraphy, hand lettering, handlettering, brush lettering, lettering, script lettering | sign table | thick downstrokes, hair-thin upstrokes, flowing joins, even space around the words | - | ink black, cream, gold | letters
capital letter, letter a, initial letter, drop cap, alphabet letter | sign hand | one large glyph, clear inner spaces, an even stroke, wide empty margins | - | black, white, red | letters
letter | sign hand +alphabet +capital +initial +font +typography +3d +uppercase +lowercase +shaped | one large glyph, clear inner spaces, an even stroke, wide empty margins | - | black, white, red | letters
number, numeral, digit, numbers | sign hand | one clear figure, an even stroke, wide empty margins | - | black, white, red | letters
quote, slogan, motto, word, words, text | sign table | short centred lines, one shared baseline grid, wide margins | - | black, cream, red | letters
typography, word art, text art, typographic design, kinetic typography | sign table | words packed at several sizes, aligned edges, two type weights, flat colour | - | black, white, orange | letters
`;
