/** Musicians, singers, dancers, actors and circus people: names | kind and traits | details | usual places | colours | drawing. */
export const PERFORMERS = `
# musicians
musician, instrumentalist | person person role | a dark shirt with rolled sleeves, a polished wooden instrument, flexed fingers, a silver ring | on a small stage; in a rehearsal room | black, amber, brass | person
street musician, busker | person person role | a worn coat, a felt hat, fingerless gloves, an open instrument case with coins | at a subway entrance; on a cobbled corner | brown, grey, brass | person:coat
guitarist, guitar player, rock guitarist | person person role | a black t-shirt, a studded strap, an electric guitar at the hip, silver rings | on a concert stage; beside a stack of amplifiers | black, sunburst orange, chrome | person
acoustic guitarist, flamenco guitarist, folk musician | person person role | a linen shirt, a wooden guitar across the thigh, long fingernails, a leather strap | on a wooden stool; on a porch | spruce, brown, cream | person
bassist, bass player | person person role | a sleeveless black top, a long-necked bass guitar, a wide strap, a leather cuff | on a concert stage | black, red, chrome | person
drummer | person person role | a damp vest, two wooden sticks, taped fingers, sweat on the forearms | behind a drum kit on a riser | red, chrome, black | person
taiko drummer | person person role | a short indigo jacket, a knotted headband, thick wooden sticks, bare shoulders | before a barrel drum | indigo, white, lacquer red | person:kimono
pianist, piano player, keyboardist, organist | person person role | black evening clothes, long fingers on ivory keys, an upright back, cuffs with links | at a grand piano on a stage; at an upright in a small bar | black, ivory, gold | person:suit
violinist, fiddler, violin player | person person role | black evening clothes, a violin under the chin, a horsehair bow, a mark on the neck | on a concert platform; on a street corner | black, amber varnish, ivory | person:suit
cellist, cello player | person person role | a long black dress or suit, a cello between the knees, a bow, bare forearms | on a chair on a concert platform | black, amber varnish, red | person:suit
double bass player, contrabassist | person person role | a dark waistcoat, a tall upright bass, a plucking hand, rolled sleeves | on the stage of a small club | black, walnut, amber | person:suit
harpist, harp player | person person role | a long pale gown, a gilded harp at the shoulder, curved fingers on the strings | on a concert platform; in a music salon | gold, ivory, pale blue | person:gown
flautist, flutist, flute player, piper | person person role | black concert clothes, a silver flute across the mouth, lifted elbows | on a concert platform | black, silver, cream | person:suit
trumpeter, trumpet player, trombonist, bugler | person person role | a dark suit, a brass horn raised to the lips, full cheeks, three fingers on the valves | on the stage of a small club; in a bandstand | brass, black, crimson | person:suit
saxophonist, saxophone player, jazz musician, jazz player, saxophone man/saxophone men | person person role | a dark suit, a pork-pie hat, a curved brass saxophone on a neck strap, sunglasses | on the stage of a small club; under a street lamp | brass, midnight blue, black | person:suit
clarinettist, clarinetist, oboist | person person role | black concert clothes, a slim black woodwind with silver keys, rounded lips | on a concert platform | black, silver, wood | person:suit
accordionist, accordion player | person person role | a waistcoat, a beret, an open accordion on shoulder straps, mother-of-pearl buttons | at a cafe table; on a bridge | red, black, ivory | person
bagpiper, bagpipe player | person person role | a tartan kilt, a feathered bonnet, a bag under one arm with three drones, white spats | on castle ramparts; on a heather moor | tartan red, bottle green, black | person:uniform
sitar player, sitarist | person person role | a silk tunic, a long-necked sitar across the lap, a wire pick, bare feet | cross-legged on a carpeted platform | saffron, walnut, gold | person:robe
banjo player, ukulele player | person person role | braces over a checked shirt, a round-bodied stringed instrument, a straw hat | on a porch step | straw, red, wood | person
conductor, orchestra conductor, maestro | person person role | a black tailcoat, a white bow tie, a thin white baton, swept-back hair | on a podium before music stands | black, white, brass | person:maestro
composer, songwriter | person person role | a rumpled shirt, a pencil, sheets of staved paper, ink on one finger | at a piano littered with manuscript | cream, black, walnut | person
dj, disc jockey | person person role | large headphones with one cup on the ear, a dark t-shirt, one hand on a turntable, a wrist full of bands | behind decks in a club | magenta, cyan, black | person
music producer, sound engineer | person person role | closed-back headphones, a hooded top, one hand on a fader, a pencil behind one ear | at a mixing desk | charcoal, red, green | person
troubadour, minstrel, bard | person person role | a feathered cap, a patched doublet, tights, a rounded lute on a ribbon | in a castle hall; at a tavern hearth | green, ochre, crimson | person
# singers
singer, vocalist, pop singer, pop star, lead singer | person person role | a sequined jacket, a hand-held microphone, an in-ear monitor, styled hair | on a concert stage in coloured light | magenta, silver, black | person
opera singer, soprano, tenor, diva | person person role | a velvet gown or tailcoat, a jewelled collar, an open mouth, one lifted hand | on an opera stage before a painted set | crimson, gold, black | person:gown
jazz singer, blues singer, lounge singer | person person role | a satin evening dress, long gloves, a flower in the hair, a chrome stand microphone | on the stage of a small club | emerald, black, chrome | person:gown
rapper, hip hop artist, hip-hop artist, mc | person person role | an oversized tracksuit, a heavy gold chain, a flat-brimmed cap, a hand-held microphone | on a concert stage; against a painted wall | gold, black, red | person:sportswear
rock star, rockstar, rock singer, metalhead, punk singer | person person role | a leather jacket, ripped jeans, eyeliner, a microphone stand, sweat-damp long hair | on a concert stage in backlit haze | black, red, chrome | person
country singer, folk singer | person person role | a fringed jacket, a wide-brimmed hat, an acoustic guitar, tooled boots | on a wooden stage; on a porch | tan, denim blue, turquoise | person:cowboy
idol, k-pop idol, j-pop idol, kpop star | person person role | a tailored stage outfit with chains, a headset microphone, dyed glossy hair, fine make-up | on a lit stage; in a white studio | lilac, silver, white | person
chorister, choirboy, choir singer | child person role | a white surplice, a red ruff and cassock, an open hymn book, a round mouth | in a choir stall | red, white, oak brown | person:robe
gospel singer | person person role | a satin choir robe, a contrasting stole, lifted hands, closed eyes | before an altar in a wooden church | purple, gold, white | person:robe
karaoke singer | person person role | a loosened tie, a microphone, a rolled-up sleeve, screen light on the cheeks | in a small room with a sofa and a screen | pink, blue, black | person
# dancers
dancer, contemporary dancer, modern dancer | person person role | a fitted top, loose trousers, bare feet, taut calves, pointed fingers | on a black stage floor; in a mirrored studio | charcoal, skin tones, rust | person
ballerina, ballet dancer, prima ballerina, ballet girl | person person f role | a white tutu, a fitted bodice, pointe shoes with ribbons, hair in a smooth bun | on a wide stage; at a barre in a mirrored studio | white, pale pink, grey | person:ballerina
male ballet dancer, ballerino, danseur | person person m role | a fitted tunic, white tights, soft ballet shoes, strong thighs | on a wide stage | white, navy, silver | person:sportswear
flamenco dancer | person person f role | a red ruffled dress, a fringed shawl, a flower behind one ear, nailed heels | on a wooden floor in a dim bar | scarlet, black, gold | person:gown
tango dancer, salsa dancer, ballroom dancer, latin dancer | person person role | a fitted satin outfit, strapped heels or polished shoes, slicked hair, an arched back | on a parquet floor | red, black, gold | person:gown
breakdancer, break dancer, street dancer, hip hop dancer, b-boy, b-girl | person person role | loose tracksuit trousers, high-top trainers, a knitted cap, a wrist band | on a cardboard sheet; in a concrete plaza | red, black, white | person:sportswear
tap dancer | person person role | a tailcoat, a straw hat, patent shoes with steel plates, white spats | on a polished black floor | black, white, silver | person:suit
belly dancer | person person f role | a beaded top, a coin hip belt, a floating silk skirt, bangles on both wrists | on a patterned carpet | turquoise, gold, crimson | person:dress
hula dancer | person person f role | a grass skirt, a flower garland, a hibiscus behind one ear, bare feet | on a beach under palms | green, coral, yellow | person:dress
indian classical dancer, bharatanatyam dancer, kathak dancer, bollywood dancer | person person f role | a pleated silk costume, ankle bells, painted palms, jasmine in the plait, kohl around the eyes | on a temple floor; on a lit stage | saffron, magenta, gold | person:dress
lion dancer | person person role | fringed trousers in red and gold, a large papier-mache lion head with round eyes, soft black shoes | on a street strung with lanterns; on high poles | red, gold, white | person
dragon dancer | person person role | a silk tunic, a sash, a tall pole under a long cloth dragon, soft shoes | on a street strung with lanterns | red, gold, green | person
samba dancer, carnival dancer | person person f role | a tall feather headdress, a sequined bikini, a fan of plumes at the back, jewelled sandals | on a parade avenue | turquoise, gold, pink | person
whirling dervish, dervish | person person m role | a wide white skirt, a tall felt hat, one palm up and one palm down, a tilted head | on the round wooden floor of a hall | white, camel, black | person:robe
geisha, maiko, oiran | person person f role | a silk kimono with a wide sash, white face powder, a small red mouth, lacquered hair with combs | in a paper-walled corridor; on a lantern-lit lane | camellia red, ivory, black, gold | person:kimono
cheerleader | person person role | a pleated skirt or shorts, a sleeveless top, two shiny pompoms, white trainers | on the sideline of a pitch | red, white, gold | person:cheerleader
majorette, drum major | person person role | a braided jacket, a tall plumed hat, white boots, a silver baton | at the head of a street parade | red, gold, white | person:bandsman
showgirl, cabaret dancer, can-can dancer, burlesque dancer | person person f role | a feathered headpiece, a sequined corset, fishnet stockings, long gloves | on a stage with footlights | crimson, black, gold | person:dress
pole dancer, go-go dancer | person person role | a sparkling two-piece, high platform shoes, chalked hands | on a small lit stage | violet, silver, black | person:sportswear
# theatre and film
actor, actress, film star, movie star, thespian | person person role | a period velvet jacket, a loose white collar, stage make-up, a rolled script | on a bare stage; before a dressing-room mirror | crimson, white, black | person
shakespearean actor, stage actor | person person role | a dark doublet, a white ruff, tights, a short cape | on a wooden stage before a painted backdrop | black, white, burgundy | person:cape
kabuki actor, noh actor | person person m role | a heavy brocade robe, white make-up with bold red lines, a tall wig, wide sleeves | on a polished cypress stage before a painted pine | vermilion, white, black, gold | person:kimono
chinese opera singer, peking opera performer | person person role | a painted face, a headdress with long pheasant feathers, an embroidered silk robe, flags on the back | on a stage before a silk curtain | red, white, turquoise, gold | person:robe
film director, movie director, director | person person role | a baseball cap, a scarf, a viewfinder on a cord, a folded script | in a canvas chair on a film set | black, khaki, white | person
stuntman/stuntmen, stuntwoman/stuntwomen | person person role | padded overalls, a harness wire, scuffed boots, knee guards | on an airbag beside a film set | black, yellow, grey | person:overalls
model, fashion model, supermodel, catwalk model | person person role | a sculptural coat, clean skin, strong cheekbones, slicked-back hair, straight shoulders | on a runway; before a seamless backdrop | black, ivory, skin tones | person:coat
comedian, stand-up comedian, stand-up comic | person person role | an open-collared shirt, jeans, a microphone on a cable, a tall stool | before a brick wall on a small stage | brick, black, blue | person
magician, illusionist, conjurer, conjuror | person person role | a black tailcoat, a top hat, white gloves, a white-tipped wand, a silk handkerchief | on a stage before a velvet curtain | black, white, crimson | person:magician
hypnotist, ventriloquist | person person role | a dark velvet jacket, a bow tie, a swinging watch or a wooden dummy, thick eyebrows | on a stage before a velvet curtain | black, crimson, gold | person:suit
mime, mime artist, pantomime artist | person person role | a striped jersey, braces, white face paint, white gloves, a soft black hat | on a cobbled square; on a bare stage | black, white, red | person:mime
drag queen | person person f role | a towering curled wig, a sequined gown, long lashes, contoured cheeks, jewelled nails | on a stage with bulbs; before a dressing-room mirror | fuchsia, gold, turquoise | person:gown
human statue, living statue | person person role | matt silver paint over skin and coat, a bowler hat, a frozen gesture, a small plinth | on a pedestrian street | silver, grey, black | person:coat
# circus
clown, circus clown, jester clown | person person role | a red ball nose, a white-painted face, a ruffled collar, baggy trousers, oversized shoes | in a circus ring; before a dressing-room mirror | red, yellow, white, blue | person:clown
evil clown, killer clown, scary clown | person person role | a cracked white face, a smeared red mouth, a torn ruff, yellowed teeth | at the end of a dark corridor; in an empty fairground | bone white, blood red, black | person:clown
jester, court jester, harlequin, joker, fool | person person role | a cap with bells, a diamond-patterned suit, curled shoes, a small head on a stick | in a castle hall | red, gold, green | person:jester
pierrot | person person role | a loose white blouse with large black buttons, a white face, a black skullcap, one painted tear | on a bare stage under a crescent moon | white, black, pale blue | person:clown
acrobat, circus performer, circus artist | person person role | a sequined leotard, chalked hands, bare feet, tight-bound hair | in a circus ring; on a wooden platform | red, gold, white | person:sportswear
aerialist, aerial silk dancer, trapeze artist | person person role | a sequined bodysuit, wrapped wrists, pointed toes, long hanging silks | high under a striped tent roof | crimson, gold, midnight blue | person:sportswear
tightrope walker, rope walker, wire walker, funambulist | person person role | soft leather slippers, a fitted suit, a long balance pole, a taut steel wire | on a wire between two towers; under a tent roof | white, black, sky grey | person:sportswear
juggler | person person role | a striped waistcoat, braces, three coloured balls in the air, lifted eyes | on a cobbled square; in a circus ring | red, yellow, blue | person
fire breather, fire eater, fire dancer, fire performer | person person role | a leather vest, bare arms, soot at the mouth, a burning torch | on a dark square; on a night beach | flame orange, black, brown | person
ringmaster, circus director | person person role | a scarlet tailcoat, a top hat, tall black boots, a coiled whip, a curled moustache | in a sawdust ring | scarlet, gold, black | person:ringmaster
lion tamer, animal trainer | person person m role | a braided jacket, tall boots, a coiled whip, a wooden stool | in a barred ring | scarlet, gold, brown | person:uniform
strongman/strongmen, circus strongman/circus strongmen | person person m role | a leopard-print singlet, a wide belt, a waxed moustache, an iron barbell with round weights | in a sawdust ring | tan, iron black, red | person:sportswear
knife thrower, sword swallower | person person role | a fringed leather waistcoat, a bandolier of blades, a wide belt, tall boots | before a round painted board | red, leather brown, steel | person
contortionist | person person role | a patterned bodysuit, a bent spine, feet beside the head, slicked hair | on a small round table | emerald, gold, black | person:sportswear
stilt walker | person person role | very long striped trousers, a tall hat, hidden wooden stilts, white gloves | on a parade street | red, white, blue | person
snake charmer | person person m role | a saffron turban, a gourd flute, a woven basket, a grey beard | cross-legged on a market square | saffron, brown, green | person:robe
mascot, costumed mascot | person person role | a plush full-body suit, an oversized round head, big felt eyes, four-fingered gloves | on the sideline of a pitch; at a shop entrance | yellow, blue, white | person
santa claus, santa, father christmas, saint nicholas, st nicholas | person person m role | a red fur-trimmed coat, a red cap with a white bobble, a long white beard, a broad black belt, tall boots | beside a fireplace; on a snowy roof | red, white, black | person:santa
`;
