/** Animals, people, food and things of image prompts in German: foreign words and their forms | English | role. */
export const GERMAN_THINGS = `
# Animals
dinosaurier, dino | dinosaur | noun
dinos | dinosaurs | noun
biene | bee | noun
bienen | bees | noun
spinne | spider | noun
spinnen | spiders | noun
schlange | snake | noun
schlangen | snakes | noun
frosch | frog | noun
frösche, fröschen | frogs | noun
schildkröte | turtle | noun
schildkröten | turtles | noun
ente | duck | noun
enten | ducks | noun
schwan | swan | noun
schwäne, schwänen | swans | noun
huhn, henne | chicken | noun
hühner, hühnern, hennen | chickens | noun
hahn | rooster | noun
hähne, hähnen | roosters | noun
schwein | pig | noun
schweine, schweinen | pigs | noun
ziege | goat | noun
ziegen | goats | noun
esel | donkey | noun
affe | monkey | noun
affen | monkeys | noun
giraffe | giraffe | noun
giraffen | giraffes | noun
zebra | zebra | noun
zebras | zebras | noun
krokodil | crocodile | noun
krokodile, krokodilen | crocodiles | noun
delfin, delphin | dolphin | noun
delfine, delfinen, delphine, delphinen | dolphins | noun
hai | shark | noun
haie, haien | sharks | noun
oktopus, krake | octopus | noun
oktopusse, oktopussen, kraken | octopuses | noun
pinguin | penguin | noun
pinguine, pinguinen | penguins | noun
adler | eagle | noun
krähe, rabe | crow | noun
krähen, raben | crows | noun
papagei | parrot | noun
papageien | parrots | noun
taube | pigeon | noun
tauben | pigeons | noun
möwe | seagull | noun
möwen | seagulls | noun
eichhörnchen | squirrel | noun
igel | hedgehog | noun
maus | mouse | noun
mäuse, mäusen | mouses | noun
fledermaus | bat | noun
fledermäuse, fledermäusen | bats | noun
schnecke | snail | noun
schnecken | snails | noun
einhorn | unicorn | noun
einhörner, einhörnern | unicorns | noun
welpe | puppy | noun
welpen | puppies | noun
eisbär | polar bear | noun
eisbären | polar bears | noun
krabbe, krebs | crab | noun
krabben, krebse, krebsen | crabs | noun
qualle | jellyfish | noun
quallen | jellyfishes | noun
waschbär | raccoon | noun
waschbären | raccoons | noun
monster | monster | noun
# People
lehrer, lehrerin | teacher | noun
lehrerinnen | teachers | noun
student, studentin, schüler, schülerin | student | noun
studenten, studentinnen, schülerinnen | students | noun
bauer, bäuerin | farmer | noun
bauern, bäuerinnen | farmers | noun
polizist, polizistin | police officer | noun
polizisten, polizistinnen | police officers | noun
feuerwehrmann | firefighter | noun
feuerwehrleute, feuerwehrleuten | firefighters | noun
krankenschwester, krankenpfleger | nurse | noun
krankenschwestern | nurses | noun
musiker, musikerin | musician | noun
musikerinnen | musicians | noun
sänger, sängerin | singer | noun
sängerinnen | singers | noun
künstler, künstlerin, maler, malerin | artist | noun
künstlerinnen, malerinnen | artists | noun
pirat | pirate | noun
piraten | pirates | noun
zauberer, magier | wizard | noun
engel | angel | noun
gespenst, geist | ghost | noun
gespenster, gespenstern, geister, geistern | ghosts | noun
meerjungfrau | mermaid | noun
meerjungfrauen | mermaids | noun
braut | bride | noun
bräute, bräuten | brides | noun
bräutigam | groom | noun
bräutigame, bräutigamen | grooms | noun
bäcker, bäckerin | baker | noun
bäckerinnen | bakers | noun
kellner, kellnerin | waiter | noun
kellnerinnen | waiters | noun
clown | clown | noun
clowns | clowns | noun
mönch | monk | noun
mönche, mönchen | monks | noun
wissenschaftler, wissenschaftlerin | scientist | noun
wissenschaftlerinnen | scientists | noun
krieger, kriegerin | warrior | noun
kriegerinnen | warriors | noun
bruder | brother | noun
brüdern | brothers | noun
schwester | sister | noun
schwestern | sisters | noun
sohn | son | noun
söhne, söhnen | sons | noun
tochter | daughter | noun
töchtern | daughters | noun
männer | men | noun
jungs | boys | noun
mädels | girls | noun
menschenmenge, menge, menschenmengen | crowd | noun
# Food and drink
käse | cheese | noun
ei, eier, eiern | egg | noun
milch | milk | noun
wein, weine | wine | noun
bier, biere, bieren | beer | noun
schokolade, schokoladen | chocolate | noun
eis, eiscreme, speiseeis | ice cream | noun
pizza, pizzen | pizza | noun
suppe, suppen | soup | noun
reis | rice | noun
fleisch | meat | noun
honig | honey | noun
erdbeere, erdbeeren | strawberry | noun
banane, bananen | banana | noun
zitrone, zitronen | lemon | noun
trauben, weintrauben | grapes | noun
kirsche, kirschen | cherry | noun
pfirsich, pfirsiche, pfirsichen | peach | noun
wassermelone, wassermelonen | watermelon | noun
tomate, tomaten | tomato | noun
kartoffel, kartoffeln | potato | noun
karotte, möhre, karotten, möhren | carrot | noun
kürbis, kürbisse, kürbissen | pumpkin | noun
pilz, pilze, pilzen | mushroom | noun
obst, frucht, früchte, früchten | fruit | noun
gemüse | vegetables | noun
keks, plätzchen, kekse, keksen | biscuit | noun
nudeln | noodles | noun
frühstück | breakfast | noun
abendessen | dinner | noun
# Household things
sofa, couch, sofas | sofa | noun
sessel | armchair | noun
regal, regale, regalen | shelf | noun
spiegel | mirror | noun
uhr, uhren | clock | noun
schlüssel | key | noun
kiste, schachtel, kisten, schachteln | box | noun
koffer | suitcase | noun
rucksack, rucksäcke, rucksäcken | backpack | noun
tasche, taschen | bag | noun
korb, körbe, körben | basket | noun
flasche, flaschen | bottle | noun
glas, gläser, gläsern | glass | noun
teller | plate | noun
messer | knife | noun
löffel | spoon | noun
teekanne, teekannen | teapot | noun
vase, vasen | vase | noun
decke, decken | blanket | noun
kissen | pillow | noun
teppich, teppiche, teppichen | carpet | noun
besen | broom | noun
eimer | bucket | noun
leiter, leitern | ladder | noun
zeitung, zeitungen | newspaper | noun
brief, briefe, briefen | letter | noun
landkarte, karte, landkarten, karten | map | noun
pinsel | paintbrush | noun
kamera, kameras | camera | noun
telefon, handy, telefone, telefonen, handys | phone | noun
computer | computer | noun
ball, bälle, bällen | ball | noun
papierdrachen | kite | noun
luftballon, luftballons | balloon | noun
puppe, puppen | doll | noun
teddybär, teddy, teddybären, teddys | teddy bear | noun
spielzeug, spielzeuge, spielzeugen | toy | noun
geschenk, geschenke, geschenken | gift | noun
laterne, laternen | lantern | noun
fahne, flagge, fahnen, flaggen | flag | noun
ring, ringe, ringen | ring | noun
krone, kronen | crown | noun
maske, masken | mask | noun
geige, violine, geigen, violinen | violin | noun
fußball, fussball, fußbälle, fußbällen | football | noun
schach | chess | noun
# Clothes
mantel, mänteln | coat | noun
jacke, jacken | jacket | noun
hemd, hemden | shirt | noun
schal, schals | scarf | noun
handschuhe, handschuhen | gloves | noun
stiefel, stiefeln | boots | noun
brille, brillen | glasses | noun
sonnenbrille, sonnenbrillen | sunglasses | noun
anzug, anzüge, anzügen | suit | noun
kimono, kimonos | kimono | noun
rüstung, rüstungen | armour | noun
# Buildings and vehicles
turm, türme, türmen | tower | noun
palast, paläste, palästen | palace | noun
gebäude | building | noun
wolkenkratzer, hochhaus, hochhäuser, hochhäusern | skyscraper | noun
hütte, holzhütte, hütten | cabin | noun
windmühle, mühle, windmühlen, mühlen | windmill | noun
mauer, wand, mauern, wände, wänden | wall | noun
dach, dächer, dächern | roof | noun
treppe, treppen | stairs | noun
brunnen | fountain | noun
statue, statuen | statue | noun
bank, parkbank, bänke, bänken, parkbänke, parkbänken | bench | noun
zelt, zelte, zelten | tent | noun
bus, busse, bussen | bus | noun
lastwagen, lkw | truck | noun
motorrad, motorräder, motorrädern | motorcycle | noun
straßenbahn, straßenbahnen | tram | noun
segelboot, segelboote, segelbooten | sailing boat | noun
raumschiff, raumschiffe, raumschiffen | spaceship | noun
rakete, raketen | rocket | noun
heißluftballon, heißluftballons | hot air balloon | noun
schaukel, schaukeln | swing | noun
ruinen, ruine | ruins | noun
# Nature
sand | sand | noun
sandburg, sandburgen | sandcastle | noun
welle, wellen | wave | noun
blatt | leaf | noun
gras, gräser, gräsern | grass | noun
stein, felsen, steine, steinen | stone | noun
glatteis, eisfläche | ice | noun
vulkan, vulkane, vulkanen | volcano | noun
regenbogen | rainbow | noun
stern | star | noun
planet, planeten | planet | noun
blitz, blitze, blitzen | lightning | noun
rauch | smoke | noun
schatten | shadow | noun
spiegelung, spiegelungen | reflection | noun
sonnenblume, sonnenblumen | sunflower | noun
palme, palmen | palm tree | noun
kaktus, kakteen | cactus | noun
blumenstrauß, blumensträuße, blumensträußen | bouquet | noun
schneemann, schneemänner, schneemännern | snowman | noun
feuerwerk, feuerwerke, feuerwerken | fireworks | noun
# More of every day
schaf, schafe, schafen | sheep | noun
wal, wale, walen | whale | noun
zaun, zäune, zäunen | fence | noun
schatz, schätze, schätzen | treasure | noun
tafel, tafeln | blackboard | noun
muschel, muscheln | seashell | noun
traktor, traktoren | tractor | noun
straßenlaterne, straßenlaternen | street lamp | noun
nest, nester, nestern | nest | noun
hose, hosen | trousers | noun
rock, röcke, röcken | skirt | noun
schürze, schürzen | apron | noun
teig | dough | noun
wollknäuel | ball of yarn | noun
butter | butter | noun
`;
