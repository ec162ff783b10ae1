/** Words of image prompts in German: foreign words and their forms | English | role. */
export const GERMAN = `
# People
astronaut, astronautin | astronaut | noun
baby, babys | baby | noun
junge, jungen, bub | boy | noun
koch, köchin | chef | noun
kind | child | noun
kinder, kindern | children | noun
paar, pärchen | couple | noun
tänzer, tänzerin | dancer | noun
arzt, ärztin | doctor | noun
drache, drachen | dragon | noun
augen | eyes | noun
gesicht | face | noun
fee | fairy | noun
familie, familien | family | noun
vater, papa | father | noun
fischer | fisherman | noun
freund, freundin | friend | noun
freunde, freundinnen | friends | noun
mädchen | girl | noun
großvater, opa | grandfather | noun
großmutter, oma | grandmother | noun
haar, haare, haaren | hair | noun
hände, händen | hands | noun
könig | king | noun
ritter | knight | noun
mann | man | noun
mutter, mama | mother | noun
alter mann, greis | old man | noun
alte frau, alte dame | old woman | noun
leute, menschen | people | noun
mensch, person | person | noun
prinzessin | princess | noun
königin | queen | noun
roboter | robot | noun
samurai | samurai | noun
soldat, soldaten | soldier | noun
hexe | witch | noun
frau | woman | noun
frauen | women | noun
junger mann, jungen mann, jungem mann | young man | noun
junge frau, jungen frau, junge dame | young woman | noun
# Animals
bär, bären | bear | noun
vogel | bird | noun
vögel, vögeln | birds | noun
schmetterling, schmetterlinge | butterfly | noun
katze, kater | cat | noun
katzen | cats | noun
kuh, kühe | cow | noun
hirsch, reh, rehe | deer | noun
hund, hündin | dog | noun
hunde, hunden | dogs | noun
elefant, elefanten | elephant | noun
fisch, fische | fish | noun
fuchs, füchse | fox | noun
pferd | horse | noun
pferde, pferden | horses | noun
kätzchen | kitten | noun
löwe, löwen | lion | noun
eule | owl | noun
panda, pandabär | panda | noun
hase, hasen, kaninchen | rabbit | noun
tiger | tiger | noun
wolf, wölfe | wolf | noun
# Plants and food
apfel, äpfel | apple | noun
brot | bread | noun
kuchen, torte | cake | noun
kirschblüte, kirschblüten | cherry blossom | noun
kaffee | coffee | noun
blume, blüte | flower | noun
blumen, blüten | flowers | noun
blätter, laub | leaves | noun
rose, rosen | rose | noun
tee | tea | noun
baum | tree | noun
bäume, bäumen | trees | noun
# Things and buildings
flugzeug, flugzeuge | aeroplane | noun
bett, betten | bed | noun
fahrrad, fahrräder | bicycle | noun
boot, boote | boat | noun
buch, bücher | book | noun
brücke, brücken | bridge | noun
kerze, kerzen | candle | noun
auto, autos, wagen | car | noun
schloss, burg | castle | noun
stuhl, stühle | chair | noun
kirche, kirchen | church | noun
wolken, wolke | clouds | noun
tasse, tassen, becher | cup | noun
tür, türen | door | noun
kleid, kleider | dress | noun
feuer | fire | noun
gitarre, gitarren | guitar | noun
hut, hüte | hat | noun
haus, häuser | house | noun
lampe, lampen | lamp | noun
licht, lichter | light | noun
leuchtturm | lighthouse | noun
mond | moon | noun
klavier | piano | noun
schuhe | shoes | noun
sterne | stars | noun
sonne | sun | noun
schwert, schwerter | sword | noun
tisch, tische | table | noun
tempel | temple | noun
zug, züge | train | noun
regenschirm, schirm | umbrella | noun
wasser | water | noun
fenster, fenstern | window | noun
# Places
strand | beach | place
schlafzimmer | bedroom | place
stadt, städte | city | place
wüste | desert | place
feld, wiese | field | place
wald, wälder | forest | place
garten | garden | place
küche | kitchen | place
see | lake | place
bibliothek | library | place
markt | market | place
berg | mountain | place
berge, bergen | mountains | place
park, stadtpark | park | place
fluss | river | place
meer | sea | place
himmel | sky | place
weltraum, weltall | space | place
bahnhof | station | place
straße, strasse, gasse | street | place
dorf, dörfer | village | place
wasserfall | waterfall | place
# Times, seasons, weather
nachmittag, nachmittags | afternoon | time
herbst | autumn | time
weihnachten | Christmas | time
morgengrauen, dämmerung | dawn | time
abenddämmerung | dusk | time
abend, abends | evening | time
nebel | fog | time
morgen, morgens, am morgen | morning | time
nacht, nachts | night | time
regen | rain | time
schnee | snow | time
frühling, frühjahr | spring | time
sturm, gewitter | storm | time
sommer | summer | time
sonnenuntergang | sunset | time
winter | winter | time
# Colours
schwarz, schwarze, schwarzer, schwarzes, schwarzem, schwarzen | black | adjective
blau, blaue, blauer, blaues, blauem, blauen | blue | adjective
braun, braune, brauner, braunes, braunem, braunen | brown | adjective
golden, goldene, goldener, goldenes, goldenem, goldenen | golden | adjective
grün, grüne, grüner, grünes, grünem, grünen | green | adjective
grau, graue, grauer, graues, grauem, grauen | grey | adjective
orange, orangefarben, orangefarbene, orangefarbener, orangefarbenes, orangefarbenem, orangefarbenen | orange | adjective
rosa, pink | pink | adjective
lila, violett, violette, violetter, violettes, violettem, violetten | purple | adjective
rot, rote, roter, rotes, rotem, roten | red | adjective
weiß, weiße, weißer, weißes, weißem, weißen, weiss, weisse, weisser, weisses, weissem, weissen | white | adjective
gelb, gelbe, gelber, gelbes, gelbem, gelben | yellow | adjective
# Qualities
verlassen, verlassene, verlassener, verlassenes, verlassenem, verlassenen | abandoned | adjective
schön, schöne, schöner, schönes, schönem, schönen, hübsch, hübsche, hübscher, hübsches, hübschem, hübschen | beautiful | adjective
groß, große, großer, großes, großem, großen, gross, grosse, grosser, grosses, grossem, grossen | big | adjective
bunt, bunte, bunter, buntes, buntem, bunten | colourful | adjective
süß, süße, süßer, süßes, süßem, süßen, niedlich, niedliche, niedlicher, niedliches, niedlichem, niedlichen | cute | adjective
leer, leere, leerer, leeres, leeren | empty | adjective
alt, alte, alter, altes, altem, alten | old | adjective
klein, kleine, kleiner, kleines, kleinem, kleinen | small | adjective
nass, nasse, nasser, nasses, nassem, nassen | wet | adjective
jung, junger, junges, jungem | young | adjective
# Feelings
ängstlich, ängstliche, ängstlicher, ängstliches, ängstlichem, ängstlichen, verängstigt, verängstigte, verängstigter, verängstigtes, verängstigtem, verängstigten, angst | afraid | feeling
wütend, wütende, wütender, wütendes, wütendem, wütenden, zornig, zornige, zorniger, zorniges, zornigem, zornigen | angry | feeling
ruhig, ruhige, ruhiger, ruhiges, ruhigem, ruhigen, friedlich, friedliche, friedlicher, friedliches, friedlichem, friedlichen | calm | feeling
glücklich, glückliche, glücklicher, glückliches, glücklichem, glücklichen, fröhlich, fröhliche, fröhlicher, fröhliches, fröhlichem, fröhlichen | happy | feeling
verliebt, verliebte, verliebter, verliebtes, verliebtem, verliebten | in love | feeling
einsam, einsame, einsamer, einsames, einsamem, einsamen | lonely | feeling
nervös, nervöse, nervöser, nervöses, nervösem, nervösen | nervous | feeling
traurig, traurige, trauriger, trauriges, traurigem, traurigen | sad | feeling
überrascht, überraschte, überraschter, überraschtes, überraschtem, überraschten, erstaunt, erstaunte, erstaunter, erstauntes, erstauntem, erstaunten | surprised | feeling
müde, müder, müdes, müden | tired | feeling
# Looks and pictures
3d-render, 3d-rendering | 3d render | style
anime-stil | anime | style
schwarz-weiß, schwarzweiß | black and white | style
zeichentrick, karikatur | cartoon | style
filmisch, filmische, filmischer, filmisches, filmischem, filmischen | cinematic | style
nahaufnahme, großaufnahme | close-up | style
comicstil | comic | style
zeichnung, zeichnungen | drawing | style
tusche, tuschezeichnung | ink wash | style
logo, logos | logo | style
ölgemälde, ölmalerei | oil painting | style
gemälde, malerei | painting | style
bleistiftzeichnung, skizze | pencil sketch | style
fotografie, foto, fotos | photo | style
porträt, portrait | portrait | style
plakat | poster | style
fotorealistisch, fotorealistische, fotorealistischer, fotorealistisches, fotorealistischem, fotorealistischen, realistisch, realistische, realistischer, realistisches, realistischem, realistischen | realistic photo | style
stil, im stil | style | style
altes foto, alte fotografie | vintage photo | style
aquarell, aquarelle | watercolor | style
# Actions
tragen, tragend, tragende, trägt | carry | action
klettern, kletternd, klettert, erklimmt | climb | action
kochen, kochend, kocht | cook | action
weinen, weinend, weinende, weint | cry | action
tanzen, tanzend, tanzende, tanzt | dance | action
zeichnen, zeichnend, zeichnet | draw | action
trinken, trinkend, trinkende, trinkt | drink | action
essen, essend, isst, frisst | eat | action
fallen, fallend, fallende, fällt | fall | action
kämpfen, kämpfend, kämpfende, kämpft | fight | action
angeln, angelnd, angelt, fischen | fish | action
schweben, schwebend, schwebende, schwebt, treibt | float | action
fliegen, fliegend, fliegende, fliegt | fly | action
halten, haltend, haltende, hält | hold | action
umarmen, umarmend, umarmt, umarmung | hugging | action
springen, springend, springende, springt | jump | action
küssen, küssend, küsst | kiss | action
stricken, strickend, strickt | knitting | action
lachen, lachend, lachende, lacht | laugh | action
liegen, liegend, liegende, liegt | lying | action
hören, hörend, hört, zuhören | listen to | action
schauen, schauend, schaut, blickt, betrachtet, anschauen | look at | action
malen, malend, malt | paint | action
spielen, spielend, spielende, spielenden, spielt | play | action
musizieren, musizierend, musiziert | play | action
lesen, lesend, lesende, liest | read | action
reparieren, reparierend, repariert, flicken, flickt | repair | action
reiten, reitend, reitende, reitet | ride | action
laufen, rennen, rennend, laufend, rennt, läuft | running | action
singen, singend, singt | sing | action
sitzen, sitzend, sitzende, sitzt | sitting | action
schlafen, schlafend, schlafende, schläft | sleep | action
lächeln, lächelnd, lächelnde, lächelt | smile | action
stehen, stehend, stehende, steht | stand | action
schwimmen, schwimmend, schwimmt | swimming | action
warten, wartend, wartende, wartet | wait for | action
gehen, gehend, geht, spazieren, spaziert | walk | action
bekleidet, gekleidet, anhaben | wear | action
arbeiten, arbeitend, arbeitende, arbeitet | work | action
schreiben, schreibend, schreibende, schreibt | write | action
# Numbers
eins | one | number
zwei | two | number
drei | three | number
vier | four | number
fünf | five | number
sechs | six | number
sieben | seven | number
acht | eight | number
neun | nine | number
zehn | ten | number
# Articles, prepositions and small words
ein, eine, einer, einem, einen, eines | a | article
der, die, das, dem, den, des | the | article
von | of | preposition
vom | of the | preposition
in | in | preposition
im | in the | preposition
auf | on | preposition
an | at | preposition
am, beim | at the | preposition
mit | with | preposition
ohne | without | preposition
unter | under | preposition
über | over | preposition
neben, bei | beside | preposition
vor | in front of | preposition
hinter | behind | preposition
zwischen | between | preposition
durch | through | preposition
zu, nach | to | preposition
zum, zur | to the | preposition
aus | from | preposition
um | around | preposition
für | for | preposition
während | while | preposition
und | and | preposition
ist, sind | is | particle
sein, seine, seinem, seinen, seiner | his | pronoun
ihr, ihre, ihrem, ihren, ihrer | her | pronoun
mein, meine, meinem, meinen, meiner | my | pronoun
er | he | pronoun
sie | she | pronoun
viele, vielen, mehrere | many | number
`;
