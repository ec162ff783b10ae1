/** Places: English | Spanish | French | German | Portuguese | Italian | Dutch | Polish. */
export const EVERYDAY_PLACES_ABROAD = `
tram stop | última parada, final de la línea, terminal del tranvía | terminus | Endhaltestelle, Endstation | última paragem, ponto final, fim da linha | capolinea | eindpunt, eindhalte | pętla/pętli, pętla tramwajowa, pętli tramwajowej
tram stop | parada de tranvía | arrêt de tram | Straßenbahnhaltestelle | paragem do elétrico | fermata del tram | tramhalte | przystanek tramwajowy
bus stop | parada | arrêt de bus | Haltestelle, Bushalte | paragem, ponto de ônibus, paragem de autocarro | fermata, fermata dell'autobus | bushalte, halte | przystanek/przystanku, przystanek autobusowy
crosswalk | paso de peatones, paso de cebra | passage piéton, passage pour piétons | Zebrastreifen | faixa de pedestres, passadeira | strisce pedonali | zebrapad | przejście dla pieszych, pasy/pasach
ice cream parlour | heladería | glacier | Eisdiele, Eiscafé | sorveteria, gelataria | gelateria | ijssalon, ijskraam | lodziarnia/lodziarni
churros stall | churrería | - | - | - | - | oliebollenkraam | -
pastry shop | pastelería, confitería | pâtisserie | Konditorei | confeitaria, pastelaria | pasticceria | banketbakkerij | cukiernia/cukierni
butcher's shop | carnicería | boucherie | Metzgerei, Fleischerei | talho, açougue | macelleria | slagerij | sklep mięsny, masarnia
hair salon | peluquería | salon de coiffure | Friseursalon | cabeleireiro, salão | parrucchiere, salone | kapsalon | salon fryzjerski, zakład fryzjerski
barber shop | barbería | - | - | barbearia | barbiere | - | -
beer garden | - | - | Biergarten | - | - | - | ogródek piwny
tavern | taberna, posada, mesón | taverne, auberge | Taverne, Wirtshaus, Gasthaus, Schenke, Kneipe | taberna, taverna, estalagem | taverna, locanda, osteria | herberg, taveerne | karczma, tawerna, gospoda
smithy | herrería, fragua, forja | forge | Schmiede | forja | fucina | smederij, smidse | kuźnia/kuźni
dungeon | mazmorra | donjon, cachot | Verlies, Kerker | masmorra | segrete, prigione sotterranea | kerker | loch/lochu/lochach
castle courtyard | patio del castillo | cour du château | Burghof | - | cortile del castello | - | dziedziniec zamku, dziedziniec/dziedzińcu
throne room | salón del trono | salle du trône | Thronsaal | sala do trono | sala del trono | troonzaal | sala tronowa, sali tronowej
swamp | pantano, ciénaga | marais, marécage | Sumpf, Moor | pântano | palude | moeras | bagno, bagnach, mokradła
glacier | glaciar | glacier de montagne | Gletscher | glaciar, geleira | ghiacciaio | gletsjer | lodowiec/lodowcu
cliff | acantilado | falaise, falaises | Klippe, Klippen | falésia, penhasco | scogliera | klif, kliffen | klif
orchard | huerto de frutales | verger | Obstgarten, Streuobstwiese | pomar | frutteto | boomgaard | sad/sadzie/sadu
vegetable garden | huerto, huerta | potager | Gemüsegarten, Schrebergarten | horta | orto | moestuin | ogródek/ogródka/ogródku, działka
greenhouse | invernadero | serre | Gewächshaus | estufa, estufa de plantas | serra | kas, broeikas | szklarnia/szklarni
backyard | patio trasero | arrière-cour | Hinterhof | quintal | cortile sul retro | achtertuin, achterplaats | podwórko, podwórku
courtyard | - | cour, cour d'immeuble | Innenhof, Hof | pátio | cortile | binnenplaats | -
outdoor pool | piscina al aire libre | piscine en plein air | Freibad | piscina | piscina all'aperto | buitenzwembad, zwembad | basen, basen odkryty
break room | sala de descanso | salle de pause, salle de repos | Pausenraum, Aufenthaltsraum | sala de descanso | sala pausa | kantine, personeelskamer | pokój socjalny
canteen | comedor | cantine | Kantine, Mensa | cantina, refeitório | mensa | - | stołówka
dining room | comedor | salle à manger | Esszimmer | sala de jantar | sala da pranzo | eetkamer | jadalnia/jadalni
children's room | cuarto de los niños, habitación infantil | chambre d'enfant | Kinderzimmer | quarto das crianças, quarto infantil | cameretta | kinderkamer | pokój dziecięcy, pokoju dziecięcym
room | habitación, cuarto | chambre, pièce | Zimmer, Raum, Stube | quarto, sala | stanza, camera | kamertje | -
reading room | sala de lectura | salle de lecture | Lesezimmer, Lesesaal | sala de leitura | sala di lettura | leeszaal | czytelnia/czytelni
laundry room | lavadero | buanderie | Waschküche | lavanderia | lavanderia | wasruimte | pralnia/pralni
laundromat | lavandería | laverie | Waschsalon | - | lavanderia a gettoni | wasserette | pralnia samoobsługowa
cellar | sótano, bodega | cave | Keller | porão, adega, cave | cantina, scantinato | - | -
attic | - | - | Dachboden, Speicher | - | - | - | poddasze
staircase | escalera | escalier, cage d'escalier | Treppenhaus | escadaria | scala, scalinata | trappenhuis | klatka schodowa, klatce schodowej
hospital room | habitación del hospital | chambre d'hôpital | Krankenzimmer | quarto de hospital | camera d'ospedale | ziekenhuiskamer | sala szpitalna
pharmacy | farmacia | pharmacie | Apotheke | farmácia | farmacia | apotheek | apteka
post office | correos | poste, bureau de poste | Postamt, Post | correios | ufficio postale | postkantoor | poczta
gas station | gasolinera | station-service | Tankstelle | posto de gasolina, bomba de gasolina | benzinaio, distributore | tankstation, benzinestation | stacja benzynowa, stacji benzynowej
motorway | autopista | autoroute | Autobahn | autoestrada | autostrada | snelweg | autostrada
rest stop | área de servicio | aire d'autoroute | Raststätte, Rasthof | área de serviço | autogrill | wegrestaurant | -
car park | aparcamiento, estacionamiento | parking | Parkplatz | estacionamento | parcheggio | parkeerplaats | parking
train compartment | vagón | wagon, compartiment | Abteil, Zugabteil, Waggon | vagão, carruagem | vagone, scompartimento | treincoupé, coupé | przedział/przedziale, wagon
tram | tranvía | tram, tramway | - | bonde, elétrico, eléctrico | tram | - | -
tunnel | túnel | tunnel | Tunnel | túnel | galleria, tunnel | tunnel | tunel
fair | feria, verbena | fête foraine, kermesse | Jahrmarkt, Kirmes, Rummelplatz, Volksfest | feira, arraial, quermesse | fiera, sagra, luna park | kermis | jarmark, wesołe miasteczko, festyn
Christmas market | mercadillo navideño | - | - | - | mercatino di Natale, mercatini di natale | kerstmarkt | jarmark bożonarodzeniowy, jarmarku bożonarodzeniowym
weekly market | mercadillo | - | Wochenmarkt | - | - | weekmarkt | targowisko
flea market | rastro, mercado de pulgas | marché aux puces, brocante | Flohmarkt, Trödelmarkt | feira da ladra | mercatino delle pulci | rommelmarkt, vlooienmarkt | pchli targ, pchlim targu
market stall | puesto, puesto del mercado | étal, stand | Marktstand, Stand, Bude | banca, barraca | bancarella | kraam, marktkraam | stragan/straganie, stoisko
square | plaza, plaza mayor | place, place du village | Dorfplatz, Rathausplatz | praça, largo | piazza, piazzetta | dorpsplein, marktplein | plac
village fountain | fuente del pueblo, fuente | fontaine du village, fontaine | Dorfbrunnen, Springbrunnen | fonte da aldeia, fonte, chafariz | fontana del borgo, fontana | dorpsfontein, fontein | fontanna, studnia/studni
well | pozo | puits | - | poço | pozzo | waterput | -
village | pueblo, aldea | village, hameau | - | aldeia, vilarejo | borgo, paese, paesino | dorpje | wioska
farmhouse | granja, cortijo | ferme | Bauernhaus | quinta, sítio, fazenda | cascina, fattoria | - | gospodarstwo
barn | granero | grange | Scheune, Stall | celeiro | fienile, stalla | stal | stodoła/stodole, obora
pasture | prado, pradera | pâturage, prairie, pré | Weide, Alm, Almwiese | pasto, prado | prato, pascolo | - | pastwisko, hala
clearing | claro del bosque | clairière | Lichtung, Waldlichtung | clareira | radura | open plek in het bos | polana/polanie
forest edge | linde del bosque | lisière de la forêt, lisière | Waldrand | - | margine del bosco | bosrand | skraj lasu, skraju lasu
hillside | ladera | coteau, flanc de colline | Hang, Abhang | encosta, morro | pendio | helling | zbocze, stok
hill | colina, cerro | colline, butte | - | colina, outeiro | collina | heuvels | pagórek/pagórku, górka/górce
dune | duna, dunas | dune, dunes | Düne, Dünen | duna, dunas | duna, dune | duin | wydma, wydmy, wydmach
coast | costa | côte, littoral | - | costa, litoral | costa, litorale | kust | wybrzeże
lagoon | laguna | lagune, lagon | Lagune | lagoa | laguna | lagune | laguna
quay | muelle | quai, quais | Kai, Kaimauer | cais | molo, banchina | havenkade | nabrzeże, przystań/przystani
jetty | embarcadero | ponton, débarcadère | Steg, Bootssteg, Holzsteg | pontão | pontile | vlonder, aanlegsteiger | pomost, molo
riverbank | orilla del río, orilla | berge, berges, rive | Flussufer, Seeufer | margem | riva, sponda | oever, waterkant | brzeg/brzegu, brzegiem
river | - | rivière, fleuve | Bach, Fluss | - | fiume, ruscello | beek, beekje | rzeczka, strumień/strumienia
hot springs | aguas termales | sources chaudes | heiße Quelle | termas | terme | - | gorące źródła
staffroom | - | - | Lehrerzimmer | - | - | - | -
schoolyard | patio del colegio, patio de la escuela | cour de récréation, cour d'école | Schulhof, Pausenhof | recreio, pátio da escola | cortile della scuola | schoolplein | boisko szkolne
kindergarten | guardería, jardín de infancia | maternelle, crèche | Kindergarten, Kita | creche, jardim de infância | asilo | kleuterschool, crèche | przedszkole
sports field | cancha | terrain de sport, stade | Sportplatz, Fußballplatz, Bolzplatz | quadra, campo de futebol | campo sportivo, campetto | sportveld, voetbalveld | boisko
ice rink | pista de hielo | patinoire | Eisbahn, Eislaufbahn | pista de gelo | pista di pattinaggio | - | lodowisko
circus | circo | cirque | Zirkus, Zirkuszelt, Manege | circo | circo | circus | cyrk
opera house | ópera | opéra | Oper, Opernhaus | ópera | opera, teatro dell'opera | operagebouw | opera/operze
concert hall | sala de conciertos | salle de concert | Konzertsaal | sala de concertos | sala da concerto | concertzaal | sala koncertowa, filharmonia
town hall | ayuntamiento | mairie | Rathaus | câmara municipal, prefeitura | municipio | stadhuis | ratusz
monastery | monasterio, convento | monastère, couvent, abbaye | Kloster | mosteiro, convento | monastero, convento | klooster | klasztor
chapel | capilla, ermita | chapelle | Kapelle | capela | cappella | kapel | kaplica
cathedral | catedral | cathédrale | Dom, Kathedrale | catedral, sé | cattedrale, duomo | dom | -
cemetery | cementerio | cimetière | - | cemitério | cimitero | kerkhof | -
mine | mina | mine | Bergwerk, Mine | mina | miniera | mijn | kopalnia/kopalni
shipyard | astillero | chantier naval | Werft | estaleiro | cantiere navale | scheepswerf | stocznia/stoczni
warehouse | almacén | entrepôt | Lagerhalle, Lagerhaus | armazém | magazzino | magazijn, pakhuis | magazyn
apartment block | bloque de pisos, edificio | immeuble | Wohnblock, Plattenbau, Mietshaus | prédio, prédios | condominio, palazzo/palazzi | flatgebouw, flat | blok/bloki/blokami, kamienica
apartment | piso, apartamento, departamento | appartement, studio | Wohnung, Altbauwohnung, WG | apartamento | appartamento | appartement, woning | mieszkanie
terrace | terraza | terrasse | Terrasse | terraço, esplanada | terrazza | terras | taras
veranda | porche, veranda | véranda | Veranda | varanda, alpendre | veranda | veranda | weranda
windowsill | alféizar, repisa de la ventana | rebord de la fenêtre, rebord de fenêtre, bord de la fenêtre | Fensterbrett, Fenstersims | parapeito, parapeito da janela, peitoril | davanzale, davanzale della finestra | raamkozijn | -
doorstep | umbral, escalón de la puerta | seuil, pas de la porte, perron de la maison | Türschwelle, Haustür | soleira | soglia, uscio | stoep, drempel | próg/progu
canal house | casa del canal | - | Grachtenhaus | - | - | - | -
roof | tejado, azotea | toit, toits | Hausdach, Dächern | telhado | tetto/tetti | - | -
outside | fuera, afuera | dehors, au-dehors | draußen | lá fora, fora | fuori | buiten | na zewnątrz, na dworze
the city centre | centro de la ciudad | centre-ville | Innenstadt, Stadtmitte, Altstadt | centro da cidade | centro città, centro storico | binnenstad, centrum | centrum, śródmieście, stare miasto
suburb | barrio, suburbio | banlieue, quartier | Vorort, Vorstadt | bairro, subúrbio | periferia, quartiere | buitenwijk, wijk | osiedle, przedmieście
Black Forest | selva negra | forêt-noire | Schwarzwald | floresta negra | foresta nera | zwarte woud | -
the Alps | alpes | alpes | Alpen | alpes | alpi | alpen | alpy, alpach
the Baltic Sea | báltico | - | Ostsee | - | - | oostzee | bałtyk/bałtyku/bałtykiem
the North Sea | - | mer du nord | Nordsee | - | - | noordzee | -
the Tatra Mountains | - | - | Tatra | - | - | - | tatry, tatrach, tatr
Gdańsk | - | - | Danzig | - | - | - | gdańsk
Wrocław | - | - | Breslau | - | - | - | wrocław/wrocławiu
`;
