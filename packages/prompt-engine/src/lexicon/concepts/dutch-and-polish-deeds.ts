/*
 * Dutch and Polish for what the other tables of concepts have in the other languages: English | Dutch | Polish.
 */

/** Hours, seasons and weathers. */
export const HOURS_IN_TWO = `
midnight | middernacht, om middernacht | północ, o północy, północy
golden hour | gouden uur | złota godzina
blue hour | blauwe uur | niebieska godzina
after the rain | na de regen, na een regenbui | po deszczu
rainy day | regenachtige dag, regendag | deszczowy dzień, deszczowego dnia
rainy night | regenachtige nacht, regennacht | deszczowa noc, deszczową nocą
snowy day | besneeuwde dag | śnieżny dzień
snowy night | besneeuwde nacht | śnieżna noc
summer night | zomernacht | letnia noc, letnią nocą
summer evening | zomeravond, zwoele zomeravond | letni wieczór, letniego wieczoru, letnim wieczorem
summer day | zomerdag | letni dzień
winter night | winternacht | zimowa noc, zimową nocą
winter morning | wintermorgen, winterochtend | zimowy poranek, zimowego poranka, zimowym porankiem
winter evening | winteravond | zimowy wieczór, zimowego wieczoru, zimowym wieczorem
autumn evening | herfstavond | jesienny wieczór, jesiennego wieczoru
autumn morning | herfstochtend | jesienny poranek
spring morning | lenteochtend | wiosenny poranek
summer morning | zomerochtend | letni poranek
foggy morning | mistige ochtend | mglisty poranek
sunny day | zonnige dag | słoneczny dzień
snowstorm | sneeuwstorm | burza śnieżna
frost | vorst | mróz, mrozie, mrozu
January | januari | styczeń, stycznia, styczniu
February | februari | luty, lutego, lutym
March | maart | marzec, marca, marcu
April | april | kwiecień, kwietnia, kwietniu
May | mei | maj, maja, maju
June | juni | czerwiec, czerwca, czerwcu
July | juli | lipiec, lipca, lipcu
August | augustus | sierpień, sierpnia, sierpniu
September | september | wrzesień, września, wrześniu
October | oktober | październik, października, październiku
November | november | listopad, listopada, listopadzie
December | december | grudzień, grudnia, grudniu
New Year's Eve | oudejaarsavond, oud en nieuw | sylwester, sylwestra
birthday party | verjaardagsfeest, verjaardagsfeestje, kinderfeestje | przyjęcie urodzinowe, urodziny
street festival | straatfeest, buurtfeest | festyn uliczny
sunlight | zonlicht | światło słońca, promienie słońca, światło słoneczne
natural light | natuurlijk licht | naturalne światło
window light | licht door het raam | światło z okna
`;

/** Places. */
export const PLACES_IN_TWO = `
street corner | straathoek, hoek van de straat | róg ulicy, rogu ulicy
dirt road | zandpad, zandweg | polna droga, polnej drodze
cobbled street | kasseistraat, straat met kinderkopjes | brukowana ulica, brukowanej ulicy, brukowana uliczka
alley | steegje | zaułek/zaułka/zaułku
road | weg, landweg | droga/drodze
path | pad, bospad | ścieżka, dróżka
playground | speeltuin, speelplaats | plac zabaw, placu zabaw
amusement park | pretpark | wesołe miasteczko, wesołym miasteczku
flower market | bloemenmarkt | targ kwiatowy
food stall | eetkraam | budka z jedzeniem
supermarket | supermarkt | supermarket
bookshop | boekwinkel, boekhandel | księgarnia/księgarni
flower shop | bloemenwinkel | kwiaciarnia/kwiaciarni
bar | bar | bar
café terrace | caféterras | ogródek kawiarni
porch | veranda | ganek/ganku
garage | garage | garaż
classroom | klaslokaal, klas | klasa, sala lekcyjna
cinema | bioscoop | kino
temple | tempel | świątynia/świątyni
palace | paleis | pałac
pavement | stoep, trottoir | chodnik
traffic light | stoplicht, verkeerslicht | sygnalizacja świetlna, światła drogowe
mountain top | bergtop | szczyt góry, szczycie góry, szczyt
mountain lake | bergmeer, bergmeertje | górskie jezioro, górskim jeziorem, górskim jeziorze
train station | treinstation | dworzec kolejowy, stacja kolejowa, stacja
subway station | metrostation | stacja metra
subway | metro | metro
corridor | gang | korytarz
steps | traptreden | stopnie
airport | vliegveld, luchthaven | lotnisko
stream | stroompje | potok, strumyk
lakeside | oever van het meer | brzeg jeziora, brzegu jeziora, brzegiem jeziora
pond | vijver | staw/stawie
seaside | zeekust | nad morzem, brzeg morza, brzegu morza, brzegiem morza
valley | dal, vallei | dolina
vineyard | wijngaard | winnica
sunflower field | zonnebloemenveld | pole słoneczników, polu słoneczników
lavender field | lavendelveld | pole lawendy, polu lawendy, lawendowe pole, lawendowym polu
field of flowers | bloemenveld | ukwiecona łąka, kwietna łąka
field | veld | łan zboża
farm | boerenerf | gospodarstwo, farma
stable | stal, paardenstal | stajnia/stajni
countryside | platteland | wieś/wsi
old town | oude stad | stare miasto, starym mieście, starówka
jungle | jungle, oerwoud | dżungla/dżungli
waterfall | waterval | wodospad
sky | hemel, lucht | niebo
underwater | onder water | pod wodą
swimming pool | zwembad | basen
gym | sportschool, gymzaal | siłownia/siłowni, sala gimnastyczna
stadium | stadion | stadion
laboratory | laboratorium | laboratorium
factory | fabriek | fabryka
construction site | bouwplaats | budowa, plac budowy, placu budowy
ruins | ruïne, ruïnes | ruiny, ruin, ruinach, ruina
courtyard | hof, hofje | dziedziniec/dziedzińcu
canal | kanaal | kanał
crossroads | kruispunt | skrzyżowanie
foreground | voorgrond, op de voorgrond | pierwszy plan, na pierwszym planie
forest | woud, bossen | puszcza, bór/boru/borze
Paris | parijs | paryż
Rome | rome | rzym
Venice | venetië | wenecja
Berlin | berlijn | berlin
Vienna | wenen | wiedeń/wiedniu
London | londen | londyn
Lisbon | lissabon | lizbona
New York | new york | nowy jork, nowym jorku
Tokyo | tokio | tokio
Japan | japan | japonia
Italy | italië | włochy, włoszech
Tuscany | toscane | toskania
`;

/** Looks. */
export const LOOKS_IN_TWO = `
black and white photo | zwart-witfoto, zwartwitfoto | czarno-białe zdjęcie, czarno-biała fotografia
ink wash painting | inktwassing | tusz lawowany
3d render | 3d-render | render 3d
pixel art | pixelart | grafika pikselowa, pixel art
low angle | kikkerperspectief, van onderaf | z dołu, żabia perspektywa
seen from behind | van achteren, van achteren gezien, op de rug gezien | od tyłu, widziany od tyłu, widziana od tyłu
side view | zijaanzicht, van opzij | z boku, widok z boku
aerial view | luchtfoto | widok z lotu ptaka
landscape | landschap | krajobraz, pejzaż
stained glass | glas-in-lood | witraż
sticker | sticker | naklejka
`;

/** Adjectives. */
export const QUALITIES_IN_TWO = `
little | kleine | malutki, mały
fat | dik | gruby
thin | dun, mager | chudy, cienki
tall | lang | wysoki
dirty | vies, vuil | brudny
dry | droog | suchy
steaming | dampend | parujący
sweet | zoet | słodki
metal | metalen | metalowy
marble | marmeren | marmurowy
knitted | gebreid | zrobiony na drutach, dziergany
handmade | handgemaakt | ręcznie robiony
homemade | zelfgemaakt | domowy
elegant | elegant, chique | elegancki
pregnant | zwanger | ciężarny
barefoot | blootsvoets, op blote voeten | boso, bosy
blond | blond | blond, jasnowłosy
naked | naakt, bloot | nagi
tiny | piepklein, minuscuul | maleńki, malutki
wild | wild, woest | dziki
rough | woest, ruw | wzburzony
burning | brandend | płonący
magical | magisch, betoverd, toverachtig | magiczny, zaczarowany, czarodziejski
futuristic | futuristisch | futurystyczny
modern | hedendaags | nowoczesny
traditional | traditioneel | tradycyjny
rustic | rustiek, landelijk | rustykalny, sielski
luxurious | luxe | luksusowy
poor | arm | biedny
dense | dicht | gęsty
stormy | stormachtig | burzowy, sztormowy
frozen | bevroren | zamarznięty, zamrożony
bare | kaal | nagi
ripe | rijp | dojrzały
smiling | glimlachend, lachend | uśmiechnięty
blind | blind | niewidomy, ślepy
homeless | dakloos | bezdomny
Japanese | japans | japoński
Chinese | chinees | chiński
Italian | italiaans | włoski
French | frans | francuski
Polish | pools | polski
medieval | middeleeuws | średniowieczny
alone | alleen, in zijn eentje, in haar eentje | sam, sama
turquoise | turquoise, turkoois | turkusowy
gold | - | złocisty
sunken | gezonken | zatopiony
mountain | - | górski
sea | - | morski
forest | - | leśny
city | - | miejski
country | - | wiejski
favourite | favoriete, lievelings | ulubiony
real | echt | prawdziwy
strange | vreemd, raar | dziwny
hidden | verborgen | ukryty
open | open | otwarty
closed | gesloten, dicht | zamknięty
full | vol | pełny
young | jong | młodziutki
three-tiered | - | trzypiętrowy
`;

/** Feelings. */
export const FEELINGS_IN_TWO = `
melancholic | melancholisch, weemoedig | melancholijny
serene | sereen | pogodny
mischievous | ondeugend, guitig | psotny, figlarny
`;

/** Verbs, irregular forms after slashes. */
export const DEEDS_IN_TWO = `
choose | kiezen/kiest, uitkiezen/kiest uit, uitzoeken/zoekt uit | wybiera
fight over | vechten om | kłóci się o
jump rope | touwtjespringen, touwtje springen | skacze na skakance
read a newspaper | de krant lezen/leest de krant, leest een krant | czyta gazetę
read aloud | voorlezen/leest voor | czyta na głos
crouch | hurken, gehurkt | kuca
look out | naar buiten kijken/kijkt naar buiten, uit het raam kijken/kijkt uit het raam | wygląda przez okno, patrzy przez okno
talk | praten/praat, spreken/spreekt | mówi, rozmawia
surf | surfen/surft | surfuje
dive | duiken/duikt | nurkuje
hide | verstoppen/verstopt, zich verstoppen/verstopt zich, schuilen/schuilt | chowa się, ukrywa się
throw | gooien/gooit, werpen | rzuca
catch | vangen/vangt | łapie
kick | schoppen/schopt | kopie piłkę
play video games | gamen/gamet | gra na komputerze, gra w gry
play | spelen | bawi się
wash | wassen/wast | myje, pierze
clean | schoonmaken/maakt schoon/maken schoon, poetsen/poetst | czyści, sprząta
comb | kammen/kamt | czesze
shave | scheren/scheert | goli się
study | studeren/studeert, leren/leert | uczy się, studiuje
teach | lesgeven/geeft les | uczy, naucza
type | typen/typt | pisze na komputerze, stuka
pray | bidden/bidt | modli się
braid hair | haar vlechten/vlecht haar | zaplata warkocz
ski | skiën/skiet | jeździ na nartach
skateboard | skateboarden/skateboardt | jeździ na deskorolce
camp | kamperen/kampeert | biwakuje
shine | schijnen/schijnt, stralen/straalt | świeci
bloom | bloeien/bloeit/bloeiend | kwitnie, rozkwita
lead | leiden/leidt | prowadzi
pet | aaien/aait, strelen/streelt | głaszcze
weld | lassen/last | spawa
saw | zagen/zaagt | piłuje
point | wijzen/wijst | wskazuje
think | denken/denkt, nadenken/denkt na | myśli, rozmyśla
dream | dromen/droomt, wegdromen | śni, marzy
search for | zoeken/zoekt | szuka
call | bellen/belt, telefoneren | dzwoni, woła
watch television | tv kijken/kijkt tv, televisie kijken/kijkt televisie | ogląda telewizję
close | sluiten/sluit | zamyka
give | geven/geeft, overhandigen | daje, wręcza
splash | spatten/spat, spetteren | chlapie
travel | reizen/reist | podróżuje
stretch | uitrekken/rekt zich uit | przeciąga się
lick | likken/likt | liże
fill | vullen/vult | napełnia
grill | grillen, barbecueën | grilluje
crawl | kruipen/kruipt | pełza, raczkuje
swing | schommelen/schommelt | huśta się, buja się
slide | glijden/glijdt | ślizga się, zjeżdża
juggle | jongleren/jongleert | żongluje
rise | opstijgen/stijgt op, opkomen/komt op, rijzen, optrekken/trekt op | unosi się, wschodzi
circle | cirkelen/cirkelt | krąży
reflect | weerspiegelen/weerspiegelt | odbija się
ride | rijden op/rijdt op/rijden op | jedzie na
fall | vallen/valt | sypie, spada
cook | koken/kookt | gotuje
curl up | oprollen/opgerold | zwinięty w kłębek, zwija się
make | - | robi
feed | - | karmi
hold | vasthouden/houdt vast | trzyma
carry | dragen/draagt | niesie
build | bouwen/bouwt | stawia domek
play music | muziek spelen | muzykuje
kiss | zoenen/zoent, kussen | całuje
hug | omarmen/omarmt | przytula
sit | gaan zitten/gezeten | siedzi
`;
