/** Words of image prompts in Italian: foreign words and their forms | English | role. */
export const ITALIAN = `
# People
astronauta | astronaut | noun
neonato, bebè | baby | noun
ragazzo, bambino | boy | noun
cuoco, cuoca | chef | noun
bimbo, bimba | child | noun
bambini, ragazzi | children | noun
coppia | couple | noun
ballerino, ballerina | dancer | noun
medico, dottore, dottoressa | doctor | noun
drago, draghi | dragon | noun
occhi | eyes | noun
volto, viso, faccia | face | noun
fata | fairy | noun
famiglia | family | noun
padre, papà | father | noun
pescatore | fisherman | noun
amico, amica | friend | noun
amici, amiche | friends | noun
ragazza, bambina | girl | noun
nonno | grandfather | noun
nonna | grandmother | noun
capelli | hair | noun
mani | hands | noun
re | king | noun
cavaliere | knight | noun
uomo | man | noun
madre, mamma | mother | noun
anziano, vecchio | old man | noun
anziana, vecchia | old woman | noun
gente, persone | people | noun
persona | person | noun
principessa | princess | noun
regina | queen | noun
robot | robot | noun
samurai | samurai | noun
soldato | soldier | noun
strega | witch | noun
donna | woman | noun
donne | women | noun
giovane uomo | young man | noun
giovane donna, ragazza giovane | young woman | noun
# Animals
orso, orsi | bear | noun
uccello | bird | noun
uccelli | birds | noun
farfalla, farfalle | butterfly | noun
gatto, gatta | cat | noun
gatti | cats | noun
mucca, mucche | cow | noun
cervo, cervi | deer | noun
cane | dog | noun
cani | dogs | noun
elefante, elefanti | elephant | noun
pesce, pesci | fish | noun
volpe, volpi | fox | noun
cavallo | horse | noun
cavalli | horses | noun
gattino, gattini | kitten | noun
leone, leoni | lion | noun
gufo, civetta | owl | noun
panda | panda | noun
coniglio, conigli | rabbit | noun
tigre, tigri | tiger | noun
lupo, lupi | wolf | noun
# Plants and food
mela, mele | apple | noun
pane | bread | noun
torta, dolce | cake | noun
fiori di ciliegio | cherry blossom | noun
caffè | coffee | noun
fiore | flower | noun
fiori | flowers | noun
foglie | leaves | noun
rosa rossa, rose rosse | rose | noun
tè | tea | noun
albero | tree | noun
alberi | trees | noun
# Things and buildings
aereo, aeroplano | aeroplane | noun
letto, letti | bed | noun
bicicletta, bici | bicycle | noun
barca, barche | boat | noun
libro, libri | book | noun
ponte, ponti | bridge | noun
candela, candele | candle | noun
macchina, auto, automobile | car | noun
castello, castelli | castle | noun
sedia, sedie | chair | noun
chiesa, chiese | church | noun
nuvole, nuvola | clouds | noun
tazza, tazze | cup | noun
porta, porte | door | noun
vestito, abito | dress | noun
fuoco | fire | noun
chitarra | guitar | noun
cappello | hat | noun
casa, case | house | noun
lampada, lampade | lamp | noun
luce, luci | light | noun
faro, fari | lighthouse | noun
luna | moon | noun
pianoforte, piano | piano | noun
scarpe | shoes | noun
stelle | stars | noun
sole | sun | noun
spada | sword | noun
tavolo, tavola | table | noun
tempio | temple | noun
treno, treni | train | noun
ombrello, ombrelli | umbrella | noun
acqua | water | noun
finestra, finestre | window | noun
# Places
spiaggia | beach | place
camera da letto, camera | bedroom | place
città | city | place
deserto | desert | place
campo, campi, prato | field | place
foresta, bosco | forest | place
giardino, giardini | garden | place
cucina | kitchen | place
lago | lake | place
biblioteca | library | place
mercato | market | place
montagna | mountain | place
montagne | mountains | place
parco | park | place
fiume | river | place
mare | sea | place
cielo | sky | place
spazio | space | place
stazione | station | place
strada, via | street | place
villaggio, paese, borgo | village | place
cascata | waterfall | place
# Times, seasons, weather
pomeriggio | afternoon | time
autunno | autumn | time
natale | Christmas | time
alba | dawn | time
crepuscolo | dusk | time
sera | evening | time
nebbia | fog | time
mattina, mattino | morning | time
notte | night | time
pioggia | rain | time
neve | snow | time
primavera | spring | time
tempesta, temporale | storm | time
estate | summer | time
tramonto | sunset | time
inverno | winter | time
# Colours
nero, nera, neri, nere | black | adjective
blu, azzurro, azzurra, azzurri, azzurre | blue | adjective
marrone, marroni | brown | adjective
dorato, dorata, dorati, dorate | golden | adjective
verde, verdi | green | adjective
grigio, grigia | grey | adjective
arancione, arancioni | orange | adjective
rosa | pink | adjective
viola | purple | adjective
rosso, rossa, rossi, rosse | red | adjective
bianco, bianca, bianchi, bianche | white | adjective
giallo, gialla, gialli, gialle | yellow | adjective
# Qualities
abbandonato, abbandonata, abbandonati, abbandonate | abandoned | adjective
bello, bella, belle | beautiful | adjective
grande, grandi | big | adjective
colorato, colorata, colorati, colorate | colourful | adjective
carino, carina, carini, carine | cute | adjective
vuoto, vuota, vuoti, vuote | empty | adjective
antico, antica, vecchi, vecchie | old | adjective
piccolo, piccola, piccoli, piccole | small | adjective
bagnato, bagnata, bagnati, bagnate | wet | adjective
giovane, giovani | young | adjective
# Feelings
spaventato, spaventata, spaventati, spaventate, impaurito, impaurita, impauriti, impaurite | afraid | feeling
arrabbiato, arrabbiata, arrabbiati, arrabbiate, furioso, furiosa, furiosi, furiose | angry | feeling
calmo, calma, calmi, calme, tranquillo, tranquilla, tranquilli, tranquille, sereno, serena, sereni, serene | calm | feeling
felice, felici, contento, contenta, contenti, contente | happy | feeling
innamorato, innamorata, innamorati, innamorate | in love | feeling
solitario, solitaria, solo, sola | lonely | feeling
nervoso, nervosa | nervous | feeling
triste, tristi | sad | feeling
sorpreso, sorpresa | surprised | feeling
stanco, stanca, stanchi, stanche | tired | feeling
# Looks and pictures
rendering 3d | 3d render | style
stile anime | anime | style
bianco e nero, in bianco e nero | black and white | style
cartone animato | cartoon | style
cinematografico, cinematografica | cinematic | style
primo piano | close-up | style
fumetto | comic | style
disegno | drawing | style
inchiostro | ink wash | style
logo | logo | style
olio su tela, dipinto a olio | oil painting | style
dipinto, quadro | painting | style
disegno a matita, schizzo | pencil sketch | style
fotografia, foto | photo | style
ritratto | portrait | style
manifesto, locandina | poster | style
fotorealistico, realistico, realistica | realistic photo | style
stile, nello stile | style | style
foto d'epoca, vecchia foto | vintage photo | style
acquerello | watercolor | style
# Actions
portare, portando, portano, trasporta | carry | action
arrampicarsi, arrampicare, arrampicando, arrampica, scalando | climb | action
cucinare, cucinando, cucinano | cook | action
piangere, piangendo, piange, piangono | cry | action
ballare, ballando, balla, ballano, danzare | dance | action
disegnare, disegnando, disegna, disegnano | draw | action
bere, bevendo, beve, bevono | drink | action
mangiare, mangiando, mangia, mangiano | eat | action
cadere, cadendo, cade, cadono | fall | action
combattere, combattendo, combatte, combattono | fight | action
pescare, pescando, pesca, pescano | fish | action
galleggiare, galleggiando, galleggia, galleggiano | float | action
volare, volando, vola, volano | fly | action
tenere, tenendo, tiene, tengono | hold | action
abbracciare, abbracciando, abbraccia, abbracciano, abbracciati | hugging | action
saltare, saltando, salta, saltano | jump | action
baciare, baciando, bacia, baciano, si baciano | kiss | action
lavorare a maglia, sferruzza, sferruzzando | knitting | action
ridere, ridendo, ride, ridono | laugh | action
sdraiato, sdraiata, sdraiati | lying | action
ascoltare, ascoltando, ascolta, ascoltano | listen to | action
guardare, guardando, guarda, guardano, osservando | look at | action
dipingere, dipingendo, dipinge, dipingono | paint | action
giocare, giocando, gioca, giocano | play | action
suonare, suonando, suona, suonano | play | action
leggere, leggendo, legge, leggono | read | action
riparare, riparando, ripara, rammendando | repair | action
cavalcare, cavalcando, cavalca, cavalcano, a cavallo | ride | action
correre, correndo, corre, corrono | running | action
cantare, cantando, canta, cantano | sing | action
sedere, seduto, seduta, seduti, sedute, siede | sitting | action
dormire, dormendo, dorme, dormono, addormentato, addormentata | sleep | action
sorridere, sorridendo, sorride, sorridono, sorridente | smile | action
in piedi | stand | action
nuotare, nuotando, nuota, nuotano | swimming | action
aspettare, aspettando, aspetta, aspettano | wait for | action
camminare, camminando, cammina, camminano, passeggia, passeggiano, passeggiando | walk | action
indossare, indossando, indossa, indossano, vestito di, vestita di | wear | action
lavorare, lavorando, lavora, lavorano | work | action
scrivere, scrivendo, scrive, scrivono | write | action
# Numbers
due | two | number
tre | three | number
quattro | four | number
cinque | five | number
sei | six | number
sette | seven | number
otto | eight | number
nove | nine | number
dieci | ten | number
# Articles, prepositions and small words
un, uno, una, un' | a | article
il, lo, la, i, gli, le, l' | the | article
di, d' | of | preposition
del, dello, della, dell', dei, degli, delle | of the | preposition
in | in | preposition
nel, nello, nella, nell', nei, negli, nelle | in the | preposition
su | on | preposition
sul, sullo, sulla, sull', sui, sugli, sulle | on the | preposition
a, ad | at | preposition
al, allo, alla, all', ai, agli, alle | at the | preposition
da | from | preposition
dal, dallo, dalla, dall', dai, dagli, dalle | from the | preposition
con | with | preposition
senza | without | preposition
sotto | under | preposition
sopra | above | preposition
accanto a, vicino a | beside | preposition
davanti a | in front of | preposition
dietro | behind | preposition
tra, fra | between | preposition
attraverso | through | preposition
verso | towards | preposition
per | for | preposition
intorno a | around | preposition
mentre | while | preposition
e, ed | and | preposition
sta, stanno, è, sono | is | particle
che | who | pronoun
suo, sua, suoi, sue, loro | their | pronoun
mio, mia, miei, mie | my | pronoun
lui | he | pronoun
lei | she | pronoun
molti, molte | many | number
`;
