/*
 * Dutch and Polish for what the other tables of concepts have in the other languages: English | Dutch | Polish.
 */

/** People, animals and things. */
export const THINGS_IN_TWO = `
old couple | oud stel, bejaard echtpaar, oud echtpaar | starsza para, staruszkowie, stare małżeństwo
grandparents | grootouders, opa en oma | dziadkowie, dziadków
granddaughter | kleindochter | wnuczka, wnuczką
grandson | kleinzoon | wnuk, wnuczek
grandchildren | kleinkinderen | wnuki, wnuków
brothers | broers, broertjes | bracia, braci
little sister | zusje, kleine zus | siostrzyczka
little brother | broertje, kleine broer | braciszek
twins | tweelingen | bliźniaki, bliźniaków, bliźniaczki
baby | baby'tje | niemowlę, dzidziuś, bobas
teenager | tiener, puber | nastolatek/nastolatki, nastolatka
young woman | jonge vrouw | młoda kobieta, młodej kobiety, młodą kobietę
young man | jonge man | młody mężczyzna, młodego mężczyzny
neighbours | buren | sąsiedzi, sąsiadów
crowd | menigte, mensenmassa | tłum
passers-by | voorbijgangers | przechodnie, przechodniów
tourist | toerist | turysta, turystka
street vendor | straatverkoper, straatverkoopster | uliczny sprzedawca
pastry chef | banketbakker, taartenbakker | cukiernik, cukierniczka
ice cream seller | ijscoman, ijsverkoper | lodziarz
barista | barista | barista, baristka
butcher | slagersvrouw | rzeźnik, masarz
barber | barbier | golibroda, barber
plumber | loodgieter | hydraulik
electrician | elektricien | elektryk
builder | bouwvakker, metselaar | budowlaniec, murarz
chimney sweep | schoorsteenveger | kominiarz
cowboy | cowboy | kowboj
taxi driver | taxichauffeur | taksówkarz
office worker | kantoormedewerker | urzędnik, urzędniczka, pracownik biura
courier | koerier, pakketbezorger | kurier, kurierka
guitarist | gitarist | gitarzysta, gitarzystka
painter | schilderes | malarz, malarka
boxer | bokser | bokser
footballer | voetballer | piłkarz
surfer | surfer | surfer
skateboarder | skater, skateboarder | deskorolkarz
runner | hardloopster | biegacz, biegaczka
swimmer | zwemster | pływak, pływaczka
hiker | wandelaar, wandelaarster | turysta pieszy, wędrowiec/wędrowca
priest | priester, pastoor, dominee | ksiądz/księdza, proboszcz
bride and groom | bruid en bruidegom | para młoda, pary młodej, młoda para
stray dog | zwerfhond | bezpański pies
bull | stier | byk
pigeons | duifjes | gołębie, gołębi, gołębiami
parrot | papegaai | papuga
hummingbird | kolibrie | koliber/kolibra
crane | kraanvogel | żuraw
peacock | pauw | paw
flamingo | flamingo | flaming
goldfish | goudvis | złota rybka, złotą rybkę
wild boar | wild zwijn, everzwijn | dzik
camel | kameel | wielbłąd
llama | lama | lama
hamster | hamster | chomik
firefly | vuurvlieg, glimworm | świetlik
dragonfly | libel | ważka
ladybird | lieveheersbeestje | biedronka
tabby cat | cyperse kat | pręgowany kot
mountaineer | bergbeklimmer | alpinista, taternik
street musician | straatmuzikante | uliczny muzyk, ulicznego muzyka, grajek/grajka
panda | pandabeer | panda
sloth | luiaard | leniwiec/leniwca
otter | ottertje | wydra
badger | dasje | borsuk
seal | zeehond | foka
magpie | ekster | sroka
pelican | pelikaan | pelikan
turkey | kalkoen | indyk
moose | eland | łoś
reindeer | rendier | renifer
lynx | lynx | ryś
koala | koala | koala
kangaroo | kangoeroe | kangur
beaver | bever | bóbr/bobra/bobry
rat | rat | szczur
guinea pig | cavia | świnka morska
mole | mol | kret
toad | pad | ropucha
lizard | hagedis | jaszczurka
beetle | kever | żuk, chrząszcz
wasp | wesp | osa
ant | mier | mrówka
caterpillar | rups | gąsienica
lobster | kreeft | homar
gorilla | gorilla | goryl
hippo | nijlpaard | hipopotam
rhino | neushoorn | nosorożec/nosorożca
goldsmith | goudsmid | złotnik
locksmith | slotenmaker | ślusarz
miner | mijnwerker | górnik
train driver | machinist, treinmachinist | maszynista
train conductor | conducteur, conductrice | konduktor, konduktorka
pharmacist | apotheker | aptekarz, aptekarka, farmaceutka
seamstress | naaister | krawcowa
weaver | wever | tkacz, tkaczka
winemaker | wijnboer | winiarz
cheesemaker | kaasmaker | serowar
fishmonger | visboer, visverkoper | sprzedawca ryb
greengrocer | groenteboer | warzywniak
detective | detective, speurder | detektyw
judge | rechter | sędzia
surgeon | chirurg | chirurg
veterinarian | dierenarts | weterynarz, weterynarka
architect | architect | architekt
sculptor | beeldhouwer | rzeźbiarz
conductor | dirigent | dyrygent
drummer | drummer | perkusista
organ grinder | orgeldraaier | kataryniarz
magician | goochelaar | iluzjonista, magik
acrobat | acrobaat | akrobata, akrobatka
puppeteer | poppenspeler | lalkarz
hunter | jager | myśliwy/myśliwego, łowca
forester | boswachter | leśnik, leśniczy/leśniczego
lumberjack | houthakker | drwal
milkman | melkboer | mleczarz
night watchman | nachtwaker | stróż nocny
lifeguard | badmeester, strandwacht | ratownik, ratowniczka
fortune teller | waarzegster | wróżka cyganka
samurai | samoerai | samuraj
viking | viking | wiking
troll | trol | troll
alien | buitenaards wezen, alien | kosmita, obcy
scarecrow | vogelverschrikker | strach na wróble
feathers | veren, veertjes | pióra, piór
anvil | aambeeld | kowadło/kowadle
workbench | werkbank | warsztat stolarski
barrels | vaten, tonnen | beczki, beczek, beczka
bread rolls | broodjes | bułki, bułeczki
croissant | croissant | rogalik, rogal
baguette | stokbrood | bagietka
pretzel | krakeling | precel/precla
cheese | kaasje | ser/sera/sery
egg | ei/eieren, eitje | jajko/jajka/jajek
red wine | rode wijn | czerwone wino
hot chocolate | warme chocolademelk, chocolademelk, warme chocolade | gorąca czekolada, gorącą czekoladę, gorącej czekolady, kakao
juice | sap, sapje | sok
milk | melk | mleko
rice | rijst | ryż
noodles | noedels | kluski, makaron
pizza | pizza | pizza
hamburger | hamburger | hamburger
sausage | worst, worstje | kiełbasa, kiełbaska
meat | vlees | mięso
vegetables | groente, groenten | warzywa, warzyw
fruit | fruit, vruchten | owoce, owoców
tomato | tomaat | pomidor
watermelon | watermeloen | arbuz
strawberry | aardbei, aardbeien | truskawka, truskawki, truskawek
blueberries | bosbessen, blauwe bessen | jagody, jagód, borówki
grapes | druiven | winogrona, winogron
corn | maïs | kukurydza
apple pie | appeltaart | szarlotka, jabłecznik
birthday cake | verjaardagstaart | tort urodzinowy, tortem urodzinowym
wedding cake | bruidstaart | tort weselny, tortem weselnym
cookies | koekjes, koekje | ciastka, ciasteczka, ciastek, pierniczki
ice cream | ijsje, ijsjes, roomijs | lody, lodów
chocolate | chocolade | czekolada
honey | honing | miód/miodu
cream | slagroom, room | śmietana
sugar | suiker | cukier/cukru
breakfast | ontbijt | śniadanie
dinner | avondeten, diner | kolacja, obiad
picnic | picknick | piknik
sunglasses | zonnebril | okulary przeciwsłoneczne, okularach przeciwsłonecznych
raincoat | regenjasje | płaszcz przeciwdeszczowy, płaszczu przeciwdeszczowym
rubber boots | rubberlaarzen, regenlaarzen, laarsjes | kaloszki
boots | laarsje | kozaki
shoes | schoenen, schoentjes | buciki
white dress | witte jurk | biała sukienka, białej sukience, biała suknia, białej sukni
wedding dress | trouwjurk, bruidsjurk | suknia ślubna, sukni ślubnej
skirt | rok, rokje | spódnica, spódniczka
shirt | overhemd, hemd | koszula
t-shirt | t-shirt | koszulka
jacket | jas, jack | kurtka
suit | pak, kostuum | garnitur
headscarf | hoofddoek | chustka, chusta
straw hat | strohoed, strooien hoed | słomkowy kapelusz, słomkowym kapeluszu
gloves | handschoenen, wanten | rękawiczki, rękawice, rękawiczkach
apron | schort | fartuch, fartuszek
backpack | rugzak, rugzakje | plecak
ring | ring | pierścionek/pierścionka, pierścień/pierścienia
braids | vlechten, vlechtjes | warkocze, warkoczami, warkoczykami
beard | baard | broda
wrinkles | rimpels | zmarszczki
freckles | sproeten | piegi, piegami
head | hoofd | głowa
arms | armen | ramiona, ramionach
piece | stuk, stukje | kawałek/kawałka
yarn | garen, wol, bol wol | włóczka, kłębek wełny, kłębkiem wełny
fishing rod | hengel | wędka
camera | camera, fototoestel | aparat, aparat fotograficzny
phone | telefoon, mobieltje | telefon
computer | computer | komputer
laptop | laptop | laptop
map | kaart, landkaart | mapa
video games | videospelletjes | gry komputerowe
television | televisie, tv | telewizor, telewizja
fridge | koelkast | lodówka
stove | fornuis, kachel | kuchenka, piecyk
firewood | brandhout | drewno na opał
sofa | sofa, zetel | sofa, kanapa
stool | kruk, krukje | stołek/stołka, taboret
wooden table | houten tafel | drewniany stół, drewnianym stole
pillow | kussen | poduszka
blanket | dekentje | kocyk
rug | kleed | dywanik
vase | vaas | wazon
bowl | kom, kommetje | miska
pan | braadpan | patelnia
knife | mes | nóż/noża/nożem
toy | speelgoed, knuffel | zabawka, zabawki, zabawkami, pluszak
gift | cadeau, cadeautje, geschenk | prezent
drums | drumstel, trommel | perkusja, bęben/bębna
flute | fluit, dwarsfluit | flet
scooter | scooter, brommer, step | skuter, hulajnoga
taxi | taxi | taksówka
fishing boat | vissersboot, vissersbootje, viskotter, kotter | kuter, kuter rybacki, łódź rybacka, łodzi rybackiej
wheelchair | rolstoel | wózek inwalidzki
surfboard | surfplank | deska surfingowa
skateboard | skateboard | deskorolka
street lamp | lantaarnpaal, straatlamp | latarnia uliczna, latarni ulicznej, latarnią uliczną
neon signs | neonreclames, neonborden | neony
fireworks | vuurwerk | fajerwerki, fajerwerków, sztuczne ognie
campfire | kampvuur | ognisko
fireplace | open haard, haard | kominek/kominka/kominku
cherry blossoms | kersenbloesem, bloesem | kwiaty wiśni, kwitnąca wiśnia, kwitnące wiśnie
tulip | tulpje | tulipan
hydrangea | hortensia | hortensja
cactus | cactus | kaktus
palm tree | palmboom, palm | palma
pine tree | pijnboom, den | sosna
olive tree | olijfboom | drzewo oliwne
Christmas tree | kerstboom | choinka
grass | gras | trawa
full moon | volle maan | pełnia księżyca, pełnia
northern lights | noorderlicht | zorza polarna, zorza
Milky Way | melkweg | droga mleczna, drogą mleczną
starry sky | sterrenhemel, sterrenlucht | gwiaździste niebo, rozgwieżdżone niebo, gwiaździstym niebem
sandcastle | zandkasteel | zamek z piasku
tent | tentje | namiot
swing | schommel | huśtawka
hammock | hangmat | hamak
statue | standbeeld, beeld | posąg, pomnik
skyscrapers | wolkenkrabbers | wieżowce, drapacze chmur, wieżowców
lights | lichten | światła, świateł
chess | schaakspel | szachy
flag | vlag | flaga
Santa hat | kerstmuts | czapka mikołaja
dandelion | paardenbloem, paardenbloemen | dmuchawiec/dmuchawca, mlecz
bookshelf | boekenkast | regał, półka z książkami
sweets | snoep, snoepjes | cukierki, słodycze
shoulder | schouder | ramię/ramieniu
rope | touw | lina, sznur
tools | gereedschap | narzędzie
bell | bel, klok | dzwon, dzwonek/dzwonka
helmet | helm | hełm, kask
uniform | uniform | mundur
swimsuit | badpak | strój kąpielowy
wings | vleugels | skrzydła, skrzydłami
treasure | schat | skarb
shipwreck | scheepswrak, wrak | wrak, wrak statku
ball | balletje | piłeczka
snow | sneeuw | śnieg
cottage | huisje | chatka
picture | afbeelding | obrazek/obrazka
`;
