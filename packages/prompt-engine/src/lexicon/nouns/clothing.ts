/** Clothes: names | kind and size | details | usual places | colours | drawing. */
export const CLOTHING = `
# dresses and skirts
ball gown, gown, evening gown, evening dress, prom dress | clothing person worn | a fitted bodice, a full skirt to the floor, layers of silk and tulle | on a dress form by a tall window | midnight blue, silver, rose | dress
cocktail dress, little black dress, mini dress | clothing person worn | a short straight skirt, a fine strap, a smooth satin surface | on a hanger on a wardrobe door | black, emerald, gold | dress
dress, summer dress, sundress, maxi dress | clothing person worn | a gathered waist, a swinging hem, light printed cotton | on a hanger by a window | poppy red, white, sky blue | dress
flamenco dress | clothing person worn | tiers of ruffles, a tight bodice, large dots | on a dress form | red, black, white | dress
skirt, pleated skirt, miniskirt, mini skirt, maxi skirt, pencil skirt | clothing table worn | sharp pleats, a waistband, a moving hem | on a hanger | plaid red, navy, camel | dress
tutu, ballet skirt, ballet tutu | clothing table worn | stiff layers of tulle, a satin bodice, tiny stitched beads | on a hanger in a dressing room | pale pink, white, silver | dress
train | clothing large +wedding +dress +bride +bridal +gown +lace +veil | metres of white satin, a lace border, soft folds along the floor | on the steps of a church | white, ivory, pearl | dress
veil, bridal veil, wedding veil | clothing large worn translucent | sheer white tulle, a lace edge, a small comb at the crown | over the back of a chair | white, ivory, pearl | -
wedding dress, wedding gown, bridal gown, bridal dress | clothing person worn | a lace bodice, a long white train, a row of covered buttons | on a dress form by a tall window | ivory, white, pearl | dress
# tailored and outer
bathrobe, dressing gown, robe, silk robe | clothing person worn | a tied belt, wide lapels, deep pockets | on a hook on a bathroom door | white, navy, rose | -
jacket, blazer, suit jacket, tweed jacket | clothing person worn | notched lapels, two buttons, a chest pocket | over the back of a chair | navy, tweed brown, grey | jacket
anorak, windbreaker, parka | clothing person worn | a deep hood, a front zip, large flap pockets, a drawn hem | on a hook by the door | olive, orange, navy | jacket
bomber jacket, varsity jacket, letterman jacket | clothing person worn glossy | ribbed cuffs and collar, a front zip, striped trim | on a hook by the door | olive, burgundy, cream | jacket
puffer jacket, down jacket, padded jacket | clothing person worn glossy | quilted rings, a high collar, a front zip | on a hook by the door | red, black, silver | jacket
cape, cloak, hooded cloak | clothing person worn | heavy falling folds, a clasp at the neck, a deep hood | on an iron hook | crimson, black, forest green | -
coat, overcoat, winter coat, wool coat | clothing person worn | wide lapels, large buttons, a heavy straight fall to the knee | on a coat stand | camel, charcoal, navy | jacket
denim jacket, jean jacket | clothing person worn | brass buttons, two flap pockets, contrast stitching, faded seams | on a hook | indigo, copper, faded blue | jacket
fur coat, faux fur coat | clothing person worn furry | dense long hair, a wide collar, a satin lining | over a velvet chair | brown, silver, cream | jacket
lab coat | clothing person worn | a white cotton front, a pocket with pens, long buttoned sleeves | on a hook in a laboratory | white, blue, grey | jacket
leather jacket, biker jacket, motorcycle jacket | clothing person worn glossy | a diagonal zip, wide lapels, creased elbows, silver studs | on the back of a chair | black, silver, brown | jacket
poncho | clothing person worn | a woven stripe, a fringed hem, a slit for the head | over a wooden fence | terracotta, indigo, cream | -
raincoat, trench coat, mackintosh, rain jacket | clothing person worn glossy | a hood, a belted waist, beads of water on the cloth | on a hook in a hallway | yellow, beige, navy | jacket
suit, business suit, three-piece suit | clothing person worn | a matching jacket and trousers, sharp lapels, a pressed crease | on a tailor's dummy | charcoal, navy, white | -
tuxedo, dinner jacket, tailcoat | clothing person worn | satin lapels, a white pleated shirt front, a black bow tie | on a tailor's dummy | black, white, silk | jacket
waistcoat, vest | clothing table worn | five small buttons, a deep V neck, two slit pockets | on a hanger | grey, burgundy, brass | -
# tops
blouse, silk blouse | clothing table worn | a soft collar, small pearl buttons, gathered cuffs | on a hanger | ivory, rose, sage | shirt
bikini | clothing hand worn | two small triangles with string ties, a low brief, bright printed cloth | on a line in the sun | red, white, turquoise | -
swimsuit, bathing suit, swimming costume | clothing table worn | a scooped back, wide straps, a smooth stretched fabric | on a line in the sun | navy, red, white | -
underwear, bra, lingerie | clothing hand worn | thin straps, a lace edge, a small satin bow | on a folded towel | white, black, rose | -
cardigan, knitted cardigan | clothing table worn | a row of buttons, ribbed edges, two patch pockets | over the back of a chair | oat, forest green, horn | jacket
crop top, tank top, halter top, undershirt | clothing table worn | thin shoulder straps, a scooped neck, ribbed cotton | on a hanger | white, black, coral | shirt
hoodie, hooded sweatshirt, sweatshirt | clothing table worn | a deep hood, two drawstrings, a front pouch pocket | on a hook | grey, black, mustard | jacket
hawaiian shirt, aloha shirt | clothing table worn | large printed palms and flowers, an open collar, short sleeves | on a line in the sun | turquoise, coral, yellow | shirt
jumper, sweater, pullover, knitted sweater, wool sweater | clothing table worn | cable stitches, a ribbed collar, thick cuffs | on a chair | oat, navy, rust | shirt
christmas jumper, christmas sweater, ugly sweater, ugly christmas sweater | clothing table worn | a knitted reindeer, rows of snowflakes, a ribbed collar | on a chair | red, green, white | shirt
football shirt, soccer jersey, jersey, sports jersey | clothing table worn glossy | a large number on the back, coloured side stripes, a V neck | on a locker-room hook | red, white, navy | shirt
polo shirt | clothing table worn | a short ribbed collar, three buttons, short cuffed sleeves | on a hanger | white, navy, green | shirt
shirt, dress shirt, linen shirt, flannel shirt, plaid shirt | clothing table worn | a pointed collar, a row of buttons, buttoned cuffs, pressed creases | on a wooden hanger | white, pale blue, check red | shirt
t-shirt, tee shirt, tshirt, tee, t shirt | clothing table worn | a round neck, short sleeves, soft cotton folds | on a hanger; flat on a pale surface | white, black, grey | shirt
# trousers and sets
shorts, boxer shorts, swim trunks, board shorts | clothing table worn plural | an elastic waistband, a side stripe, a loose hem | on a line in the sun | blue, coral, white | trousers
boiler suit, coveralls, jumpsuit | clothing person worn | a long front zip, a collar, chest pockets, oil stains | on a hook in a workshop | navy, orange, oil black | -
dungarees, overalls | clothing person worn plural | buckled shoulder straps, a bib pocket, rolled hems | on a hook in a workshop | indigo, brass, faded blue | trousers
jeans, denim jeans, blue jeans | clothing table worn plural | copper rivets, orange stitching, faded knees | on a chair | indigo, copper, faded blue | trousers
leggings, yoga pants | clothing table worn plural | a fine stretched knit, a wide waistband, smooth seams | over the back of a chair | black, grey, plum | trousers
tights, stockings, fishnet stockings, fishnets | clothing table worn plural translucent | a sheer fine knit, a seam along the back, a lace band | over the back of a chair | black, nude, grey | -
nightgown, nightdress | clothing person worn | a long white cotton fall, a lace yoke, gathered cuffs | on an unmade bed | white, cream, pale blue | dress
onesie, animal onesie, romper | clothing person worn furry | a hood with ears, a long front zip, soft fleece | on a child's bed | grey, pink, cream | -
pyjamas, pajamas | clothing person worn plural | striped flannel, white piping, a loose tied waist | on an unmade bed | pale blue, white, navy | -
sweatpants, tracksuit, joggers | clothing person worn plural | ribbed cuffs, a side stripe, a drawstring waist | on a gym bench | grey, navy, white | trousers
trousers, pants, chinos, slacks | clothing table worn plural | a pressed crease, belt loops, slanted pockets | on a hanger | beige, charcoal, navy | trousers
# traditional dress and costume
apron, leather apron | clothing table worn | a tied waist string, a bib, one large pocket, flour marks | on a hook in a kitchen | linen, indigo, brown | -
armour, armor, suit of armour, suit of armor, plate armour, plate armor | clothing person worn metal glossy | articulated steel plates, a visored helmet, leather straps, dents and scratches | in a castle hall | steel, brass, brown leather | -
astronaut suit, space suit, spacesuit | clothing person worn | a gold visor, ribbed joints, hose connectors, a life-support pack | on a stand in a hangar | white, gold, orange | -
breastplate, cuirass | clothing table worn metal glossy | a moulded steel chest, leather side straps, a rolled rim | on a wooden stand | steel, brass, leather | -
chainmail, chain mail | clothing table worn metal | thousands of linked rings, a ragged lower edge, a dull sheen | on a wooden stand | steel, iron, leather | -
ao dai, áo dài | clothing person worn | a long tunic with side slits, a stand collar, wide silk trousers | on a dress form | white, red, gold | dress
cheongsam, qipao | clothing person worn glossy | a stand collar, knotted buttons, embroidered silk, a side slit | on a dress form | red, gold, jade | dress
hanbok | clothing person worn | a short tied jacket, a high full skirt, a long ribbon bow | on a wooden stand | rose, jade, white | dress
costume, halloween costume, fancy dress | clothing person worn | bright stitched fabric, a mask, a cape | on a hanger in a dressing room | orange, black, purple | -
kilt | clothing table worn | knife pleats, a tartan check, a fur pouch at the front | on a hanger | tartan green, red, navy | -
kimono, yukata | clothing person worn | wide hanging sleeves, a broad sash, printed cranes and flowers | on a wooden stand | indigo, vermilion, gold | -
dirndl | clothing person worn | a laced bodice, a white puffed blouse, a full skirt, a tied apron | on a hanger | green, white, red | dress
lederhosen | clothing table worn plural | embroidered braces, horn buttons, short leather legs | on a hanger | brown leather, green, white | trousers
sari, saree, lehenga | clothing person worn | a long draped end, a gold border, fine pleats at the waist | on a dress form | magenta, gold, turquoise | dress
superhero costume, superhero suit | clothing person worn glossy | a long cape, a chest emblem, a moulded belt, tall boots | on a mannequin | red, blue, gold | -
toga | clothing person worn | deep diagonal folds, a bare shoulder, a purple border | on a marble bench | white, purple, ivory | -
tunic | clothing person worn | a straight linen fall to the knee, a corded belt, an embroidered neck | on a wooden peg | linen, brown, rust | shirt
uniform, school uniform, military uniform | clothing person worn | brass buttons, a stiff collar, stitched badges | on a hanger | navy, olive, brass | -
wetsuit, diving suit, wet suit | clothing person worn glossy | smooth black neoprene, a back zip, reinforced knees | over a railing by the sea | black, blue, grey | -
# details of dress
bow tie, bowtie | clothing hand worn | two even loops, a tight centre knot, a satin sheen | on folded white linen | black, burgundy, dotted navy | -
bow | clothing hand worn +hair +ribbon +gift +dress +tied +satin +present +pink +neck | two full loops, a knotted centre, two trailing ends | on pale tissue paper | red, pink, white | -
collar, shirt collar | clothing hand worn | starched points, fine stitching, a small button | on a dress form | white, pale blue, black | -
ruff, lace collar | clothing hand worn | starched pleats in even loops, a lace edge, a tied cord | on a dress form | white, ivory, black | -
pocket, shirt pocket | clothing hand | a stitched edge, a folded corner, a slight bulge | on the front of a shirt | denim blue, white, copper | -
ribbon, silk ribbon, satin ribbon | textile hand glossy | long loose curls, a bright edge, a notched end | on a wooden table | red, rose, gold | -
sleeve, cuff | clothing hand | a buttoned cuff, soft creases at the elbow, a stitched seam | on a shirt | white, blue, grey | -
sock, socks, woollen socks, wool socks | clothing hand worn | a ribbed cuff, a turned heel, a knitted stripe | on a bedroom floor; on a washing line | red, grey, white | sock
christmas stocking | textile table | a red knitted foot, a white fur cuff, a hanging loop, small parcels in the top | on a mantelpiece | red, white, fir green | sock
tie, necktie | clothing hand worn | a tight knot, a diagonal stripe, a pointed end | over a chair back | navy, burgundy, silver | -
`;
