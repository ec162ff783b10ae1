/** People and animals: English | Spanish | French | German | Portuguese | Italian | Dutch | Polish. */
export const EVERYDAY_BEINGS = `
tram driver | conductora de tranvía, conductor de tranvía, tranviario, tranviaria | conductrice de tram, conducteur de tram, traminot | Straßenbahnfahrer, Straßenbahnfahrerin, Straßenbahnschaffner, Straßenbahnschaffnerin | condutor de elétrico, condutora de elétrico, motorneiro, guarda-freio | tranviere, tranviera, conducente del tram | trambestuurder, trambestuurster | motorniczy/motorniczego, motornicza/motorniczej
bus driver | conductor de autobús, conductora de autobús, autobusero, chofer | chauffeur de bus, conducteur de bus, conductrice de bus | Busfahrer, Busfahrerin | motorista de ônibus, motorista de autocarro | autista, autista dell'autobus, conducente dell'autobus | buschauffeur | kierowca autobusu/kierowcy autobusu
driver | conductor, conductora | conducteur, conductrice | Fahrer, Fahrerin | condutor, condutora, motorista | conducente | bestuurder, chauffeur | kierowca
lorry driver | camionero, camionera | routier, camionneur | Lkw-Fahrer, Lastwagenfahrer, Fernfahrer, Brummifahrer | caminhoneiro, camionista | camionista | vrachtwagenchauffeur | kierowca ciężarówki
garbage collector | basurero, recolector de basura | éboueur, éboueuse | Müllmann/Müllmänner, Müllwerker | lixeiro, gari | netturbino | vuilnisman | śmieciarz
ghost | fantasma | fantôme | - | fantasma | fantasma | spookje | zjawa, upiór
dragon | dragón | dragon | - | dragão | drago | draakje | smoczek
unicorn | unicornio | licorne | - | unicórnio | unicorno | - | -
mermaid | sirena | sirène | - | sereia | sirena | - | -
princess | princesa | princesse | - | princesa | principessa | prinsesje | -
prince | príncipe | prince | Prinz | príncipe | principe | prins | książę/księcia
king | rey | roi | - | rei | re | - | -
robot | robot | robot | - | robô, robot | robot | robotje | robocik
dinosaur | dinosaurio | dinosaure | - | dinossauro | dinosauro | dino | -
elephant | elefante | éléphant | - | elefante | elefante | olifantje | słonik
lion | león | lion | - | leão | leone | - | -
tiger | tigre | tigre | - | tigre | tigre | - | -
monkey | mono | singe | - | macaco | scimmia | aapje | małpka
giraffe | jirafa | girafe | - | girafa | giraffa | - | żyrafa
penguin | pingüino | manchot, pingouin | - | pinguim | pinguino | - | -
dolphin | delfín | dauphin | - | golfinho | delfino | - | -
shark | tiburón | requin | - | tubarão | squalo | - | -
octopus | pulpo | poulpe, pieuvre | - | polvo | polpo, piovra | - | -
crab | cangrejo | crabe | - | caranguejo | granchio | - | krab
bat | murciélago | chauve-souris | - | morcego | pipistrello | vleermuis | nietoperz
raccoon | mapache | raton laveur | - | guaxinim | procione | wasbeer | szop pracz, szopa pracza, szopy pracze
spider | araña | araignée | - | aranha | ragno | - | -
snake | serpiente | serpent | - | cobra, serpente | serpente | slang | wąż/węża
diver | buzo, submarinista | plongeur, plongeuse | Taucherin | mergulhador, mergulhadora | subacqueo, sommozzatore, sub | duikster | -
pastry chef | pastelera | pâtissière | Konditor, Konditorin | confeiteira, confeiteiro | pasticcera, pasticciera, pasticciere | - | -
sister | hermana | sœur | - | irmã | sorella | - | -
brother | hermano | frère | - | irmão | fratello | broertje | -
daughter | hija | - | Töchterchen | filha | figlia | dochtertje | córeczka
son | hijo | fils | Söhnchen | filho | figlio | zoontje | synek
wizard | - | magicien | Hexenmeister | bruxo | stregone | - | -
astronaut | astronauta | astronaute, cosmonaute | Astronaut, Astronautin, Raumfahrer | astronauta | astronauta | ruimtevaarder | kosmonauta
captain | capitán | capitaine | Kapitän | capitão | capitano | - | -
sailor | marinero, marinera | marin, matelot | Matrose, Seemann | marinheiro | marinaio | - | -
mother | - | maman | Mami, Mutti | mãe, mamã | mamma | mam | mamusia
father | - | papa | Vati, Papi | pai, papá | papà, babbo | pap | tatuś, tato
boss | jefe, jefa | patron, patronne | Chef, Chefin | patrão, chefe | capo, titolare | baas | szef
team | equipo | équipe | Team, Mannschaft | equipa, time | squadra | team | drużyna
couple | - | amoureux | Pärchen, Liebespaar, Ehepaar, Paar | casal | coppia, fidanzati | echtpaar | małżeństwo, zakochani
orchestra | orquesta | orchestre | Orchester | orquestra | orchestra | orkest | orkiestra
band | banda | fanfare | Band, Blaskapelle, Kapelle | banda | banda, complesso | bandje, fanfare | zespół
pensioner | jubilado, jubilada, pensionista | retraité/retraités, retraitée | Rentner, Rentnerin, Pensionär | reformado, reformada, aposentado, aposentada | pensionato, pensionata | gepensioneerde/gepensioneerden, bejaarde | emeryt, emerytka
bookseller | librera | libraire | Buchhändler, Buchhändlerin | livreiro, livreira | libraia, libraio | boekverkoper, boekverkoopster | księgarz, księgarka
florist | - | - | Blumenverkäuferin | - | fioraia, fioraio, fiorista | bloemiste | florystka
market trader | - | maraîchère, maraîcher | Marktfrau, Marktverkäufer, Marktverkäuferin, Markthändler | feirante | - | marktkoopman, marktkoopvrouw, marktkraamhouder | przekupka, straganiarz, straganiarka
shop assistant | dependienta, cajera, cajero | vendeuse, vendeur, caissière | Verkäufer, Verkäuferin, Kassierer, Kassiererin | vendedora, balconista | commessa, commesso, cassiera | verkoper, verkoopster, kassamedewerker, winkelier | sprzedawca, sprzedawczyni, kasjerka, sklepikarz
pizza maker | pizzero | pizzaïolo | Pizzabäcker | pizzaiolo | pizzaiolo, pizzaiola | pizzabakker | pizzaiolo, pizzer
old man | abuelete | vieux monsieur, vieil homme, papy, vieillard | alter Herr, alten Herrn, älterer Herr, älterer Mann, alten Mannes | velhote, velho senhor, senhor idoso | vecchietto, vecchio signore, signore anziano | oude heer, oud mannetje, bejaarde man | starszy pan, starszego pana, starszym panem
old woman | viejecilla | vieille dame, vieille femme, mamie | ältere Dame, ältere Frau, alten Frau, alten Dame | velhota, senhora idosa | vecchietta, signora anziana | oud vrouwtje, bejaarde vrouw, oude mevrouw | starsza pani, starszej pani, starszą panią, starsza kobieta
woman | - | - | Dame, Frauchen | - | tizia | mevrouw, dame | pani
man | - | bonhomme | Herr, Herrn, Kerl, Typ | - | tizio, uomo/uomini | heer, meneer, kerel | pan, facet
boy | - | petit garçon, gamin, gosse, môme | Bub, Junge, Jungen, kleiner Junge, Knirps | garoto, miúdo, guri | ragazzino | jongetje, ventje | chłopak, chłopczyk
girl | - | petite fille, gamine, fillette | - | garota, miúda | ragazzina | - | -
toddler | niño pequeño, peque | bambin, tout-petit | Kleinkind, Kleinkinder | - | - | peuter, kleuter | maluch, przedszkolak
schoolchildren | colegiales, escolares | écoliers, écolières, élèves | Schulkinder, Schulkindern, Schüler | alunos, estudantes | scolari, alunni | schoolkinderen, scholieren, leerlingen | uczniowie, uczniów, dzieci szkolne
aunt | tía | tante, tata, tatie | Tante | tia | zia | tante | ciocia
uncle | tío | oncle, tonton | Onkel | tio | zio | oom | wujek/wujka/wujkiem
cousin | primo, prima | cousin, cousine | Cousin, Cousine | - | cugino, cugina | neef, nicht | kuzyn, kuzynka
husband | marido, esposo | mari, époux | Ehemann | marido | marito | echtgenoot | mąż/męża/mężem
wife | esposa | épouse | Ehefrau | esposa | moglie | echtgenote | żona
neighbour | vecino, vecina | voisin, voisine | Nachbar, Nachbarin, Nachbarn | vizinho, vizinha | vicino di casa, vicina di casa | buurman, buurvrouw | sąsiad, sąsiadka
friend | amigo, amiga | ami, amie, copain, copine | Kumpel | amigo, amiga | amico/amici, amica | maatje | przyjaciel/przyjaciela, przyjaciółka, kolega, koleżanka
family | - | - | - | - | - | gezin, familie | rodzina
choir | coro | chorale | Chor | coral, coro | coro | koor | chór
audience | público | public, spectateurs | Publikum, Zuschauer, Zuschauern | plateia | pubblico, spettatori | publiek, toeschouwers | publiczność, widzowie
customer | cliente, clienta | client, cliente | Kunde, Kundin, Kunden | cliente, freguês, freguesa | cliente | klant | klient, klientka
guest | invitado, invitada | invité, invitée | Gast, Gäste, Gästen | convidado, convidada | ospite | gast | gość/goście/gości
passenger | pasajero, pasajera | passager, passagère | Fahrgast, Fahrgäste, Passagier | passageiro, passageira | passeggero, passeggera | passagier | pasażer, pasażerka
commuter | - | - | Pendler, Pendlerin | - | pendolare | forens, forenzen | -
cleaner | limpiadora, señora de la limpieza | femme de ménage | Putzfrau, Reinigungskraft | faxineira, empregada de limpeza | donna delle pulizie | schoonmaker, schoonmaakster | sprzątaczka
dentist | dentista | dentiste | Zahnarzt, Zahnärztin | dentista | dentista | tandarts | dentysta, dentystka
housewife | ama de casa | - | Hausfrau | dona de casa | casalinga | huisvrouw | gospodyni
roofer | - | couvreur | Dachdecker, Dachdeckerin | telhador | - | dakdekker | dekarz
craftsman | artesano, artesana | artisan, artisane | Handwerker, Handwerkerin | artesão, artesã | artigiano, artigiana | ambachtsman | rzemieślnik
worker | obrero, obrera, trabajador | ouvrier, ouvrière | Arbeiter, Arbeiterin | operário, operária, trabalhador | operaio, operaia | arbeider | robotnik
farmer | granjero, granjera, campesino, campesina | agriculteur, agricultrice, paysan, paysanne | Landwirt | agricultor, agricultora, lavrador | contadino, contadina | - | gospodarz, chłop
sewing woman | - | couturière | Näherin | - | sarta | naaister | szwaczka
juggler | malabarista | jongleur, jongleuse | Jongleur, Jongleurin | malabarista | giocoliere | jongleur | żongler
tightrope walker | funámbulo, equilibrista | funambule | Seiltänzer, Seiltänzerin | equilibrista | funambolo, equilibrista | koorddanser, koorddanseres | linoskoczek
storyteller | cuentacuentos | conteur, conteuse | Geschichtenerzähler, Märchenerzählerin | contador de histórias | cantastorie | verhalenverteller | bajarz
mage | mago, maga, hechicero | mage, sorcier | Magierin | mago, feiticeiro | - | magiër | mag
alchemist | alquimista | alchimiste | Alchemist, Alchemistin, Alchimist | alquimista | alchimista | alchemist | alchemik
innkeeper | tabernero, tabernera, posadero | aubergiste, tavernier | Wirt, Wirtin, Gastwirt | taberneiro, taberneira, estalajadeiro | oste, ostessa, locandiere | herbergier, waard, waardin | karczmarz, karczmarka
bard | bardo | barde | Barde, Bardin | bardo | bardo | bard | bard
thief | ladrón, ladrona | voleur, voleuse | Dieb, Diebin, Diebe | ladrão/ladra/ladrões | ladro, ladra | dief, dieven | złodziej, złodziejka
rogue | pícaro | roublard | Schurke, Schurkin | - | - | schurk | łotr/łotrzyk
paladin | paladín | paladin | Paladin | paladino | paladino | paladijn | paladyn
ranger | explorador, montaraz | rôdeur, rôdeuse | Waldläufer, Waldläuferin | - | ramingo | - | tropiciel
dwarf | enano, enana | nain, naine | Zwerg, Zwergin, Zwerge | anão, anã, anões | nano/nani | dwerg | krasnolud, krasnal
elf | elfa | elfe | Elfe, Elfin, Elf | elfa | elfa | elf, elfje | elf, elfka
goblin | - | - | Kobold | duende | folletto | kobold | goblin, chochlik
orc | orco | orque, orc | Ork, Orks | orc | orco | ork | ork
skeleton | esqueleto | squelette | Skelett | esqueleto | scheletro | skelet | szkielet
vampire | vampiro, vampira | vampire | Vampir, Vampirin | vampiro, vampira | vampiro, vampira | vampier | wampir, wampirzyca
zombie | zombi | zombie | Zombie | zumbi | zombi | zombie | zombi
fairy | hada | fée | Fee, Feen | fada | fata | fee | wróżka
superhero | superhéroe, superheroína | super-héros, superhéros, super-héroïne | Superheld, Superheldin | super-herói | supereroe, supereroina | superheld, superheldin | superbohater, superbohaterka
santa claus | papá noel | père noël | Weihnachtsmann, Nikolaus | papai noel, pai natal | babbo natale | kerstman, sinterklaas | święty mikołaj, mikołaj
squirrel | ardilla | écureuil | - | esquilo | scoiattolo | eekhoorntje/eekhoorntjes | wiewióreczka
mouse | ratón, ratoncito | souris | - | rato, camundongo | topo, topolino | - | myszka
rabbit | conejo, conejito | lapin | Kaninchen, Häschen, Hase | coelho, coelhinho | coniglio, coniglietto | konijntje | królik/króliczek
hare | liebre | lièvre | Feldhase, Hasen | lebre | lepre | - | -
frog | rana | grenouille | - | rã, sapo | rana | kikkertje | żabka
duck | pato | canard | - | pato | anatra, papera | - | -
ducklings | patitos | canetons | Entenküken | patinhos | anatroccoli, paperelle | eendjes, eendenkuikens | kaczątka, kaczątek
chick | pollito | poussin | Küken | pintinho, pintainho | pulcino | kuiken | pisklę, kurczątko
rooster | gallo | coq | - | galo | gallo | - | -
hen | gallina | poule | - | galinha | gallina | hen, hennen | kurka
goat | cabra | chèvre | - | cabra | capra, capretta | geitje | -
lamb | cordero | agneau | Lamm, Lämmer | cordeiro, borrego | agnello | lam, lammetje, lammetjes | jagnię, baranek
pig | cerdo, cochinillo | cochon | Ferkel | porco, porquinho | maiale, maialino | varkentje | prosiak, świnka
donkey | burro, burrito, asno | âne | - | burro, jumento | asino, asinello | ezel | osioł/osła/osiołek
pony | poni | poney | Pony, Ponys | pônei, pónei | pony | pony | kucyk
foal | potro | poulain | Fohlen | potro | puledro | veulen | źrebak
calf | ternero | veau | Kalb | bezerro | vitello | kalf, kalfje | cielę
owl | búho, lechuza | hibou, chouette | Eule, Uhu | coruja | gufo, civetta | uiltje | puchacz
crow | cuervo | corbeau, corneille | - | corvo | corvo, cornacchia | raaf | -
seagull | gaviota | mouette, goéland | - | gaivota | gabbiano | - | -
blackbird | mirlo | merle | Amsel | melro | merlo | merel | kos
tit | - | mésange | Meise, Kohlmeise, Blaumeise | - | cinciallegra | mees, koolmees, pimpelmees | sikorka
sparrow | - | - | - | - | - | mus, mussen | wróbel/wróble/wróbli
swallow | - | - | - | - | - | zwaluw | jaskółka
robin | - | - | - | - | - | roodborstje | rudzik
stork | - | - | - | - | - | ooievaar | -
bee | abeja | abeille | - | abelha | ape/api | - | -
butterfly | mariposa | papillon | - | borboleta | farfalla | - | -
snail | caracol | escargot | - | caracol | lumaca, chiocciola | - | -
turtle | tortuga | tortue | - | tartaruga | tartaruga | - | -
wolf | lobo | loup | - | lobo | lupo | - | -
bear | oso | ours | - | urso | orso, orsetto | - | -
deer | ciervo, corzo | cerf, biche, chevreuil | - | veado | cervo, capriolo | ree, reetje | sarenka
whale | ballena | baleine | - | baleia | balena | - | -
greyhound | galgo | lévrier | Windhund, Greyhound | galgo | levriero | windhond | chart
poodle | caniche | caniche | Pudel | poodle, caniche | barboncino | poedel | pudel/pudla
terrier | terrier | terrier | Terrier | terrier | terrier | terriër | terier
dachshund | - | teckel | - | salsicha | bassotto | teckel | jamnik
labrador | labrador | labrador | Labrador | labrador | labrador | labrador | labrador
german shepherd | - | - | Schäferhund | - | - | herdershond | owczarek/owczarka
dog | perrito, perrita, chucho | toutou, chien, chienne | Hündchen, Hund | cachorro, cão, cadela, cachorrinho | cagnolino, cane, cagnetta | viervoeter | piesek/pieska/pieskiem
cat | gatita, gata | chatte, minou | Mieze, Kater, Stubentiger | gata | gatta, micio | kater/katers | kocur, kocurek, kotek
orange cat | gato naranja, gato pelirrojo | chat roux | rote Katze, roter Kater, rotgetigerter Kater | gato laranja | gatto rosso | rode kater, rode kat, rosse kater | rudy kot, rudego kota, rudym kotem
black cat | - | - | - | - | - | zwarte kat, zwarte poes | czarny kot, czarnego kota, czarnym kotem
`;
