/** Adjectives: English | Spanish | French | German | Portuguese | Italian | Dutch | Polish. */
export const EVERYDAY_QUALITIES = `
sunken | hundido | englouti, coulé | versunken, gesunken | naufragado, afundado | affondato, sommerso | - | -
turquoise | turquesa | turquoise/turquoises | türkis, türkisfarben, türkisblau | turquesa | turchese | - | -
isolated | aislado, apartado | isolé | abgelegen, einsam | isolado | isolato | afgelegen | odludny
rough | agitado, bravo | agité, déchaîné | aufgewühlt, rau | agitado, bravo | mosso, agitato | ruig | -
enchanted | encantado | enchanté | verzaubert, verwunschen | encantado | incantato, fatato | betoverd | zaczarowany, zaklęty
gold | de oro | en or, d'or | aus Gold | de ouro | d'oro | - | -
silver | de plata | en argent, d'argent | silbern, aus Silber | de prata | d'argento | - | -
three-tiered | de tres pisos | à trois étages | dreistöckig | de três andares | a tre piani | van drie verdiepingen | -
ancient | milenario | antique, millénaire | uralt | antiquíssimo, ancestral | antico | eeuwenoud | prastary, starożytny
secret | secreto | secret/secrète | geheim | secreto | segreto | geheim | tajny
hidden | escondido, oculto | caché | versteckt, verborgen | escondido | nascosto | verstopt | -
tame | manso | apprivoisé | zahm | manso | addomesticato | tam | oswojony
shiny | reluciente | luisant | glänzend | reluzente | lucido | glanzend | -
simple | sencillo | simple/simples | schlicht, einfach | simples | semplice | eenvoudig, simpel | prosty
full | lleno | plein | voll | cheio | pieno | vol | pełny
open | abierto | ouvert | offen, geöffnet | aberto | aperto | open | -
closed | cerrado | fermé | geschlossen | fechado | chiuso | gesloten | -
drunk | borracho, ebrio | ivre/ivres, soûl, saoul | betrunken | bêbado, bêbedo | ubriaco | dronken | pijany
wounded | herido | blessé | verletzt, verwundet | ferido | ferito | gewond | ranny
tired | cansado, agotado, fatigado | épuisé, fatigué | müde, erschöpft | cansado, exausto | stanco, esausto | moe, uitgeput | wyczerpany
brave | valiente | courageux/courageuse, brave | mutig, tapfer | corajoso, valente | coraggioso | dapper, moedig | odważny, dzielny
evil | malvado, maligno | méchant, maléfique | böse | mau/má, malvado | malvagio, cattivo | gemeen, kwaadaardig | złowrogi
funny | gracioso, divertido | drôle/drôles, rigolo/rigolote | lustig, witzig | engraçado | buffo, divertente | grappig | śmieszny, zabawny
dressed up | elegante, arreglado | bien habillé | herausgeputzt | - | vestito a festa | - | odświętny
lit | encendido | allumé | angezündet, erleuchtet, beleuchtet | aceso, iluminado | acceso, illuminato | verlicht, aangestoken | oświetlony, zapalony
blurred | borroso | flou | verschwommen, unscharf | desfocado | sfocato | wazig | rozmyty
crowded | abarrotado, lleno de gente, concurrido | bondé | überfüllt, belebt, voll | lotado, cheio de gente | affollato | overvol | tłoczny
empty | vacío | désert | menschenleer, verwaist | vazio, deserto | vuoto, deserto | uitgestorven, leeg | bezludny
snowy | nevado | enneigé | verschneit | nevado | innevato | besneeuwd | ośnieżony
foggy | brumoso, neblinoso | brumeux/brumeuse | neblig, nebelig | enevoado, nebuloso | nebbioso | nevelig | zamglony
rainy | lluvioso | pluvieux/pluvieuse | regnerisch, verregnet, regennass | chuvoso | piovoso | regenachtig | deszczowy
cloudy | nublado | nuageux/nuageuse | bewölkt, wolkig, bedeckt | nublado, encoberto | nuvoloso | bewolkt | pochmurny
sunny | soleado | ensoleillé | sonnig | ensolarado, soalheiro | soleggiato | zonnig, zonovergoten | słoneczny
frosty | helado, gélido | glacial | eisig, frostig | gelado, gélido | gelido | ijzig, vrieskoud | mroźny
mild | templado, suave | doux/douce/douces | mild, lau | ameno | mite | mild, zacht | łagodny
strong | fuerte | fort | stark, kräftig | forte | forte | sterk, krachtig | silny
light | ligero, leve | léger/légère/légères | leicht | leve | leggero | licht | lekki
thick | espeso, grueso | épais/épaisse/épaisses | dick, dicht | espesso, grosso | fitto, spesso | dik, dicht | gęsty, gruby
last | último | dernier/dernière | letzte, letzter, letzten | último | ultimo | laatste | ostatni
first | primero, primer | premier/première | erste, erster, ersten | primeiro | primo | eerste | pierwszy
late | tardío | tardif | spät | tardio | tardo | laat | późny
early | temprano | précoce | früh | cedo | mattutino | vroeg | wczesny
red-haired | pelirrojo | roux/rousse/rousses | rothaarig | ruivo | dai capelli rossi | roodharig | rudowłosy
ginger | - | roux/rousse | rot getigert, rotgetigert | - | - | rosse | rudy
light blue | celeste, azul claro | bleu ciel, bleu clair | hellblau | azul-claro, azul claro | celeste, azzurro | lichtblauw | jasnoniebieski
dark blue | azul oscuro, azul marino | bleu marine, bleu foncé, bleu nuit | dunkelblau, nachtblau | azul-escuro, azul escuro, azul-marinho | blu scuro, blu notte | donkerblauw, nachtblauw | granatowy
dark green | verde oscuro | vert foncé, vert sapin | dunkelgrün, tannengrün | verde-escuro, verde escuro | verde scuro | donkergroen | ciemnozielony
wine red | granate, burdeos | bordeaux | weinrot, dunkelrot | bordô, vinho tinto | bordeaux | wijnrood, donkerrood | bordowy
old-fashioned | antiguo, anticuado | démodé, à l'ancienne | altmodisch, nostalgisch | antiquado | antiquato | ouderwets, nostalgisch | staroświecki, staromodny
rickety | destartalado | délabré, bancal | klapprig, baufällig, windschief | velho e gasto | malandato, sgangherato | gammel, vervallen | rozklekotany, rozpadający się
stone | de piedra | en pierre, de pierre | steinern, aus Stein | de pedra | di pietra, in pietra | stenen | -
wooden | de madera | en bois | aus Holz, hölzern | de madeira | di legno, in legno | houten | drewniany
clay | de barro, de arcilla | en terre cuite | aus Ton, tönern | de barro | di terracotta, di argilla | aardewerken | gliniany
iron | de hierro | en fer, de fer | eisern, aus Eisen | de ferro | di ferro, in ferro | ijzeren | żelazny
wool | de lana | en laine, de laine | wollen, aus Wolle | de lã | di lana | wollen | wełniany
leather | de cuero | en cuir, de cuir | ledern, aus Leder | de couro | di pelle, di cuoio | leren | skórzany
paper | de papel | en papier, de papier | aus Papier, papieren | de papel | di carta | papieren | papierowy
floral | floreado, estampado de flores | fleuri | geblümt, blumig | florido, às flores | fiorito, a fiori | gebloemd | kwiecisty
striped | de rayas, a rayas | rayé, à rayures | gestreift | às riscas, listrado | a righe | gestreept | w paski
checked | de cuadros, a cuadros | à carreaux | kariert | xadrez, aos quadrados | a quadri, a quadretti | geruit | w kratę
patched | remendado | rapiécé | geflickt | remendado | rattoppato | versteld, opgelapt | połatany
torn | roto, rasgado | déchiré | zerrissen, zerfetzt | rasgado, roto | strappato | gescheurd | podarty
muddy | embarrado | boueux/boueuse | schlammig, matschig | enlameado | infangato, fangoso | modderig | błotnisty, ubłocony
dusty | polvoriento | poussiéreux/poussiéreuse | staubig, verstaubt | empoeirado | polveroso, impolverato | stoffig | zakurzony
overgrown | cubierto de maleza | envahi par la végétation | überwuchert, zugewachsen, verwildert | coberto de mato | ricoperto di vegetazione | overwoekerd | zarośnięty
mossy | cubierto de musgo | moussu | bemoost, moosbedeckt | coberto de musgo | coperto di muschio | bemost | omszały
glowing | resplandeciente | lumineux | glühend, leuchtend | brilhante, luminoso | luminoso | gloeiend, oplichtend | świecący
sparkling | centelleante | étincelant, scintillant | funkelnd, glitzernd | cintilante | scintillante | fonkelend, glinsterend | błyszczący, lśniący
fluffy | esponjoso, peludo | duveteux, touffu, tout doux | flauschig, plüschig | fofo, felpudo | soffice, peloso | pluizig, donzig | puszysty
chubby | regordete, gordito | potelé, dodu | pummelig, mollig | gordinho, rechonchudo | cicciottello, paffuto | mollig | pulchny
bald | calvo | chauve/chauves | glatzköpfig, kahlköpfig, kahl | careca | calvo, pelato | kaal | łysy
bearded | barbudo, con barba | barbu | bärtig | barbudo | barbuto, con la barba | bebaarde, met baard | brodaty, z brodą
friendly | amable, simpático | gentil/gentille, sympathique | freundlich, nett | simpático, amigável | gentile, simpatico | vriendelijk, aardig | miły, przyjazny
strict | estricto, severo | sévère/sévères | streng | severo | severo | streng | surowy
dreamy | soñador | rêveur/rêveuse, onirique | verträumt, träumerisch | sonhador | sognante | dromerig | rozmarzony
mysterious | misterioso | mystérieux/mystérieuse | geheimnisvoll, mysteriös | misterioso | misterioso | mysterieus, geheimzinnig | tajemniczy
spooky | espeluznante, tenebroso | effrayant, sinistre | gruselig, unheimlich, schaurig | assustador, sinistro | spaventoso, inquietante | griezelig, spookachtig | straszny, upiorny
gloomy | sombrío, lúgubre | sombre, morne | düster, finster, trüb | sombrio | cupo, tetro | somber, duister | mroczny, ponury
cosy | acogedor/acogedora | chaleureux/chaleureuse, douillet/douillette | gemütlich, kuschelig | aconchegante, acolhedor | accogliente | knus | -
peaceful | tranquilo, apacible | paisible/paisibles | friedlich | tranquilo, sossegado | pacifico, tranquillo | vredig | spokojny
quiet | silencioso, callado | silencieux/silencieuse | still, leise | silencioso, quieto | silenzioso | stil | cichy
festive | festivo | festif/festive | festlich | festivo | festoso | feestelijk | świąteczny
freshly baked | recién hecho, recién horneado | tout juste sorti du four | frisch gebacken, frischgebacken, ofenfrisch | acabado de cozer, recém-assado | appena sfornato | versgebakken, vers gebakken | świeżo upieczony
fresh | - | - | frisch | - | - | vers | świeży
hot | caliente | brûlant | heiß | quente | caldo, bollente | heet, gloeiend heet | gorący
tall | alto | - | hochgewachsen | alto | alto | - | wysoki
short | bajo | - | - | baixo | basso | kort | krótki, niski
round | redondo | - | rund | redondo | rotondo, tondo | rond | okrągły
heavy | pesado | lourd | schwer | pesado | pesante | zwaar | ciężki
deep | hondo | - | tief | fundo | - | diep | głęboki
wide | ancho, amplio | large/larges | breit, weit | largo | largo, ampio | breed, wijd | szeroki
steep | empinado | raide/raides | steil | íngreme | ripido | steil | stromy
bright | - | - | grell, strahlend | - | - | fel | jaskrawy
colourful | de colores, colorido | multicolore/multicolores | farbenfroh, kunterbunt, knallbunt | colorido | colorato, variopinto | kleurrijk, bont | kolorowy
faded | descolorido | délavé, fané | verblasst, verblichen | desbotado | sbiadito, scolorito | vervaagd, verbleekt | wyblakły
stuck | atascado, atrapado | coincé | eingeklemmt, festgefahren | preso, encalhado | incastrato, bloccato | vastzittend | uwięziony
lost | perdido | perdu | verirrt, verloren | perdido | perduto, smarrito | verdwaald | zagubiony
hungry | hambriento | affamé | hungrig | faminto, esfomeado | affamato | hongerig | głodny
lazy | perezoso | paresseux/paresseuse | faul | preguiçoso | pigro | lui | leniwy
busy | ocupado, atareado | affairé, occupé | beschäftigt, geschäftig | atarefado, ocupado | indaffarato | bezig | zajęty
masked | enmascarado | masqué | maskiert, vermummt | mascarado | mascherato | gemaskerd | zamaskowany
armed | armado | armé | bewaffnet | armado | armato | gewapend | uzbrojony
dead | muerto | mort | tot | morto | morto | dood | martwy
undead | no muerto | mort-vivant | untot | morto-vivo | non morto | ondood | nieumarły
November | de noviembre | - | - | de novembro | - | - | listopadowy
October | de octubre | - | - | - | - | - | październikowy
August | - | - | - | - | - | - | sierpniowy
summer | veraniego | estival | sommerlich | - | estivo | zomers | letni
winter | invernal | hivernal | winterlich | - | invernale | - | zimowy
autumn | otoñal | automnal | herbstlich | outonal | autunnale | herfstachtig | jesienny
spring | primaveral | printanier | frühlingshaft | primaveril | primaverile | - | wiosenny
street | callejero | - | - | - | - | - | uliczny
night | nocturno | nocturne | nächtlich | noturno | notturno | nachtelijk | nocny
village | - | - | - | - | - | - | wiejski
`;

/** Feelings: the same columns. */
export const EVERYDAY_FEELINGS_ABROAD = `
happy | contento, alegre, feliz | ravi, heureux/heureuse | fröhlich, vergnügt, glücklich | contente, alegre, feliz | contento, felice, allegro | gelukkig, opgewekt | radosny, zadowolony
sad | triste | triste/tristes | traurig, betrübt | triste | triste | treurig | smutny
bored | aburrido | - | gelangweilt | entediado, aborrecido | annoiato | verveeld | znudzony
surprised | sorprendido | surpris | überrascht, erstaunt | surpreso, surpreendido | sorpreso, stupito | verrast, verbaasd | zaskoczony
afraid | asustado | apeuré | ängstlich, verängstigt | assustado, com medo | spaventato, impaurito | angstig | wystraszony
angry | enfadado, enojado | fâché | wütend, zornig, sauer | zangado, irritado | arrabbiato | kwaad, woedend | rozgniewany
thoughtful | pensativo | songeur/songeuse | nachdenklich, gedankenverloren | pensativo | pensieroso, assorto | nadenkend, peinzend, in gedachten | zamyślony
proud | orgulloso | - | stolz | orgulhoso | orgoglioso, fiero | - | -
curious | curioso | - | neugierig | curioso | curioso | - | zaciekawiony
concentrated | concentrado | concentré | konzentriert, vertieft | concentrado | concentrato | geconcentreerd, verdiept | skupiony
sleepy | adormilado, somnoliento | endormi | schläfrig, verschlafen | sonolento | assonnato | slaperig | zaspany, senny
relaxed | relajado | - | entspannt | relaxado, descontraído | rilassato | ontspannen | zrelaksowany
shy | tímido | - | schüchtern | tímido | timido | verlegen | nieśmiały
lonely | solitario | - | einsam | solitário | solitario | - | samotny
excited | emocionado, ilusionado | - | aufgeregt | animado, empolgado | emozionato | opgewonden | podekscytowany
`;

/** Words that a picture may go without: the same columns. */
export const EVERYDAY_FILLERS_ABROAD = `
-- | por favor, una imagen de, una imagen con, un dibujo de, quiero, quisiera, me gustaría, hazme, dibújame, haz, imagen de, mientras tanto, siempre, ya, casi, también, muy, un poco, de pronto, alrededor, por encima, a lo lejos, arriba | s'il vous plaît, s'il te plaît, svp, stp, une image de, une image d', je voudrais, je veux, j'aimerais, dessine-moi, dessine moi, fais-moi, image de, très, aussi, presque, déjà, encore, un peu, tout, toute, tranquillement, doucement, au-dessus, partout, au loin, autour, tout autour, en train de, en train d' | bitte, ein bild von, ein bild mit, bild von, ich möchte, ich hätte gern, ich hätte gerne, mach mir, zeichne mir, erstelle, erstell mir, gerade, dabei, auch, sehr, ganz, fast, noch, schon, wieder, leise, langsam, gemeinsam, zusammen, allein, gern, gerne, etwas, so, mal, herum, ringsum, darüber, darunter, daneben, davor, dahinter, darauf, drumherum, oben, unten, eben, soeben, wobei, lässt, lassen | por favor, uma imagem de, uma imagem com, quero, queria, gostava de, gostaria de, faz-me, faça, imagem de, muito, também, quase, já, ainda, um pouco, em volta, à volta, por cima, por perto, em redor, ao longe | per favore, per piacere, un'immagine di, una immagine di, immagine di, vorrei, voglio, fammi, disegnami, crea, molto, anche, quasi, già, ancora, un po', un po, intorno, attorno, sopra, in lontananza, tutto, insieme | alsjeblieft, alstublieft, aub, een plaatje van, een afbeelding van, afbeelding van, plaatje van, ik wil, ik wil graag, ik zou graag, maak, teken, er, rondom, eromheen, erbij, erboven, eronder, eromheen, in de verte, hierbij, weer, even, daar, samen, laat, laten, rustig aan, langzaam, aan het | proszę, poproszę, obraz przedstawiający, obrazek z, chcę, chciałbym, chciałabym, narysuj, zrób, dookoła, wokoło, nad nim, nad nią, za nim, za nią, za nimi, przed nim, przed nią, obok, nad nimi, obok niego, obok niej, w oddali, już, znowu, właśnie, powoli, sobie, mu, jej się, gdzie, to, a
`;

/** What stands to what: the same columns. */
export const EVERYDAY_RELATIONS_ABROAD = `
dressed as | disfrazado de, disfrazada de, disfrazados de, disfrazadas de, vestida de, vestido de, vestidos de | déguisé en, déguisée en, déguisés en, déguisées en, habillé en, habillée en | verkleidet als, als | fantasiado de, fantasiada de, mascarado de, vestida de, vestido de, vestidos de | vestito da, vestita da, vestiti da, vestite da, travestito da, mascherato da, mascherata da, mascherati da | verkleed als, als | przebrany za, przebrana za, przebrani za, przebrane za
high above | muy por encima de, en lo alto de | bien au-dessus de, très haut au-dessus de | hoch über, hoch oben über | bem acima de | in alto sopra, molto sopra | hoog boven | wysoko nad
through the | - | - | durchs | - | - | - | -
for the | - | - | fürs | - | - | - | -
behind | detrás | - | - | atrás | - | - | -
in front of | delante | - | - | - | - | - | -
while | mientras | pendant que, tandis que, alors que | - | enquanto | mentre, intanto che | terwijl | podczas gdy, gdy, kiedy
in the middle of | en medio de, en mitad de | au milieu de, en plein milieu de | mitten in, inmitten, mitten auf, mitten im | no meio de | in mezzo a, nel mezzo di | midden in, midden op, te midden van | pośrodku, na środku, w środku
at the edge of | al borde de | au bord de | am Rand, am Rande | à beira de | sul bordo di, ai margini di, al limite di | aan de rand van | na skraju
next to | al lado de, junto a, cerca de, pegado a | tout près de, juste à côté de, près de | neben, nahe, in der Nähe von, direkt neben | ao lado de, perto de, ao pé de, junto a, junto de, pertinho de | accanto a, vicino a, di fianco a, presso | vlakbij, vlak naast, dicht bij, nabij, bij | blisko, niedaleko, koło, tuż obok
in front of | enfrente de, frente a, delante de | en face de, face à | vor, gegenüber von, gegenüber | em frente a, em frente de, diante de, à frente de | davanti a, di fronte a, dinanzi a | tegenover | naprzeciw, naprzeciwko
behind | detrás de, tras | derrière | hinterm, hinter | atrás de, por trás de, detrás de | dietro, dietro a, dietro di | - | z tyłu
under | debajo de, bajo | en dessous de, au-dessous de | unterm, unter, unterhalb | debaixo de, embaixo de, sob, por baixo de | sotto, sotto a | onder | -
over | por encima de, sobre | par-dessus, au-dessus de | überm, übers, über | por cima de, em cima de, sobre | sopra, al di sopra di | - | ponad
around | alrededor de, en torno a | autour de | um, rund um, rings um | ao redor de, em volta de, à volta de, em torno de | intorno a, attorno a | rondom, rond | dookoła, naokoło
on the | - | - | aufs, auf dem | - | sul, sullo, sulla, sui, sugli, sulle | - | -
in the | - | - | ins | - | nel, nello, nella, nei, negli, nelle | - | -
to the | - | - | ans | - | - | - | -
without | sin, nada de, ningún, ninguna | sans, pas de, pas d', aucun, aucune | ohne, keine, kein, keinen, keinerlei, bitte ohne, bitte keine, bitte kein | sem, nada de, nenhum, nenhuma | senza, niente, nessun, nessuna, nessuno | zonder, geen | bez, żadnych, żadnego
with | con, junto con | avec, muni de | mit, samt, mitsamt | com, junto com | con, insieme a | met, samen met | razem z, wraz z
full of | lleno de, llena de, llenos de, llenas de, repleto de, repleta de | plein de, pleine de, rempli de, remplie de, pleins de, pleines de | voller, voll mit, gefüllt mit, voll von | cheio de, cheia de, cheios de, cheias de, repleto de | pieno di, piena di, pieni di, piene di, ricolmo di | vol, boordevol, gevuld met | pełen, pełny, pełną, pełnej, pełnym, pełnego, pełnych
from | desde, procedente de | depuis, dès | aus, von | desde | da | vanuit, vanaf | -
`;

/** Whose it is: the same columns. */
export const EVERYDAY_PRONOUNS_ABROAD = `
our | nuestro, nuestra, nuestros, nuestras | notre, nos | unser, unsere, unserem, unseren, unserer, unseres | nosso, nossa, nossos, nossas | nostro, nostra, nostri, nostre | ons, onze | nasz, nasza, nasze, naszego, naszej, naszym, naszą, nasi, naszych, naszymi
my | mi, mis | mon, ma, mes | mein, meine, meinem, meinen, meiner, meines | meu, minha, meus, minhas | mio, mia, miei, mie | mijn, m'n | mój, moja, moje, mojego, mojej, moim, moją, moi, moich
his | su, sus | son, sa, ses | sein, seine, seinem, seinen, seiner, seines | seu, dele | suo, sua, suoi, sue | zijn, z'n | swoje, swojego, swojemu, swoich, swoimi, swą, jego
her | - | - | ihr, ihre, ihrem, ihren, ihrer, ihres | dela | - | haar, d'r | jej
their | - | leur, leurs | - | - | loro | hun | ich
`;

/** How many: the same columns. */
export const EVERYDAY_NUMBERS_ABROAD = `
two | dos, un par de | deux | zwei, zweier | dois, duas, um par de | due, un paio di | twee, een paar | dwoma, dwiema, obie, obaj, oboje, obu
three | tres | trois | drei, dreier | três | tre | drie | trzema
four | cuatro | quatre | vier | quatro | quattro | vier | cztery, czterej, czterech, czterema, czworo
five | cinco | cinq | fünf | cinco | cinque | vijf | pięciu, pięcioro, pięcioma
several | varios, varias, unos cuantos, unas cuantas, algunos, algunas | quelques, plusieurs | einige, einigen, ein paar, mehrere, mehreren | vários, várias, alguns, algumas, uns, umas | alcuni, alcune, diversi, diverse, qualche | enkele, een paar, meerdere, wat | kilka, kilku, kilkoro, kilkoma, parę
many | muchos, muchas | beaucoup de, beaucoup d', plein de, plein d' | viele, vielen, lauter | muitos, muitas | molti, molte, tanti, tante | veel, heel veel | wiele, wielu, mnóstwo
`;
