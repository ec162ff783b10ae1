/** Words of image prompts in Spanish: foreign words and their forms | English | role. */
export const SPANISH = `
# People
astronauta, astronautas | astronaut | noun
bebé, bebés | baby | noun
niño, chico, muchacho | boy | noun
cocinero, cocinera | chef | noun
niño pequeño | child | noun
niños, chicos | children | noun
pareja, parejas | couple | noun
bailarín, bailarina | dancer | noun
médico, médica, doctora | doctor | noun
dragón, dragones | dragon | noun
ojos | eyes | noun
cara, rostro | face | noun
hada | fairy | noun
familia, familias | family | noun
padre, papá | father | noun
pescador, pescadores | fisherman | noun
amigo, amiga | friend | noun
amigos, amigas | friends | noun
niña, chica, muchacha | girl | noun
abuelo | grandfather | noun
abuela | grandmother | noun
pelo, cabello | hair | noun
manos | hands | noun
rey | king | noun
caballero | knight | noun
hombre | man | noun
madre, mamá | mother | noun
anciano, viejo | old man | noun
anciana, vieja | old woman | noun
gente, personas | people | noun
persona | person | noun
princesa | princess | noun
reina | queen | noun
robot, robotes | robot | noun
samurái, samurai | samurai | noun
soldado, soldados | soldier | noun
bruja | witch | noun
mujer | woman | noun
mujeres | women | noun
hombre joven | young man | noun
mujer joven, chica joven | young woman | noun
# Animals
oso | bear | noun
pájaro, ave | bird | noun
pájaros, aves | birds | noun
mariposa, mariposas | butterfly | noun
gato, gata | cat | noun
gatos, gatas | cats | noun
vaca, vacas | cow | noun
ciervo, ciervos | deer | noun
perro, perra | dog | noun
perros | dogs | noun
elefante, elefantes | elephant | noun
pez, peces | fish | noun
zorro | fox | noun
caballo | horse | noun
caballos | horses | noun
gatito, gatitos | kitten | noun
león, leones | lion | noun
búho, lechuza | owl | noun
oso panda, panda | panda | noun
conejo, conejos | rabbit | noun
tigre, tigres | tiger | noun
ballena, ballenas | whale | noun
lobo, lobos | wolf | noun
# Plants and food
manzana, manzanas | apple | noun
pan | bread | noun
tarta, pastel, torta | cake | noun
flor de cerezo, cerezo en flor | cherry blossom | noun
café | coffee | noun
flor | flower | noun
flores | flowers | noun
hojas | leaves | noun
rosa, rosas | rose | noun
té | tea | noun
árbol | tree | noun
árboles | trees | noun
# Things and buildings
avión, aviones | aeroplane | noun
cama, camas | bed | noun
bicicleta, bicicletas, bici | bicycle | noun
barco, barcos, barca | boat | noun
libro, libros | book | noun
puente, puentes | bridge | noun
vela, velas | candle | noun
coche, coches, carro, carros, auto, autos | car | noun
castillo, castillos | castle | noun
silla, sillas | chair | noun
iglesia, iglesias | church | noun
nubes, nube | clouds | noun
taza, tazas | cup | noun
puerta, puertas | door | noun
vestido, vestidos | dress | noun
fuego | fire | noun
guitarra, guitarras | guitar | noun
sombrero | hat | noun
casa, casas | house | noun
lámpara, lámparas | lamp | noun
luz, luces | light | noun
faro, faros | lighthouse | noun
luna | moon | noun
piano | piano | noun
zapatos | shoes | noun
estrellas | stars | noun
sol | sun | noun
espada, espadas | sword | noun
mesa, mesas | table | noun
templo, templos | temple | noun
tren, trenes | train | noun
paraguas | umbrella | noun
agua | water | noun
ventana, ventanas | window | noun
# Places
playa, playas | beach | place
dormitorio, habitación | bedroom | place
ciudad, ciudades | city | place
desierto | desert | place
campo, campos | field | place
bosque, bosques | forest | place
jardín, jardines | garden | place
cocina, cocinas | kitchen | place
lago, lagos | lake | place
biblioteca, bibliotecas | library | place
mercado, mercados | market | place
montaña | mountain | place
montañas | mountains | place
parque, parques | park | place
río, ríos | river | place
mar | sea | place
cielo | sky | place
espacio | space | place
estación, estación de tren | station | place
calle, calles | street | place
pueblo, pueblos, aldea | village | place
cascada, cascadas | waterfall | place
# Times, seasons, weather
por la tarde, tarde | afternoon | time
otoño | autumn | time
navidad | Christmas | time
amanecer, alba | dawn | time
anochecer, crepúsculo | dusk | time
al caer la tarde | evening | time
niebla, neblina | fog | time
por la mañana, mañana | morning | time
noche, noches | night | time
lluvia | rain | time
nieve | snow | time
primavera | spring | time
tormenta | storm | time
verano | summer | time
atardecer, puesta de sol, ocaso | sunset | time
invierno | winter | time
# Colours
negro, negra, negros, negras | black | adjective
azul, azules | blue | adjective
marrón, marrones | brown | adjective
dorado, dorada, dorados, doradas | golden | adjective
verde, verdes | green | adjective
gris, grises | grey | adjective
naranja, anaranjado, anaranjada, anaranjados, anaranjadas | orange | adjective
rosado, rosada, rosados, rosadas, color rosa | pink | adjective
morado, morada, morados, moradas, violeta | purple | adjective
rojo, roja, rojos, rojas | red | adjective
blanco, blanca, blancos, blancas | white | adjective
amarillo, amarilla, amarillos, amarillas | yellow | adjective
# Qualities
abandonado, abandonada, abandonados, abandonadas | abandoned | adjective
hermoso, hermosa, hermosos, hermosas, bello, bella, bellos, bellas, bonito, bonita, bonitos, bonitas | beautiful | adjective
grande, grandes | big | adjective
colorido, colorida, coloridos, coloridas | colourful | adjective
lindo, linda, lindos, lindas, tierno, tierna, tiernos, tiernas | cute | adjective
vacío, vacía, vacíos, vacías | empty | adjective
antiguo, antigua, antiguos, antiguas | old | adjective
pequeño, pequeña, pequeños, pequeñas | small | adjective
mojado, mojada, mojados, mojadas | wet | adjective
joven, jóvenes | young | adjective
# Feelings
asustado, asustada, asustados, asustadas, miedo | afraid | feeling
enfadado, enfadada, enfadados, enfadadas, enojado, enojada, enojados, enojadas, furioso, furiosa, furiosos, furiosas | angry | feeling
tranquilo, tranquila, tranquilos, tranquilas, sereno, serena, serenos, serenas | calm | feeling
feliz, felices, contento, contenta, contentos, contentas, alegre, alegres | happy | feeling
enamorado, enamorada, enamorados, enamoradas | in love | feeling
solitario, solitaria, solitarios, solitarias, solo, sola | lonely | feeling
nervioso, nerviosa, nerviosos, nerviosas | nervous | feeling
triste, tristes | sad | feeling
sorprendido, sorprendida, sorprendidos, sorprendidas | surprised | feeling
cansado, cansada, cansados, cansadas | tired | feeling
# Looks and pictures
render 3d | 3d render | style
estilo anime | anime | style
blanco y negro, en blanco y negro | black and white | style
caricatura, dibujos animados | cartoon | style
cinematográfico, cinematográfica, cinematográficos, cinematográficas | cinematic | style
primer plano, primerísimo plano | close-up | style
cómic, historieta | comic | style
dibujo, dibujos | drawing | style
tinta china, aguada | ink wash | style
logo, logotipo | logo | style
óleo, pintura al óleo | oil painting | style
pintura, cuadro | painting | style
dibujo a lápiz, boceto | pencil sketch | style
foto, fotos, fotografía, fotografías | photo | style
retrato, retratos | portrait | style
cartel, afiche | poster | style
fotorrealista, realista | realistic photo | style
estilo | style | style
foto antigua, fotografía antigua | vintage photo | style
acuarela, acuarelas | watercolor | style
# Actions
llevar, llevando, lleva, llevan, cargando | carry | action
escalar, escalando, escala, trepando, sube | climb | action
cocinar, cocinando, cocinan | cook | action
llorar, llorando, llora, lloran | cry | action
bailar, bailando, baila, bailan | dance | action
dibujar, dibujando, dibuja, dibujan | draw | action
beber, bebiendo, bebe, beben, tomando | drink | action
comer, comiendo, come, comen | eat | action
caer, cayendo, cae, caen | fall | action
luchar, luchando, lucha, luchan, peleando | fight | action
pescar, pescando, pesca, pescan | fish | action
flotar, flotando, flota, flotan | float | action
volar, volando, vuela, vuelan | fly | action
sostener, sosteniendo, sostiene, sostienen, sujetando | hold | action
abrazar, abrazando, abraza, abrazan, abrazados | hugging | action
saltar, saltando, salta, saltan | jump | action
besar, besando, besa, besan, besándose | kiss | action
tejer, tejiendo, teje, tejen | knitting | action
reír, riendo, ríe, ríen | laugh | action
tumbado, tumbada, acostado, acostada | lying | action
escuchar, escuchando, escucha, escuchan | listen to | action
mirar, mirando, mira, miran, contemplando | look at | action
pintar, pintando, pinta, pintan | paint | action
jugar, jugando, juega, juegan | play | action
tocar, tocando, toca, tocan | play | action
rezar, rezando, reza, rezan | pray | action
leer, leyendo, lee, leen | read | action
reparar, reparando, repara, arreglando, remendando | repair | action
montar, montando, monta, montan, cabalgando | ride | action
correr, corriendo, corre, corren | running | action
cantar, cantando, canta, cantan | sing | action
sentarse, sentado, sentada, sentados, sentadas | sitting | action
dormir, durmiendo, duerme, duermen, dormido, dormida | sleep | action
sonreír, sonriendo, sonríe, sonríen, sonriente | smile | action
de pie, parado, parada, parados | stand | action
nadar, nadando, nada, nadan | swimming | action
esperar, esperando, espera, esperan | wait for | action
caminar, caminando, camina, caminan, pasear, paseando, pasea, pasean | walk | action
vistiendo, viste, visten, vestido con, vestida de | wear | action
trabajar, trabajando, trabaja, trabajan | work | action
escribir, escribiendo, escribe, escriben | write | action
# Numbers
uno | one | number
dos | two | number
tres | three | number
cuatro | four | number
cinco | five | number
seis | six | number
siete | seven | number
ocho | eight | number
nueve | nine | number
diez | ten | number
# Articles, prepositions and small words
un, una, unos, unas | a | article
el, la, los, las | the | article
de | of | preposition
del | of the | preposition
en | in | preposition
sobre, encima de | on | preposition
bajo, debajo de | under | preposition
con | with | preposition
sin | without | preposition
junto a, al lado de, cerca de | beside | preposition
delante de, frente a, enfrente de | in front of | preposition
detrás de, tras | behind | preposition
entre | between | preposition
por, a través de | through | preposition
hacia | towards | preposition
desde | from | preposition
para | for | preposition
a | to | preposition
al | to the | preposition
alrededor de | around | preposition
dentro de | inside | preposition
mientras | while | preposition
y, e | and | preposition
está, están, es, son | is | particle
que | who | pronoun
su, sus | their | pronoun
mi, mis | my | pronoun
él | he | pronoun
ella | she | pronoun
muchos, muchas | many | number
`;
