/** Animals, people, food and things of image prompts in Italian: foreign words and their forms | English | role. */
export const ITALIAN_THINGS = `
# Animals
dinosauro | dinosaur | noun
dinosauri | dinosaurs | noun
ape | bee | noun
api | bees | noun
ragno | spider | noun
ragni | spiders | noun
serpente | snake | noun
serpenti | snakes | noun
rana | frog | noun
rane | frogs | noun
tartaruga | turtle | noun
tartarughe | turtles | noun
anatra | duck | noun
anatre | ducks | noun
cigno | swan | noun
cigni | swans | noun
gallina, pollo | chicken | noun
galline, polli | chickens | noun
gallo | rooster | noun
galli | roosters | noun
maiale, maialino | pig | noun
maiali, maialini | pigs | noun
capra | goat | noun
capre | goats | noun
asino | donkey | noun
asini | donkeys | noun
scimmia | monkey | noun
scimmie | monkeys | noun
giraffa | giraffe | noun
giraffe | giraffes | noun
zebra | zebra | noun
zebre | zebras | noun
coccodrillo | crocodile | noun
coccodrilli | crocodiles | noun
delfino | dolphin | noun
delfini | dolphins | noun
squalo | shark | noun
squali | sharks | noun
polpo, piovra | octopus | noun
polpi, piovre | octopuses | noun
pinguino | penguin | noun
pinguini | penguins | noun
aquila | eagle | noun
aquile | eagles | noun
corvo | crow | noun
corvi | crows | noun
pappagallo | parrot | noun
pappagalli | parrots | noun
piccione, colomba | pigeon | noun
piccioni, colombe | pigeons | noun
gabbiano | seagull | noun
gabbiani | seagulls | noun
scoiattolo | squirrel | noun
scoiattoli | squirrels | noun
riccio | hedgehog | noun
ricci | hedgehogs | noun
topo, topolino | mouse | noun
topi, topolini | mouses | noun
pipistrello | bat | noun
pipistrelli | bats | noun
lumaca | snail | noun
lumache | snails | noun
unicorno | unicorn | noun
unicorni | unicorns | noun
cucciolo, cagnolino | puppy | noun
cuccioli, cagnolini | puppies | noun
orso polare | polar bear | noun
orsi polari | polar bears | noun
granchio | crab | noun
granchi | crabs | noun
medusa | jellyfish | noun
meduse | jellyfishes | noun
procione | raccoon | noun
procioni | raccoons | noun
mostro | monster | noun
mostri | monsters | noun
# People
insegnante, maestro, maestra | teacher | noun
insegnanti, maestri, maestre | teachers | noun
studente, studentessa | student | noun
studenti, studentesse | students | noun
contadino, contadina, agricoltore | farmer | noun
contadini, contadine, agricoltori | farmers | noun
poliziotto, poliziotta | police officer | noun
poliziotti, poliziotte | police officers | noun
vigile del fuoco, pompiere | firefighter | noun
vigili del fuoco, pompieri | firefighters | noun
infermiera, infermiere | nurse | noun
infermieri | nurses | noun
musicista | musician | noun
musicisti | musicians | noun
cantante | singer | noun
cantanti | singers | noun
artista, pittore, pittrice | artist | noun
artisti, pittori, pittrici | artists | noun
pirata | pirate | noun
pirati | pirates | noun
mago, stregone | wizard | noun
maghi, stregoni | wizards | noun
angelo | angel | noun
angeli | angels | noun
fantasma | ghost | noun
fantasmi | ghosts | noun
sirena | mermaid | noun
sirene | mermaids | noun
sposa | bride | noun
spose | brides | noun
sposo | groom | noun
sposi | grooms | noun
fornaio, panettiere | baker | noun
fornai, panettieri | bakers | noun
cameriere, cameriera | waiter | noun
camerieri | waiters | noun
pagliaccio | clown | noun
pagliacci | clowns | noun
monaco | monk | noun
monaci | monks | noun
scienziato, scienziata | scientist | noun
scienziati, scienziate | scientists | noun
guerriero, guerriera | warrior | noun
guerrieri, guerriere | warriors | noun
fratello | brother | noun
fratelli | brothers | noun
sorella | sister | noun
sorelle | sisters | noun
figlio | son | noun
figli | sons | noun
figlia | daughter | noun
figlie | daughters | noun
uomini | men | noun
ragazze, bambine | girls | noun
folla, folle | crowd | noun
# Food and drink
formaggio, formaggi | cheese | noun
uovo, uova | egg | noun
latte | milk | noun
vino, vini | wine | noun
birra, birre | beer | noun
cioccolato, cioccolata | chocolate | noun
gelato, gelati | ice cream | noun
pizza, pizze | pizza | noun
zuppa, minestra, zuppe, minestre | soup | noun
riso | rice | noun
carne, carni | meat | noun
miele | honey | noun
fragola, fragole | strawberry | noun
banana, banane | banana | noun
limone, limoni | lemon | noun
uva | grapes | noun
ciliegia, ciliegie | cherry | noun
pesche | peach | noun
anguria, cocomero, angurie, cocomeri | watermelon | noun
pomodoro, pomodori | tomato | noun
patata, patate | potato | noun
carota, carote | carrot | noun
zucca, zucche | pumpkin | noun
fungo, funghi | mushroom | noun
frutta, frutti | fruit | noun
verdure, verdura | vegetables | noun
biscotto, biscotti | biscuit | noun
pasta, spaghetti | noodles | noun
colazione, colazioni | breakfast | noun
cena, cene | dinner | noun
# Household things
divano, divani | sofa | noun
poltrona, poltrone | armchair | noun
scaffale, mensola, scaffali, mensole | shelf | noun
specchio, specchi | mirror | noun
orologio, orologi | clock | noun
chiave, chiavi | key | noun
scatola, scatole | box | noun
valigia, valigie | suitcase | noun
zaino, zaini | backpack | noun
borsa, borse | bag | noun
cesto, cestino, cesti, cestini | basket | noun
bottiglia, bottiglie | bottle | noun
bicchiere, calice, bicchieri, calici | glass | noun
piatto, piatti | plate | noun
coltello, coltelli | knife | noun
cucchiaio, cucchiai | spoon | noun
teiera, teiere | teapot | noun
vaso, vasi | vase | noun
coperta, coperte | blanket | noun
cuscino, cuscini | pillow | noun
tappeto, tappeti | carpet | noun
scopa, scope | broom | noun
secchio, secchiello, secchi, secchielli | bucket | noun
scala a pioli, scale a pioli | ladder | noun
giornale, giornali | newspaper | noun
lettera, lettere | letter | noun
mappa, cartina, mappe, cartine | map | noun
pennello, pennelli | paintbrush | noun
macchina fotografica, fotocamera, macchine fotografica, fotocamere | camera | noun
telefono, cellulare, telefoni, cellulari | phone | noun
computer | computer | noun
palla, pallone, palle, palloni | ball | noun
aquilone, aquiloni | kite | noun
palloncino, palloncini | balloon | noun
bambola, bambole | doll | noun
orsacchiotto, peluche, orsacchiotti, peluchi | teddy bear | noun
giocattolo, giocattoli | toy | noun
regalo, regali | gift | noun
lanterna, lanterne | lantern | noun
bandiera, bandiere | flag | noun
anello, anelli | ring | noun
corona, corone | crown | noun
maschera, maschere | mask | noun
violino, violini | violin | noun
calcio, pallone da calcio, palloni da calcio | football | noun
scacchi | chess | noun
# Clothes
cappotto, cappotti | coat | noun
giacca, giacche | jacket | noun
camicia, maglietta, camicie, magliette | shirt | noun
sciarpa, sciarpe | scarf | noun
guanti | gloves | noun
stivali | boots | noun
occhiali | glasses | noun
occhiali da sole | sunglasses | noun
completo elegante, smoking, completi elegante | suit | noun
kimono | kimono | noun
armatura, armature | armour | noun
# Buildings and vehicles
torre, torri | tower | noun
palazzo, palazzi | palace | noun
edificio, edifici | building | noun
grattacielo, grattacieli | skyscraper | noun
capanna, baita, capanne, baite | cabin | noun
mulino, mulino a vento, mulini, mulini a vento | windmill | noun
muro, parete, muri, pareti | wall | noun
tetto, tetti | roof | noun
scale, scala | stairs | noun
fontana, fontane | fountain | noun
statua, statue | statue | noun
panchina, panchine | bench | noun
tenda, tende | tent | noun
autobus | bus | noun
camion | truck | noun
motocicletta, moto, motociclette | motorcycle | noun
tram | tram | noun
barca a vela, veliero, barche a vela, velieri | sailing boat | noun
astronave, navicella spaziale, astronavi, navicelle spaziale | spaceship | noun
razzo, razzi | rocket | noun
mongolfiera, mongolfiere | hot air balloon | noun
altalena, altalene | swing | noun
rovine | ruins | noun
# Nature
sabbia, sabbie | sand | noun
castello di sabbia, castelli di sabbia | sandcastle | noun
onda, onde | wave | noun
foglia | leaf | noun
erba, erbe | grass | noun
pietra, sasso, roccia, pietre, sassi, rocce | stone | noun
ghiaccio, ghiacci | ice | noun
vulcano, vulcani | volcano | noun
arcobaleno, arcobaleni | rainbow | noun
stella | star | noun
pianeta, pianeti | planet | noun
fulmine, lampo, fulmini, lampi | lightning | noun
fumo, fumi | smoke | noun
ombra, ombre | shadow | noun
riflesso, riflessi | reflection | noun
girasole, girasoli | sunflower | noun
palma, palme, palmi | palm tree | noun
cactus | cactus | noun
mazzo di fiori, bouquet, mazzi di fiori | bouquet | noun
pupazzo di neve, pupazzi di neve | snowman | noun
fuochi d'artificio | fireworks | noun
# More of every day
pecora, pecore, pecori | sheep | noun
capodoglio, capodogli | whale | noun
recinto, staccionata, recinti, staccionate | fence | noun
tesoro, tesori | treasure | noun
lavagna, lavagne | blackboard | noun
conchiglia, conchiglie | seashell | noun
trattore, trattori | tractor | noun
lampione, lampioni | street lamp | noun
nido, nidi | nest | noun
pantaloni | trousers | noun
gonna, gonne | skirt | noun
grembiule, grembiuli | apron | noun
impasto | dough | noun
gomitolo, gomitoli | ball of yarn | noun
burro | butter | noun
`;
