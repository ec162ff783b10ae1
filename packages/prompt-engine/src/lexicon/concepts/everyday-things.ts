/** Things, food, clothes and plants: English | Spanish | French | German | Portuguese | Italian | Dutch | Polish. */
export const EVERYDAY_THINGS_ABROAD = `
bouquet | ramo, ramo de flores | bouquet | Strauß, Blumenstrauß | ramo, ramalhete, buquê | mazzo, mazzo di fiori | boeket, bosje, bos bloemen | bukiet
hand | mano/manos | main/mains | Hand/Hände/Händen | mão/mãos | mano/mani | hand | ręka/ręce/ręką/ręku
lap | regazo | genoux | Schoß | colo | grembo, ginocchia | schoot | kolana/kolanach/kolanami
flour | harina | farine | Mehl | farinha | farina | meel, bloem | -
flowerpots | macetas, tiestos | pots de fleurs, pot de fleurs | Blumentopf, Blumentöpfe, Blumenkästen | vasos de flores | vasi di fiori, vasi da fiori | bloempot, bloempotten | doniczka/doniczki/doniczek, doniczki
street sweeper | - | - | Straßenkehrer | - | - | straatveger | zamiatacz ulic
shipwreck | barco hundido, naufragio, pecio | épave | Schiffswrack, Wrack | naufrágio, destroços | relitto, nave affondata | - | -
treasure | tesoro | trésor | - | tesouro | tesoro | - | -
cocoa | cacao, chocolate | cacao, chocolat | Kakao, heiße Schokolade | cacau, chocolate quente | cacao, cioccolata calda | - | -
wedding cake | tarta de bodas | gâteau de mariage, pièce montée | Hochzeitstorte | bolo de casamento | torta nuziale, torta di nozze | - | -
birthday cake | tarta de cumpleaños | gâteau d'anniversaire | Geburtstagstorte, Geburtstagskuchen | bolo de aniversário | torta di compleanno | - | -
fishing boat | barco pesquero, barca de pesca, pesquero | bateau de pêche, chalutier | Fischkutter, Fischerboot, Kutter | barco de pesca | peschereccio, barca da pesca | - | -
little sister | hermana pequeña, hermanita | petite sœur | kleine Schwester | irmã mais nova, irmãzinha | sorellina, sorella minore | - | -
little brother | hermano pequeño, hermanito | petit frère | kleiner Bruder, kleinen Bruder | irmão mais novo, irmãozinho | fratellino | - | -
youngest daughter | hija pequeña | fille cadette | jüngste Tochter | filha mais nova | figlia minore | - | -
tractor trailer | remolque | remorque | Anhänger | reboque | rimorchio | aanhanger | przyczepa
suitcase | maleta | valise | - | mala | valigia | - | -
backpack | mochila | sac à dos | - | mochila | zaino | - | -
teddy bear | osito, oso de peluche, osito de peluche | nounours, ours en peluche | Kuscheltier, Stofftier, Plüschtier | ursinho de pelúcia, ursinho, peluche | orsacchiotto, peluche | knuffelbeer | -
doll | muñeca | poupée | - | boneca | bambola | - | -
puppet | marioneta, títere | marionnette | Marionette, Handpuppe | marioneta, fantoche | burattino, marionetta | marionet, handpop | kukiełka, marionetka
marbles | canicas | billes | Murmeln | berlindes | biglie | knikkers | kulki
blocks | bloques de madera | cubes en bois | Bauklötze, Bauklötzen | blocos de madeira | cubi di legno | blokken | klocki
toy train | tren de juguete | petit train | Spielzeugeisenbahn, Modelleisenbahn | comboio de brincar, trem de brinquedo | trenino | speelgoedtrein | kolejka
paper boat | barquito de papel, barco de papel | bateau en papier | Papierboot, Papierschiffchen | barquinho de papel | barchetta di carta | papieren bootje | papierowa łódka, papierową łódkę, łódeczka
paper plane | avión de papel | avion en papier | Papierflieger | avião de papel | aereo di carta, aeroplanino di carta | papieren vliegtuigje | papierowy samolot
smoke | humo | fumée | Qualm | fumo, fumaça | fumo | - | -
dust | polvo | poussière | - | pó, poeira | polvere | - | -
shadow | sombra | ombre | - | sombra | ombra | - | -
mirror | espejo | miroir | - | espelho | specchio | - | -
key | llave | clé, clef | - | chave | chiave | sleutels | klucze, kluczy
letter | carta | lettre, courrier | Post, Brief | carta | lettera | post | -
parcel | paquete | colis, paquet | Paket, Pakete, Päckchen | encomenda, pacote | pacco, pacchi | pakje, pakket, pakjes | paczka, paczki
sign | cartel, letrero | panneau, enseigne | Schild, Ladenschild | placa, letreiro | cartello, insegna | bord, uithangbord | szyld, znak
wave | ola, olas | vague, vagues | Wellen | onda, ondas | onda, onde | - | -
sky | cielo | ciel | - | céu | cielo | - | -
moon | luna | lune | - | lua | luna | - | -
star | estrella | étoile | - | estrela | stella | - | -
sun | sol | soleil | - | sol | sole | zonnetje | słoneczko
rain | lluvia | pluie | - | chuva | pioggia | - | -
water | agua | eau | - | água | acqua | - | -
stone | piedra | pierre, caillou | Kiesel | pedra | pietra, sasso | steen, stenen | kamień/kamienie/kamieni/kamienia
wall | pared, muro | mur | - | parede, muro | muro, parete | muurtje | -
door | puerta | porte | Tür, Tor, Haustür | porta, portão | porta, portone | poort | brama, drzwi/drzwiami/drzwiach
gate | portal, verja | portail, grille | Tor, Gartentor | portão | cancello | tuinhek | furtka
face | cara, rostro | visage | Gesicht | rosto, cara | viso, volto | - | -
eyes | ojos | yeux | Augen | olhos | occhi | - | -
hair | pelo, cabello | cheveux | - | cabelo | capelli | - | -
feet | pies | pieds | Füße, Füßen | pés | piedi | voeten | stopy, stóp
nose | nariz | nez | Nase | nariz | naso | neus | nos
tail | cola del perro, rabo | queue du chat | Schwanz | rabo, cauda | coda | staart | ogon
paws | patas | pattes | Pfoten | patas | zampe | poten, pootjes | łapy, łapki
fur | pelaje | pelage, fourrure | Fell | pelo | pelliccia, pelo | vacht | futro
mushrooms | setas, hongos | champignons | Pilze, Pilzen | cogumelos | funghi | - | grzyby, grzybów
olives | aceitunas | olives | Oliven | azeitonas | olive | olijven | oliwki
oranges | naranjas | oranges | Orangen, Apfelsinen | laranjas | arance | sinaasappels | pomarańcze
lemons | limones | citrons | Zitronen | limões | limoni | citroenen | cytryny
raspberries | frambuesas | framboises | Himbeeren | framboesas | lamponi | frambozen | maliny
fish | pescado, pez, peces | poisson | Fische | peixe, peixes | pesce, pesci | visje, visjes | rybka, rybki
ham | jamón | jambon | Schinken | presunto | prosciutto | ham | szynka
sausages | salchichas, chorizo | saucisses | Würstchen, Bratwurst, Bratwürste | salsichas, linguiça | salsicce | worstjes | kiełbaski
salad | ensalada | salade | Salat | salada | insalata | salade | sałatka
omelette | tortilla de patatas, tortilla | omelette | Omelett, Rührei | omelete | frittata | omelet | omlet, jajecznica
text | texto, letras | texte, écriture | Text, Texte, Schrift, Beschriftung | texto, letras | testo, scritte, scritta | tekst | tekst, napis/napisów
garbage truck | camión de la basura | camion poubelle, camion-poubelle | Müllwagen, Müllauto | caminhão de lixo | camion della spazzatura | vuilniswagen | śmieciarka
tree house | casa del árbol | cabane dans un arbre, cabane dans les arbres | Baumhaus | casa na árvore | casa sull'albero | boomhut | domek na drzewie
thermos flask | termo | thermos | Thermoskanne, Thermosflasche | garrafa térmica, termo | thermos | thermosfles, thermoskan | termos
sled | trineo | luge | Schlitten | trenó | slitta, slittino | slee, sleetje | sanki/sankach, sanie
axe | hacha | hache | Axt, Beil | machado | ascia, accetta | bijl | topór/topora/toporem, siekiera
sword | espada | épée | - | espada | spada | zwaard | miecz
shield | escudo | bouclier | Schild/Schilde | escudo | scudo | schild | tarcza
bow | arco | - | - | arco | arco | boog | łuk
dice | dados | dés | Würfel, Würfeln | dados | dadi | dobbelstenen | kości do gry
coins | monedas | pièces, pièces d'or | Münzen, Goldmünzen | moedas | monete | munten, gouden munten | monety, monet
treasure chest | cofre del tesoro, cofre | coffre au trésor | Schatztruhe, Truhe | baú do tesouro, baú | scrigno, forziere | schatkist | skrzynia skarbów, skrzynia
magic potion | poción | potion | Zaubertrank, Trank | poção | pozione | toverdrank | eliksir, mikstura
wand | varita | baguette magique | Zauberstab | varinha | bacchetta magica | toverstok, toverstaf | różdżka
satchel | mochila escolar | cartable | Ranzen, Schulranzen | - | cartella | schooltas | tornister
armchair | - | - | Ohrensessel, Lehnstuhl | - | poltrona | fauteuil, leunstoel, luie stoel | fotel
rocking chair | mecedora | fauteuil à bascule | - | cadeira de baloiço | sedia a dondolo | schommelstoel | fotel na biegunach, fotelu na biegunach, fotel bujany
chair | silla | chaise | - | cadeira | sedia, seggiola | stoeltje | -
shelf | estante, estantería | étagère, étagères | - | prateleira, estante | scaffale, mensola | plank, planken, boekenplank | półka
shop counter | mostrador | comptoir | Theke, Tresen, Ladentheke, Verkaufstheke | balcão | bancone | toonbank | lada/ladą/ladzie
shop window | escaparate | vitrine | Schaufenster | vitrine, montra | vetrina | etalage | wystawa sklepowa, witryna, wystawa
ladder | escalera de mano | échelle | - | escada de mão, escadote | scala a pioli | ladder | drabina
wheelbarrow | carretilla | brouette | Schubkarre | carrinho de mão | carriola | kruiwagen | taczka
watering can | regadera | arrosoir | Gießkanne | regador | annaffiatoio, innaffiatoio | gieter | konewka
lawnmower | cortacésped | tondeuse | Rasenmäher | cortador de grama | tagliaerba | grasmaaier | kosiarka
shovel | pala | pelle | Schaufel, Spaten | pá | pala, vanga | schep, schop | łopata
bucket | cubo | seau | - | balde | secchio | emmer | wiadro
broom | - | - | - | - | - | bezem | miotła/miotłą/miotle
rolling pin | rodillo | rouleau à pâtisserie | Nudelholz | rolo da massa | mattarello | deegroller | wałek/wałkiem
kettle | hervidor, tetera | bouilloire | Wasserkocher, Kessel | chaleira | bollitore | ketel, waterkoker | -
pot | olla, cazuela | marmite, casserole | Topf, Töpfe, Kochtopf | panela | pentola | pannetje | garnek/garnka/garnkiem
frying pan | sartén | poêle | Bratpfanne | frigideira | padella | koekenpan | patelnia
spoon | cuchara | cuillère | - | colher | cucchiaio | lepel | łyżka
fork | tenedor | fourchette | Gabel | garfo | forchetta | vork | widelec/widelca
carpet | alfombra | tapis | - | tapete | tappeto | tapijt, vloerkleed | dywan
curtains | cortinas | rideaux | Vorhang, Vorhänge, Gardinen | cortinas | tende | gordijn, gordijnen | zasłony, firanki
cardboard box | caja de zapatos | boîte en carton, carton | Schuhkarton, Pappkarton, Karton | caixa de sapatos | scatola di cartone, scatola, scatola da scarpe | schoenendoos, kartonnen doos | pudełko, karton
washing machine | lavadora | machine à laver | - | máquina de lavar | lavatrice | wasmachine | pralka
laundry | colada | lessive | Wäsche | roupa, roupa lavada | bucato, panni | was, wasgoed | pranie
clothesline | tendedero | corde à linge | Wäscheleine | varal, estendal | filo del bucato, stendino | waslijn | sznur na pranie
candle | vela | bougie | - | vela | candela, candeline | kaarsje, kaarsjes | świeczka
pumpkin | - | citrouille, potiron | - | abóbora | zucca | pompoen | dynia
asparagus | espárragos | asperges | Spargel | espargos, aspargos | asparagi | asperges | szparagi
potatoes | patatas, papas | pommes de terre, patates | Kartoffeln | batatas | patate | aardappels, aardappelen | ziemniaki, ziemniaków
carrot | zanahoria | carotte | - | cenoura | carota | wortel, worteltje | marchewka
onion | cebolla | oignon | Zwiebel, Zwiebeln | cebola | cipolla | ui, uien | cebula
garlic | ajo | ail | Knoblauch | alho | aglio | knoflook | czosnek/czosnku
apple | manzana | pomme | - | maçã | mela | appeltje | -
pear | pera | poire | Birne, Birnen | pera | pera | peer, peren | gruszka
cherry | cereza | cerise | - | cereja | ciliegia, ciliegie | kersen, kers | wiśnia, czereśnia
plum | ciruela | prune | Pflaume, Zwetschge, Pflaumen, Zwetschgen | ameixa | prugna | pruim, pruimen | śliwka
nuts | nueces | noix, noisettes | Nüsse, Nüssen, Haselnüsse | nozes | noci | noten, nootjes, hazelnoten | orzechy, orzechów
chestnuts | castañas | châtaignes, marrons | Kastanien, Maronen | castanhas | castagne, caldarroste | kastanjes | kasztany, kasztanów
peanuts | cacahuetes | cacahuètes | Erdnüsse | amendoins | arachidi | pinda's | orzeszki
bread roll | panecillo | petit pain | Brötchen, Semmel, Semmeln | pãozinho | panino | broodje | bułka
rye bread | - | - | Laib, Brotlaib | - | pagnotta | - | bochenek
sandwich | bocadillo | tartine, sandwich | Butterbrot, Wurstbrot, Pausenbrot, Stulle | sanduíche, sande | tramezzino | boterham | kanapka
pancakes | tortitas | crêpes | Pfannkuchen, Pfannkuchens, Eierkuchen | panquecas | crêpe, frittelle | - | naleśniki, naleśników, placki, placki ziemniaczane, placków
doughnuts | rosquillas, buñuelos | beignets | Krapfen, Berliner | sonhos | bomboloni, ciambelle | oliebollen | pączki, pączków
waffles | gofres | gaufres | Waffel, Waffeln | waffles | cialda, cialde | wafel, wafels | gofry, gofrów
gingerbread | pan de jengibre | pain d'épices | Lebkuchen | pão de gengibre | pan di zenzero | peperkoek, speculaas | piernik, pierniki
croquettes | croquetas | croquettes | Kroketten | croquetes | crocchette | kroketten, kroket | krokiety
sardines | sardinas | sardines | Sardinen | sardinhas | sardine | sardientjes | sardynki
aubergines | berenjenas | aubergines | Auberginen | berinjelas, beringelas | melanzana, melanzane | aubergines | bakłażany
jam | mermelada | confiture | Marmelade | geleia, doce de fruta | marmellata | jam | dżem, konfitura
goulash | - | ragoût | Gulasch, Eintopf | guisado | stufato, spezzatino | stoofpot | gulasz, bigos
pasta | pasta | pâtes | - | massa | pasta | - | makaron
mulled wine | vino caliente | vin chaud | Glühwein | vinho quente | vin brulé | glühwein | grzane wino, grzaniec
lemonade | limonada | limonade | Limonade, Limo | limonada | limonata | limonade | lemoniada
peonies | peonías | pivoine, pivoines | Pfingstrose, Pfingstrosen | peônias, peónias | peonia, peonie | pioenrozen, pioenroos | piwonie, piwonii, piwonia
geraniums | geranios | géraniums | Geranie, Geranien | gerânios | gerani, geranio | geraniums | pelargonie, pelargonii
daisies | margaritas | marguerites, pâquerettes | Gänseblümchen, Margeriten | margaridas | margherite | madeliefjes, margrieten | stokrotki, stokrotek
roses | rosas | roses | Rosen | rosas | rose | rozen | róże, róż
lavender | - | - | - | alfazema | - | lavendel | lawenda
lilac | lilas | lilas | Flieder | lilás | lillà | sering, seringen | bez kwitnący
snowdrops | - | perce-neige | Schneeglöckchen | - | bucaneve | sneeuwklokjes | przebiśniegi
tulips | - | - | - | - | - | tulpenbollen | tulipan, tulipany, tulipanów
ferns | helechos | fougères | Farn, Farne | samambaias, fetos | felci | varens | paprocie, paproci
moss | musgo | mousse | Moos | musgo | muschio | mos | mech/mchu
oak | roble | chêne | Eiche, Eichen | carvalho | quercia | eik, eiken | -
chestnut tree | castaño | châtaignier, marronnier | Kastanie, Kastanienbaum | castanheiro | castagno, ippocastano | kastanjeboom | kasztanowiec, kasztan
apple trees | manzanos | pommiers | Apfelbäume, Apfelbäumen | macieiras | meli | appelbomen | jabłonie
apple tree | manzano | pommier | Apfelbaum | macieira | melo | appelboom | jabłoń
fig tree | higuera | figuier | Feigenbaum | figueira | fico | vijgenboom | figowiec
plane trees | plátanos de sombra | platanes | Platanen | plátanos | platani | platanen | platany, platanami
plane tree | - | platane | Platane | plátano | platano | plataan | platan
willow | sauce | saule | Weide, Trauerweide | salgueiro | salice | wilg, knotwilg, knotwilgen | wierzba
birch | abedul | bouleau | Birke, Birken | bétula | betulla | berk, berken | -
lime tree | tilo | tilleul | Linde, Linden | tília | tiglio | linde | lipa
fir tree | abeto | sapin | Tanne, Tannen, Tannenbaum, Fichte, Fichten | abeto | abete | spar, sparren, dennenboom, dennen | jodła, świerk
branch | rama | branche | Ast, Zweig, Äste, Zweige | galho | ramo, rami | tak, takken | gałąź/gałęzi/gałęzie
hedge | seto | haie | Hecke | sebe | siepe | heg | żywopłot
honeycomb | panal | rayon de miel | Wabe, Waben, Bienenwabe | favo de mel | favo | honingraat | plaster miodu
beehive | colmena | ruche | Bienenstock, Bienenkorb | colmeia | arnia, alveare | bijenkast, bijenkorf | ul/ula/ule/uli
snow globe | bola de nieve | boule à neige | Schneekugel | globo de neve | palla di neve | sneeuwbol | kula śnieżna
icicles | carámbanos | glaçons, stalactites de glace | Eiszapfen | - | ghiaccioli | ijspegels | sople, sopli
puddle | charco | flaque, flaque d'eau | Pfütze, Pfützen, Regenpfütze | poça | pozzanghera | plasje, plassen | -
ice | - | - | - | - | - | ijs | lód/lodu/lodzie
soap bubbles | pompas de jabón, burbujas | bulles de savon | - | bolhas de sabão | bolle di sapone | zeepbellen, bellen | bańki mydlane, baniek mydlanych
soap | jabón, jabones | savon, savons | Seife, Seifen | sabonete, sabonetes | sapone, saponi | zeep, zeepjes | mydło, mydła
fairy lights | guirnaldas | guirlande lumineuse, guirlandes, guirlandes lumineuses | Lichterkette, Lichterketten | luzinhas, pisca-pisca | lucine, luminarie | lichtjes, kerstlichtjes, lampjes | światełka, lampki
paper lanterns | farolillos | lampions | Lampions | lanternas de papel | lanternine, lampioncini | lampionnen | lampiony, lampionów
lantern | farol | lanterne | - | lanterna | lanterna | lantaarntje | lampion
candlestick | candelabro | chandelier | Kerzenständer, Leuchter | castiçal | candeliere, candelabro | kandelaar | świecznik
sparks | chispas | étincelles | Funken | faíscas | scintille, faville | vonken | iskry, iskier
embers | brasas | braises | Glut | brasas | braci, brace | gloeiende kolen | żar
speech bubble | bocadillo de texto | bulle | Sprechblase | balão de fala | - | tekstballon | dymek
diving suit | - | - | Taucheranzug | - | - | duikpak | -
protective suit | - | - | Schutzanzug | - | - | beschermend pak | -
sweater | jersey, suéter | pull, chandail | Pullover, Strickpullover, Pulli | camisola, suéter, malha | maglione | trui | sweter/swetra/swetrze
pyjamas | - | - | - | - | - | pyjama | piżama
cap | gorra | casquette | Mütze, Kappe | boné | berretto | pet, petje | czapka
woolly hat | gorro de lana | bonnet | Wollmütze, Pudelmütze, Strickmütze | gorro | cuffia di lana | muts | -
slippers | zapatillas, pantuflas | chaussons, pantoufles | Hausschuhe, Pantoffeln | chinelos, pantufas | pantofole, ciabatte | pantoffels, sloffen | kapcie, kapciach
socks | calcetines | chaussettes | Socken | meias | calzini | sokken | skarpety, skarpetki
trousers | pantalón, pantalones | pantalon | - | calças | pantaloni | broek | spodnie
cloak | capa | cape | Umhang, Mantel mit Kapuze | manto | mantello | mantel | peleryna, płaszcz z kapturem
hood | capucha | capuche | Kapuze | capuz | cappuccio | capuchon | kaptur
veil | velo | voile | Schleier | véu | velo | sluier | welon
costume | disfraz | déguisement, costume | Kostüm | fantasia | costume | kostuum | kostium
belt | cinturón | ceinture | Gürtel | cinto | cintura | riem | pasek
purse | bolso | sac à main | Handtasche, Geldbeutel | bolsa | borsetta | handtas | torebka
stroller | cochecito | poussette | Kinderwagen | carrinho de bebê | passeggino | kinderwagen | wózek dziecięcy
cart | carrito | chariot | Karren, Wagen | carroça, carrinho | carretto, carro | kar, karretje | wóz/wozie, wózek/wózka
truck | camión | camion | - | caminhão, camião | - | - | ciężarówka
tractor | tractor | tracteur | - | trator | trattore | tractor, trekker | traktor
van | furgoneta | camionnette | Lieferwagen, Transporter | carrinha, furgão | furgone | bestelbusje, busje | furgonetka
camper van | autocaravana | camping-car | Wohnmobil, Campingbus | autocaravana, motorhome | camper | camper | kamper
motorcycle | moto | moto | - | mota, moto | moto | motor, motorfiets | motocykl
helicopter | helicóptero | hélicoptère | Hubschrauber | helicóptero | elicottero | helikopter | helikopter
sailing ship | velero | voilier | Segelschiff | veleiro | veliero | zeilschip | żaglowiec
spaceship | nave espacial | vaisseau spatial | - | nave espacial | astronave, navicella spaziale | - | statek kosmiczny
railway track | vía, vías del tren | rails, voie ferrée | Gleis, Gleise, Gleisen, Schienen | trilhos, carris | binari | rails, spoor | tory, torach
harmonica | armónica | harmonica | Mundharmonika | gaita de boca, harmónica | armonica | mondharmonica | harmonijka
saxophone | saxofón | saxophone | Saxophon, Saxofon | saxofone | sassofono | saxofoon | saksofon
harp | arpa | harpe | Harfe | harpa | arpa | harp | harfa
double bass | contrabajo | contrebasse | Kontrabass | contrabaixo | contrabbasso | contrabas | kontrabas
record player | tocadiscos | tourne-disque | Plattenspieler | gira-discos, toca-discos | giradischi | platenspeler | gramofon
radio | radio | radio | Radio | rádio | radio | radio | radio
chess board | tablero de ajedrez | échiquier | Schachbrett | tabuleiro de xadrez | scacchiera | schaakbord | szachownica
board game | juego de mesa | jeu de société | Brettspiel, Gesellschaftsspiel | jogo de tabuleiro | gioco da tavolo | bordspel | planszówka, gra planszowa
cards | cartas, naipes | cartes | Spielkarten | cartas, baralho | carte | kaarten | karty
comics | tebeos, historietas, cómics | bandes dessinées | Comics | gibis | fumetti | stripboek, stripboeken | komiksy
notebook | cuaderno, libreta | carnet, cahier | Notizbuch, Heft | caderno | quaderno, taccuino | schrift, notitieboek | zeszyt, notes
crutch | muletas | béquilles | Krücken | muletas | stampelle | krukken | kule
walking stick | bastón | canne | Gehstock, Stock | bengala | bastone | wandelstok | laska
telescope | telescopio | télescope | Teleskop, Fernrohr | telescópio | telescopio | telescoop | teleskop
globe | globo terráqueo | globe terrestre | Globus | globo terrestre | mappamondo | globe, wereldbol | globus
gravestone | lápida | tombe | Grabstein, Grabsteine | lápide | lapide | grafsteen | nagrobek
paintbrush | pincel | pinceau | - | pincel | pennello | penseel, kwast | pędzel/pędzla
easel | caballete | chevalet | Staffelei | cavalete | cavalletto | schildersezel, ezel | sztaluga
canvas | lienzo | toile | Leinwand | tela | tela | doek | płótno
grease stains | manchas de grasa | taches de graisse | Ölflecken | manchas de óleo | macchie d'olio | olievlekken | plamy oleju
long shadows | sombras largas | ombres longues, longues ombres | lange Schatten | sombras longas | ombre lunghe | lange schaduwen | długie cienie
roof ridge | caballete del tejado | faîte du toit | Dachfirst, First | cumeeira | colmo del tetto | dakrand, nok | kalenica
roof tiles | tejas | tuiles | Dachziegel | telhas | tegole | dakpannen | dachówki
chimney | chimenea | cheminée | Schornstein, Kamin | chaminé | comignolo, ciminiera | schoorsteen | komin
hallway light | - | - | Flurlicht | - | - | - | -
bed cover | manta | couverture, plaid | Wolldecke, Bettdecke | cobertor, manta | coperta, plaid | deken | koc
bathtub | bañera | baignoire | Badewanne | banheira | vasca da bagno, vasca | badkuip | wanna
sink | fregadero | évier, lavabo | Spüle, Waschbecken, Spülbecken | pia, lava-loiça | lavandino, lavello | wasbak, gootsteen | zlew, umywalka
dishes | platos sucios | vaisselle | Geschirr | louça, loiça | piatti | vaat, afwas | naczynia, naczyń
`;
