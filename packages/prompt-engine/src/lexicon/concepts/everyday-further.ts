/*
 * Further everyday words, as the other everyday tables: English | Spanish | French | German | Portuguese | Italian |
 * Dutch | Polish.
 */

/** People, animals and things. */
export const FURTHER_THINGS_ABROAD = `
homeless man | sin techo, vagabundo, mendigo sin techo | sans-abri, clochard | Obdachloser, Obdachlosen | sem-abrigo, morador de rua | senzatetto, barbone | dakloze, zwerver | bezdomny, bezdomnego
halfling | mediano, halfling | halfelin, halfeline | Halbling | halfling | halfling | halfling | niziołek/niziołka
french fries | patatas fritas | frites, barquette de frites | Pommes, Portion Pommes, Pommes frites | batatas fritas | patatine fritte, patatine | bakje friet, frietjes, frieten | frytki, frytek
rose bushes | rosales | rosiers | Rosenstöcke, Rosensträucher | roseiras | rosai | rozenstruiken | krzewy róż
wine barrels | barriles de vino, toneles | tonneaux de vin, tonneaux | Weinfässer, Weinfass | barris de vinho, barris, pipas | botti di vino, botti | wijnvaten | beczki wina, beczek wina
apple juice | zumo de manzana, jugo de manzana | jus de pomme | Apfelsaft | sumo de maçã, suco de maçã | succo di mela | appelsap | sok jabłkowy
postwoman | - | factrice | Postbotin, Briefträgerin, Briefträger | - | postina | postbezorgster | listonoszka
dachshund | perro salchicha | - | - | cão salsicha | - | - | -
beam | viga | poutre | Balken, Stahlträger | viga | trave/travi | balk, balken | belka
flower wreath | corona de flores | couronne de fleurs | Blumenkranz, Blumenkränze, Kranz, Kränze | coroa de flores | corona di fiori, ghirlanda di fiori | bloemenkrans, bloemenkransen, krans | wianek/wianki/wianków, wianki z kwiatów, wianek z kwiatów
car seat | silla del coche, asiento del coche | siège auto, siège bébé | Autositz, Kindersitz | cadeirinha do carro, cadeirinha | seggiolino dell'auto, seggiolino | autostoel, autostoeltje | fotelik, foteliku samochodowym, fotelik samochodowy
examination table | mesa de exploración, camilla | table d'examen | Behandlungstisch, Untersuchungstisch | mesa de exame, marquesa | tavolo da visita | behandeltafel | stół zabiegowy, stole zabiegowym
goldfish | peces de colores, peces rojos | poissons rouges, poisson rouge | Goldfisch, Goldfische | peixinhos dourados, peixe dourado | pesci rossi, pesce rosso | goudvissen | złote rybki, złotych rybek
old men | dos viejos | vieux messieurs | - | velhotes | vecchietti | - | staruszkowie
wine glasses | copas, copas de vino | verres à vin | Weingläser | taças | calici | wijnglazen | kieliszki, kieliszków
teddy bear | peluche | doudou | - | peluche | - | knuffel | misiek/miśka
waiter | - | serveur, serveuse | Kellner, Bedienung | empregado de mesa, empregada de mesa, garçom, garçonete | - | - | -
saint bernard dog | san bernardo | saint-bernard | Bernhardiner | são-bernardo, são bernardo | san bernardo | sint-bernard, sint bernard | bernardyn
pizza courier | repartidor de pizza, repartidora de pizza | livreur de pizza, livreuse de pizza | Pizzabote, Pizzabotin | entregador de pizza | fattorino della pizza | pizzabezorger, pizzakoerier | dostawca pizzy
garden gnome | gnomo de jardín | nain de jardin | Gartenzwerg | gnomo de jardim, anão de jardim | gnomo da giardino, nano da giardino | tuinkabouter | krasnal ogrodowy
gnome | gnomo | gnome | Gnom | gnomo | gnomo/gnomi | gnoom | gnom
troll | trol | troll | - | troll, trol | troll | trol | -
grandfather | abuelo | papi, pépé | Opi, Großvater | vovô, avô | nonnino | opa'tje | dziadzio/dziadzia
grandmother | abuela | mémé, mamie | Omi | vovó, avó | nonnina | omaatje | babunia
moped | ciclomotor | mobylette, vélomoteur | Moped, Mofa | motorizada, ciclomotor | motorino | brommer | motorower
scooter | patinete | trottinette | Roller, Tretroller | trotinete, patinete | monopattino | step | hulajnoga
tomato plants | tomateras | plants de tomates | Tomatenpflanzen, Tomaten | tomateiros | piante di pomodoro | tomatenplanten | sadzonki pomidorów
ice cream | helado | glace, cornet de glace | Eis, Eiswaffel | gelado, sorvete | gelato | ijs, ijsje | lody
nun | monja | religieuse, bonne sœur | Nonne, Nonnen | freira | suora, monaca | - | -
letters | letras | lettres | Buchstaben | letras | lettere | letters | litery
wood | leña | bûches | Brennholz, Holz | lenha | legna | hout | drewno
goldfish bowl | pecera | bocal à poisson | Goldfischglas | aquário redondo | boccia dei pesci | vissenkom | kula z rybką
aquarium | acuario | aquarium | Aquarium | aquário | acquario | aquarium | akwarium
bird cage | jaula | cage | Vogelkäfig, Käfig | gaiola | gabbia | vogelkooi, kooi | klatka dla ptaków
birdhouse | comedero de pájaros, casita de pájaros | nichoir, mangeoire | Vogelhaus, Vogelhäuschen, Futterhaus | casinha de pássaros, comedouro | casetta per gli uccelli, mangiatoia | vogelhuisje, voederhuisje | karmnik, budka dla ptaków
bone | hueso | os | Knochen | osso | osso | bot, botje | kość
leash | correa | laisse | Leine | trela, coleira | guinzaglio | riem, hondenriem | smycz
saddle | silla de montar | selle | Sattel | sela | sella | zadel | siodło
hay | heno, paja | foin, paille | Heu, Stroh | feno, palha | fieno, paglia | hooi, stro | siano, słoma
haystack | pajar | meule de foin, botte de paille | Heuballen, Strohballen, Heuhaufen | fardo de palha | balla di fieno, covone | hooiberg, hooibaal | stóg siana, snopek
wheat | trigo | blé | Weizen, Korn, Getreide | trigo | grano | tarwe, graan | zboże, pszenica
wheat field | campo de trigo, trigal | champ de blé | Kornfeld, Weizenfeld, Getreidefeld | campo de trigo, seara | campo di grano | korenveld, graanveld | pole pszenicy, łan pszenicy
vines | viñas | vignes | Reben, Weinreben | videiras, vinhas | viti, vigna | wijnranken | winorośl
grape harvest | vendimia | vendanges | Weinlese | vindima | vendemmia | druivenoogst | winobranie
juice | zumo, jugo | jus | Saft | sumo, suco | succo | sap | soczek
cup of tea | taza de té | tasse de thé | Tasse Tee | chávena de chá, xícara de chá | tazza di tè | kopje thee, kop thee | filiżanka herbaty, filiżankę herbaty, kubek herbaty
cup of coffee | taza de café | tasse de café, café crème | Tasse Kaffee | chávena de café, xícara de café, cafezinho | tazza di caffè, tazzina di caffè | kopje koffie, kop koffie | filiżanka kawy, filiżankę kawy, kubek kawy
glass of wine | copa de vino | verre de vin | Glas Wein | copo de vinho, taça de vinho | bicchiere di vino, calice di vino | glas wijn | kieliszek wina
glass of beer | jarra de cerveza, caña | chope de bière, chope | Glas Bier, Maß Bier, Bierkrug | caneca de cerveza, caneca de cerveja | boccale di birra | glas bier, pul bier | kufel piwa, kufel
slice of cake | trozo de tarta | part de gâteau | Stück Kuchen, Stück Torte | fatia de bolo | fetta di torta | stuk taart, plakje cake | kawałek ciasta, kawałek tortu
tray | bandeja | plateau | Tablett | bandeja, tabuleiro | vassoio | dienblad | taca
tablecloth | mantel | nappe | Tischdecke, Tischtuch | toalha de mesa | tovaglia | tafelkleed | obrus
kitchen table | mesa de la cocina, mesa de cocina | table de la cuisine, table de cuisine | Küchentisch | mesa da cozinha | tavolo della cucina, tavolo di cucina | keukentafel | stół kuchenny, kuchenny stół, kuchennym stole
workbench | banco de trabajo | établi | Werkbank | bancada | banco da lavoro | - | stół warsztatowy
desk | escritorio | bureau de travail | Pult | escrivaninha, secretária | scrivania | bureau | -
blackboard | pizarra | tableau noir | Tafel | quadro negro, lousa | lavagna | schoolbord | tablica
school bag | cartera | - | Schultasche | pasta escolar | zainetto | boekentas | plecak szkolny
schoolboy | - | écolier | Schuljunge, Schulbub | - | scolaro | schooljongen | uczeń/ucznia
magnifying glass | lupa | loupe | Lupe | lupa | lente d'ingrandimento | vergrootglas, loep | lupa
compass | brújula | boussole | Kompass | bússola | bussola | kompas | kompas
rope ladder | escala de cuerda | échelle de corde | Strickleiter | escada de corda | scala di corda | touwladder | drabinka sznurowa
anchor | ancla | ancre | Anker | âncora | ancora di nave | anker | kotwica
sail | vela de barco | voile, voiles | Segel | vela de barco | vele | zeil, zeilen | żagiel/żagle
oars | remos | rames, avirons | Ruder, Paddel | remos | remi | roeispanen, riemen | wiosła
raft | balsa | radeau | Floß | jangada | zattera | vlot | tratwa
canoe | canoa | canoë | Kanu | canoa | canoa | kano | kajak, kanu
submarine | submarino | sous-marin | U-Boot | submarino | sottomarino | duikboot, onderzeeër | okręt podwodny, łódź podwodna
locomotive | locomotora | locomotive | Lokomotive, Dampflok, Lok | locomotiva | locomotiva | locomotief, stoomlocomotief | lokomotywa, parowóz
steam train | tren de vapor | train à vapeur | Dampfzug | comboio a vapor, maria-fumaça | treno a vapore | stoomtrein | pociąg parowy
cable car | teleférico | téléphérique, funiculaire | Seilbahn, Gondel | teleférico | funivia | kabelbaan | kolejka linowa
convertible | descapotable | cabriolet, décapotable | Cabrio | descapotável, conversível | cabriolet, decappottabile | cabrio | kabriolet
vintage car | coche antiguo, coche clásico | vieille voiture, voiture ancienne | Oldtimer | carro antigo | auto d'epoca, macchina d'epoca | oldtimer | zabytkowy samochód, stary samochód
fire engine | camión de bomberos | camion de pompiers | Feuerwehrauto, Löschfahrzeug | carro de bombeiros, caminhão de bombeiros | autopompa, camion dei pompieri | brandweerauto, brandweerwagen | wóz strażacki
ambulance | ambulancia | ambulance | Krankenwagen, Rettungswagen | ambulância | ambulanza | ambulance, ziekenwagen | karetka
excavator | excavadora | pelleteuse | Bagger | escavadora, escavadeira | escavatore, ruspa | graafmachine | koparka
crane machine | grúa | grue de chantier | Kran, Baukran | grua, guindaste | gru da cantiere | hijskraan | dźwig
roller coaster | montaña rusa | montagnes russes | Achterbahn | montanha-russa | montagne russe | achtbaan | kolejka górska
carousel | tiovivo, carrusel | manège, carrousel | Karussell | carrossel | giostra, carosello | draaimolen, carrousel | karuzela
ferris wheel | noria | grande roue | Riesenrad | roda-gigante, roda gigante | ruota panoramica | reuzenrad | diabelski młyn
popcorn | palomitas | pop-corn | Popcorn | pipocas, pipoca | popcorn | popcorn | popcorn
cotton candy | algodón de azúcar | barbe à papa | Zuckerwatte | algodão-doce, algodão doce | zucchero filato | suikerspin | wata cukrowa
roasted chestnuts | castañas asadas | marrons chauds | geröstete Kastanien, heiße Maronen | castanhas assadas | caldarroste | gepofte kastanjes | pieczone kasztany
spices | especias | épices | Gewürze | especiarias, temperos | spezie | kruiden, specerijen | przyprawy
soap bubbles | burbujas de jabón | - | - | bolinhas de sabão | bolle | zeepbel | bańki, bańkami
magic book | libro de hechizos, grimorio | grimoire, livre de magie | Zauberbuch | livro de feitiços, grimório | libro degli incantesimi, grimorio | toverboek, spreukenboek | księga zaklęć, księga czarów
crystal ball | bola de cristal | boule de cristal | Kristallkugel, Glaskugel | bola de cristal | sfera di cristallo, palla di vetro | kristallen bol, glazen bol | kryształowa kula, szklana kula
cauldron | caldero | chaudron | Kessel, Hexenkessel | caldeirão | calderone, paiolo | ketel, heksenketel | kocioł/kotła/kotle
torch | antorcha | torche, flambeau | Fackel, Fackeln | tocha | torcia, fiaccola | fakkel, toorts | pochodnia/pochodni
staff | báculo | bâton | Wanderstab | cajado | bastone magico | staf | kostur
spear | lanza | lance | Speer, Lanze | lança | lancia | speer | włócznia
dagger | daga, puñal | dague, poignard | Dolch | adaga, punhal | pugnale | dolk | sztylet
griffin | grifo | griffon | Greif | grifo | grifone | griffioen | gryf
phoenix | fénix | phénix | Phönix | fénix, fênix | fenice | feniks | feniks
werewolf | hombre lobo | loup-garou | Werwolf | lobisomem | lupo mannaro | weerwolf | wilkołak
necromancer | nigromante | nécromancien | Nekromant, Totenbeschwörer | necromante | negromante | dodenbezweerder | nekromanta
archer | arquero, arquera | archer, archère | Bogenschütze, Bogenschützin | arqueiro, arqueira | arciere, arciera | boogschutter | łucznik, łuczniczka
druid | druida | druide | Druide, Druidin | druida | druido | druïde | druid
cleric | clérigo | clerc | Kleriker, Klerikerin | clérigo | chierico | - | kapłan
adventurers | aventureros | aventuriers | Abenteurer, Abenteurern | aventureiros | avventurieri | avonturiers | poszukiwacze przygód
hero | héroe, heroína | héros, héroïne | Held, Heldin | herói, heroína | eroe, eroina | held, heldin | bohater, bohaterka
guard | guardia, centinela | garde, sentinelle | Wache, Wächter | guarda, sentinela | guardia, sentinella | bewaker, wachter | strażnik, strażniczka
prisoner | prisionero, preso | prisonnier, prisonnière | Gefangener, Gefangene | prisioneiro | prigioniero | gevangene | więzień/więźnia
beggar | mendigo | mendiant | Bettler | mendigo | mendicante | bedelaar | żebrak
merchant | mercader, comerciante | marchand, marchande | Händler, Händlerin | mercador, comerciante | mercante | handelaar, koopman | kupiec/kupca, handlarz
organist | organista | organiste | Organist | organista | organista | organist | organista
trainer | entrenador, entrenadora | entraîneur | Trainer, Trainerin | treinador, treinadora | allenatore, allenatrice | trainer, coach | trener, trenerka
goalkeeper | portero, arquero de fútbol | gardien de but | Torwart, Torwartin | guarda-redes, goleiro | portiere | doelman, keeper | bramkarz
judo fighter | judoka | judoka | Judoka | judoca | judoka | judoka | judoka
gymnast | gimnasta | gymnaste | Turnerin, Turner | ginasta | ginnasta | turnster, turner | gimnastyczka
skier | esquiador, esquiadora | skieur, skieuse | Skifahrer, Skifahrerin | esquiador | sciatore, sciatrice | skiër | narciarz, narciarka
rower | remero | rameur, rameuse | Ruderer, Ruderin | remador | canottiere, vogatore | roeier | wioślarz
climber | escalador, escaladora | grimpeur, grimpeuse, alpiniste | Kletterer, Kletterin | escalador, alpinista | arrampicatore, alpinista, scalatore | klimmer | wspinacz
journalist | periodista | journaliste | Journalist, Journalistin, Reporter | jornalista | giornalista | journalist | dziennikarz, dziennikarka
programmer | programador, programadora | programmeur, informaticien | Programmierer, Programmiererin, Informatiker | programador | programmatore, informatico | programmeur | programista, programistka
secretary | secretaria | secrétaire | Sekretärin | secretária | segretaria | secretaresse | sekretarka
lawyer | abogado, abogada | avocat, avocate | Anwalt, Anwältin | advogado, advogada | avvocato | advocaat | prawnik, adwokat
tattoo artist | tatuador, tatuadora | tatoueur, tatoueuse | Tätowierer, Tätowiererin | tatuador | tatuatore, tatuatrice | tatoeëerder | tatuażysta, tatuażystka
beautician | esteticista | esthéticienne | Kosmetikerin | esteticista | estetista | schoonheidsspecialiste | kosmetyczka
stonemason | cantero | tailleur de pierre | Steinmetz | canteiro, pedreiro | scalpellino, muratore | steenhouwer | kamieniarz
bridesmaid | dama de honor | demoiselle d'honneur | Brautjungfer | dama de honor | damigella | bruidsmeisje | druhna
godfather | padrino | parrain | Pate | padrinho | padrino | peetoom | ojciec chrzestny
bicycle basket | cesta de la bicicleta | panier du vélo | Fahrradkorb | cesto da bicicleta | cestino della bicicletta | fietsmand | koszyk rowerowy
cargo bike | bicicleta de carga | vélo cargo | Lastenrad | bicicleta de carga | cargo bike, bici da carico | - | rower cargo, rower towarowy
thunder | truenos | tonnerre | Donner | trovões | tuoni | donder | grzmoty
lightning | rayos, relámpagos | éclairs, foudre | Blitz, Blitze | relâmpagos, raios | fulmini, lampi | bliksemschicht | błyskawice, pioruny
ice floe | témpano | banquise, glace flottante | Eisscholle | bloco de gelo | lastra di ghiaccio | ijsschots | kra/krze
footprints | huellas | empreintes, traces de pas | Fußspuren, Fußabdrücke | pegadas | impronte | voetstappen, voetsporen | ślady stóp
snowflakes | copos de nieve | flocons de neige | Schneeflocken | flocos de neve | fiocchi di neve | sneeuwvlokken | płatki śniegu
snowball | bola de nieve | boule de neige | Schneeball, Schneebälle | bola de neve | palla di neve, palle di neve | sneeuwbal, sneeuwballen | śnieżka, śnieżki, śnieżkami
dew | rocío | rosée | Tau, Morgentau | orvalho | rugiada | dauw | rosa
petals | pétalos | pétales | Blütenblätter | pétalas | petali | bloemblaadjes | płatki kwiatów
autumn leaves | hojas de otoño, hojas secas | feuilles mortes, feuilles d'automne | Herbstlaub, Herbstblätter | folhas de outono, folhas secas | foglie d'autunno, foglie secche | herfstbladeren | jesienne liście, jesiennych liści
`;

/** Places. */
export const FURTHER_PLACES_ABROAD = `
fruit shop | frutería, verdulería | primeur | Obstladen, Gemüseladen | frutaria | fruttivendolo | groentewinkel | sklep owocowy
grocery shop | tienda de comestibles, ultramarinos | épicerie | Lebensmittelladen, Tante-Emma-Laden | mercearia | alimentari | kruidenier | sklep spożywczy
castle park | parque del castillo, jardines del castillo | parc du château | Schlosspark, Schlossgarten | parque do castelo | parco del castello | kasteelpark, slottuin | park zamkowy, parku zamkowym
shed | cobertizo | remise, cabanon, appentis | Schuppen, Gartenhaus | barracão, galpão, anexo | rimessa, capanno, baracca | schuurtje, tuinhuis | szopa/szopie
mountain village | pueblo de montaña | village de montagne | Bergdorf | aldeia de montanha, aldeia da serra | paese di montagna, paesino di montagna, borgo di montagna | bergdorp | górska wieś, górską wieś, górskiej wsi, górska wioska
fishing village | pueblo de pescadores, pueblo pesquero | village de pêcheurs | Fischerdorf | vila de pescadores, aldeia de pescadores | paese di pescatori, borgo di pescatori | vissersdorp | wioska rybacka, wiosce rybackiej
mountain lake | lago de montaña | lac de montagne | Bergsee | lago de montanha | lago di montagna, lago alpino | - | -
front door | puerta de casa, puerta de entrada | porte d'entrée | Haustür, Wohnungstür | porta de casa, porta de entrada | porta di casa, portone di casa | voordeur | drzwi wejściowe
vegetable patch | huerto | potager | Gemüsebeet, Beet, Gemüsebeete | canteiro de legumes | aiuola | groentebed | grządka, grządki
Mars | marte, en marte | mars, sur mars | Mars, auf dem Mars | marte, em marte | marte, su marte | mars, op mars | mars/marsie
the moon | en la luna | sur la lune | auf dem Mond | na lua | sulla luna | op de maan | na księżycu
river bank | ribera | bord de la rivière, bord du fleuve | Flussufer | beira do rio, beira-rio | riva del fiume, sponda del fiume | rivieroever | brzeg rzeki, brzegu rzeki, brzegiem rzeki, nad rzeką
lakeside | orilla del lago | bord du lac | Seeufer | beira do lago | riva del lago | - | nad jeziorem
seaside | orilla del mar, a orillas del mar | bord de mer, bord de la mer | am Meer | beira-mar, à beira-mar | in riva al mare, riva del mare, lungomare | - | -
forest path | sendero del bosque, camino del bosque | chemin forestier, sentier forestier, sentier | Waldweg | trilho na floresta, caminho da floresta | sentiero nel bosco, sentiero | bospad | leśna ścieżka, leśnej ścieżce, leśną ścieżką
country road | carretera rural, camino rural | route de campagne | Landstraße, Feldweg | estrada rural, estrada de terra | strada di campagna, stradina di campagna | landweggetje | wiejska droga, wiejskiej drodze
wooden bridge | puente de madera | pont de bois, pont en bois | Holzbrücke | ponte de madeira | ponte di legno | houten brug | drewniany most, drewnianym moście, drewnianym mostem
stone bridge | puente de piedra | pont de pierre, pont en pierre | Steinbrücke | ponte de pedra | ponte di pietra | stenen brug | kamienny most, kamiennym moście
ruined castle | castillo en ruinas | château en ruines | Burgruine | castelo em ruínas | castello in rovina, castello diroccato | kasteelruïne | ruiny zamku, ruinach zamku
haunted house | casa encantada, casa embrujada | maison hantée | Spukhaus, Geisterhaus | casa assombrada | casa stregata, casa infestata | spookhuis | nawiedzony dom, nawiedzonym domu
tower room | torre | tour, chambre de la tour | Turmzimmer | torre | torre | torenkamer | wieża
alchemist's laboratory | laboratorio de alquimista | laboratoire d'alchimiste | Alchemistenlabor | laboratório de alquimista | laboratorio dell'alchimista | - | pracownia alchemika, pracowni alchemika
bookcase corner | rincón de lectura | coin lecture | Leseecke | cantinho de leitura | angolo lettura | leeshoek | kącik do czytania
sauna | sauna | sauna | Sauna | sauna | sauna | sauna | sauna
zoo | zoo, zoológico | zoo | Zoo, Tierpark | jardim zoológico, zoológico | zoo | dierentuin | zoo, ogród zoologiczny
animal shelter | refugio de animales, perrera | refuge animalier | Tierheim | canil, abrigo de animais | canile | dierenasiel | schronisko dla zwierząt
mountain hut | refugio de montaña | refuge de montagne, chalet | Berghütte, Almhütte | refúgio de montanha, chalé | rifugio alpino, baita, rifugio | berghut | schronisko górskie, bacówka
ski slope | pista de esquí | piste de ski | Skipiste, Piste | pista de esqui | pista da sci | skipiste | stok narciarski
campsite | camping | camping | Campingplatz, Zeltplatz | parque de campismo, camping | campeggio | camping | kemping, pole namiotowe
pier | - | jetée | Pier, Seebrücke | - | - | - | -
airport | aeropuerto | aéroport | - | aeroporto | aeroporto | - | -
antique shop | anticuario, tienda de antigüedades | antiquaire, magasin d'antiquités | Antiquitätenladen | antiquário | negozio di antiquariato | antiekwinkel | antykwariat, sklep z antykami
toy shop | juguetería | magasin de jouets | Spielzeugladen | loja de brinquedos | negozio di giocattoli | speelgoedwinkel | sklep z zabawkami
music shop | tienda de música | magasin de musique | Musikladen, Plattenladen | loja de música, loja de discos | negozio di musica, negozio di dischi | platenzaak | sklep muzyczny
bicycle workshop | taller de bicicletas | atelier vélo, atelier de vélos | Fahrradwerkstatt | oficina de bicicletas | officina di biciclette | fietsenmaker | warsztat rowerowy
car workshop | taller mecánico | garage | Autowerkstatt | oficina mecânica | officina | autogarage | warsztat samochodowy
sewing room | taller de costura | atelier de couture | Nähstube | ateliê de costura | sartoria | naaiatelier | pracownia krawiecka, pracowni krawieckiej
bake room | obrador | fournil | Backstube | padaria | laboratorio del forno | - | -
tent camp | campamento | campement | Lager, Zeltlager | acampamento | accampamento | kamp, tentenkamp | obóz/obozie
battlefield | campo de batalla | champ de bataille | Schlachtfeld | campo de batalha | campo di battaglia | slagveld | pole bitwy, polu bitwy
border | frontera | frontière | Grenze | fronteira | frontiera | grens | granica
`;

/** Hours and weathers. */
export const FURTHER_HOURS_ABROAD = `
summer holidays | vacaciones de verano, vacaciones | vacances d'été, vacances | Sommerferien, Sommerurlaub, Ferien | férias de verão, férias | vacanze estive, vacanze | zomervakantie, vakantie | wakacje, wakacjach, ferie
drizzle | llovizna | bruine, crachin | Nieselregen | chuvisco | pioggerella | motregen | mżawka
sleet | aguanieve, bajo el aguanieve | neige fondue, sous la neige fondue, grésil | Schneeregen, bei Schneeregen | chuva com neve | nevischio, sotto il nevischio | natte sneeuw, natte sneeuwbui | deszcz ze śniegiem, w deszczu ze śniegiem, deszczu ze śniegiem
hail | granizo, granizada | grêle, sous la grêle | Hagel | granizo, debaixo de granizo | grandine | hagel | grad
snowstorm | ventisca, tormenta de nieve | tempête de neige, blizzard | Schneesturm | nevasca, tempestade de neve | bufera di neve, tormenta di neve, bufera | sneeuwjacht | śnieżyca
dusk | anochece, oscurece, está anocheciendo | le jour tombe, la nuit tombe, il fait sombre | es dämmert, es wird dunkel | anoitece, está a anoitecer, escurece | si fa sera, si fa buio, fa buio, annotta | het schemert, het wordt donker | zmierzcha, zmierzcha się, ściemnia się
dawn | amanece, está amaneciendo | le jour se lève, il fait jour | es wird hell, der Morgen graut | amanhece, está a amanhecer | si fa giorno, fa giorno, albeggia | het wordt licht | świta, dnieje
storm | hay tormenta, truena | il y a de l'orage | es stürmt, es gewittert | troveja | c'è un temporale, tuona | het stormt, het onweert | jest burza, grzmi
wind | hace viento, sopla el viento | il y a du vent, le vent souffle | es weht Wind, der Wind weht, windiges Wetter | faz vento, o vento sopra | c'è vento, tira vento, soffia il vento | het waait, de wind waait | wieje wiatr, wieje
rainy evening | tarde de lluvia, tarde lluviosa, noche lluviosa | soir de pluie, soirée pluvieuse | Regenabend, regnerischer Abend, verregneter Abend | noite de chuva, noite chuvosa, tarde chuvosa | sera di pioggia, sera piovosa, serata piovosa | regenachtige avond, regenavond | deszczowy wieczór, deszczowego wieczoru, deszczowym wieczorem
cold winter morning | fría mañana de invierno, mañana fría de invierno | matin froid d'hiver, froid matin d'hiver | kalter Wintermorgen, frostiger Wintermorgen | manhã fria de inverno, fria manhã de inverno | fredda mattina d'inverno, fredda mattina invernale | koude wintermorgen, koude winterochtend | mroźny zimowy poranek, zimny zimowy poranek
winter evening | noche de invierno, tarde de invierno | soir d'hiver, soirée d'hiver | Winterabend | noite de inverno, tarde de inverno | sera d'inverno, sera invernale, serata invernale | - | -
summer evening | noche de verano, tarde de verano | soir d'été, soirée d'été | Sommerabend, lauer Sommerabend | noite de verão, tarde de verão | sera d'estate, sera estiva, serata estiva | - | -
autumn evening | tarde de otoño, noche de otoño | soir d'automne | Herbstabend | tarde de outono, noite de outono | sera d'autunno, sera autunnale | - | -
autumn afternoon | tarde de otoño | après-midi d'automne | Herbstnachmittag | tarde de outono | pomeriggio d'autunno | herfstmiddag | jesienne popołudnie
spring morning | mañana de primavera | matin de printemps, matinée de printemps | Frühlingsmorgen | manhã de primavera | mattina di primavera, mattino di primavera | - | -
sunday morning | domingo por la mañana, mañana de domingo | dimanche matin | Sonntagmorgen, Sonntagvormittag | domingo de manhã, manhã de domingo | domenica mattina | zondagochtend, zondagmorgen | niedzielny poranek, w niedzielę rano
sunday | domingo | dimanche | Sonntag, sonntags | domingo | domenica | zondag | niedziela, w niedzielę
christmas eve | nochebuena | veille de noël, réveillon | Heiligabend | véspera de natal, noite de natal | vigilia di natale | kerstavond | wigilia
saint martin's day | san martín | saint-martin | Sankt Martin, Martinstag | são martinho | san martino | sint-maarten | święty marcin
mother's day | día de la madre | fête des mères | Muttertag | dia da mãe, dia das mães | festa della mamma | moederdag | dzień matki
valentine's day | san valentín | saint-valentin | Valentinstag | dia dos namorados | san valentino | valentijnsdag | walentynki
advent | adviento | avent | Advent, Adventszeit | advento | avvento | advent | adwent
school start | vuelta al cole | rentrée, rentrée des classes | Einschulung, erster Schultag, Schulanfang | volta às aulas, primeiro dia de aulas | primo giorno di scuola | eerste schooldag | pierwszy dzień szkoły
warm lights | luces cálidas | lumières chaudes | warme Lichter | luzes quentes | luci calde | warme lichtjes | ciepłe światła
sunbeams | rayos de sol | rayons de soleil | Sonnenstrahlen | raios de sol | raggi di sole | zonnestralen | promienie słońca
shade | a la sombra | à l'ombre | im Schatten | à sombra | all'ombra | in de schaduw | w cieniu
`;

/** Looks. */
export const FURTHER_LOOKS_ABROAD = `
snapshot | foto espontánea, instantánea | photo prise sur le vif, instantané, prise sur le vif | Schnappschuss | foto espontânea, instantâneo | scatto rubato, istantanea, scatto spontaneo | spontane foto, momentopname, kiekje | spontaniczne zdjęcie, migawka
mural | mural, grafiti | fresque, graffiti | Wandbild, Graffiti | mural, grafite | murale, murales, graffiti | muurschildering, graffiti | mural, graffiti
impressionist | impresionista, estilo impresionista | impressionniste, style impressionniste | impressionistisch, im Stil des Impressionismus | impressionista | impressionista | impressionistisch | impresjonistyczny, impresjonizm
art nouveau | modernista, modernismo | art nouveau | Jugendstil | arte nova | liberty, stile liberty | jugendstil | secesja, secesyjny
art deco | art decó | art déco | Art déco | art déco | art déco | art deco | art deco
claymation | plastilina | pâte à modeler | Knetfigur, Knetanimation, Knete | plasticina, massinha | plastilina | klei, kleianimatie | plastelina
paper cut | papel recortado | papier découpé | Papierschnitt, Scherenschnitt | papel recortado | carta ritagliata | papierkunst, papierknipsel | wycinanka
embroidery | bordado | broderie | Stickerei | bordado | ricamo | borduurwerk | haft
mosaic | mosaico | mosaïque | Mosaik | mosaico | mosaico | mozaïek | mozaika
coloring page | para colorear, dibujo para colorear | coloriage | Malvorlage, Ausmalbild | desenho para colorir | disegno da colorare | kleurplaat | kolorowanka
sepia | sepia, en sepia | sépia | Sepia | sépia | seppia | sepia | sepia
long exposure | larga exposición | pose longue | Langzeitbelichtung | longa exposição | lunga esposizione | lange sluitertijd | długi czas naświetlania
macro | macro | macro, macrophotographie | Makro, Makroaufnahme | macro | macro | macro | makro
wide angle | gran angular | grand angle | Weitwinkel | grande angular | grandangolo | groothoek | szeroki kąt
shallow depth of field | fondo desenfocado, poca profundidad de campo | flou d'arrière-plan, faible profondeur de champ | unscharfer Hintergrund, geringe Tiefenschärfe | fundo desfocado | sfondo sfocato | onscherpe achtergrond | rozmyte tło
`;
