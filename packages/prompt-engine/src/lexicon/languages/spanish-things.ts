/** Animals, people, food and things of image prompts in Spanish: foreign words and their forms | English | role. */
export const SPANISH_THINGS = `
# Animals
dinosaurio | dinosaur | noun
dinosaurios | dinosaurs | noun
abeja | bee | noun
abejas | bees | noun
araña | spider | noun
arañas | spiders | noun
serpiente, culebra | snake | noun
serpientes, culebras | snakes | noun
rana | frog | noun
ranas | frogs | noun
tortuga | turtle | noun
tortugas | turtles | noun
pato | duck | noun
patos | ducks | noun
cisne | swan | noun
cisnes | swans | noun
gallina, pollo | chicken | noun
gallinas, pollos | chickens | noun
gallo | rooster | noun
gallos | roosters | noun
cerdo, cerdito, chancho | pig | noun
cerdos, cerditos, chanchos | pigs | noun
cabra | goat | noun
cabras | goats | noun
burro, asno | donkey | noun
burros, asnos | donkeys | noun
mono | monkey | noun
monos | monkeys | noun
jirafa | giraffe | noun
jirafas | giraffes | noun
cebra | zebra | noun
cebras | zebras | noun
cocodrilo | crocodile | noun
cocodrilos | crocodiles | noun
delfín | dolphin | noun
delfines | dolphins | noun
tiburón | shark | noun
tiburones | sharks | noun
pulpo | octopus | noun
pulpos | octopuses | noun
pingüino | penguin | noun
pingüinos | penguins | noun
águila | eagle | noun
águilas | eagles | noun
cuervo | crow | noun
cuervos | crows | noun
loro, papagayo | parrot | noun
loros, papagayos | parrots | noun
paloma | pigeon | noun
palomas | pigeons | noun
gaviota | seagull | noun
gaviotas | seagulls | noun
ardilla | squirrel | noun
ardillas | squirrels | noun
erizo | hedgehog | noun
erizos | hedgehogs | noun
ratón, ratoncito | mouse | noun
ratones, ratoncitos | mouses | noun
murciélago | bat | noun
murciélagos | bats | noun
caracol | snail | noun
caracoles | snails | noun
unicornio | unicorn | noun
unicornios | unicorns | noun
cachorro, cachorrito, perrito | puppy | noun
cachorros, cachorritos, perritos | puppies | noun
oso polar | polar bear | noun
osos polares | polar bears | noun
cangrejo | crab | noun
cangrejos | crabs | noun
medusa | jellyfish | noun
medusas | jellyfishes | noun
mapache | raccoon | noun
mapaches | raccoons | noun
monstruo | monster | noun
monstruos | monsters | noun
# People
maestro, maestra, profesor, profesora | teacher | noun
maestros, maestras, profesores, profesoras | teachers | noun
estudiante, alumno, alumna | student | noun
estudiantes, alumnos, alumnas | students | noun
granjero, granjera, campesino, campesina, agricultor | farmer | noun
granjeros, granjeras, campesinos, campesinas, agricultores | farmers | noun
policía | police officer | noun
policías | police officers | noun
bombero, bombera | firefighter | noun
bomberos, bomberas | firefighters | noun
enfermera, enfermero | nurse | noun
enfermeras, enfermeros | nurses | noun
músico, música callejera | musician | noun
músicos, músicas callejera | musicians | noun
cantante | singer | noun
cantantes | singers | noun
artista, pintor, pintora | artist | noun
artistas, pintores, pintoras | artists | noun
pirata | pirate | noun
piratas | pirates | noun
mago, hechicero | wizard | noun
magos, hechiceros | wizards | noun
ángel | angel | noun
ángeles | angels | noun
fantasma | ghost | noun
fantasmas | ghosts | noun
sirena | mermaid | noun
sirenas | mermaids | noun
novia | bride | noun
novias | brides | noun
novio | groom | noun
novios | grooms | noun
panadero, panadera | baker | noun
panaderos, panaderas | bakers | noun
camarero, camarera, mesero, mesera | waiter | noun
camareros, camareras, meseros, meseras | waiters | noun
payaso | clown | noun
payasos | clowns | noun
monje | monk | noun
monjes | monks | noun
científico, científica | scientist | noun
científicos, científicas | scientists | noun
guerrero, guerrera | warrior | noun
guerreros, guerreras | warriors | noun
hermano | brother | noun
hermanos | brothers | noun
hermana | sister | noun
hermanas | sisters | noun
hijo | son | noun
hijos | sons | noun
hija | daughter | noun
hijas | daughters | noun
hombres | men | noun
muchachos | boys | noun
niñas, chicas | girls | noun
multitud, multitudes | crowd | noun
# Food and drink
queso, quesos | cheese | noun
huevo, huevos | egg | noun
leche | milk | noun
vino, vinos | wine | noun
cerveza, cervezas | beer | noun
chocolate, chocolates | chocolate | noun
helado, helados | ice cream | noun
pizza, pizzas | pizza | noun
sopa, sopas | soup | noun
arroz | rice | noun
carne, carnes | meat | noun
miel | honey | noun
fresa, frutilla, fresas, frutillas | strawberry | noun
plátano, banana, plátanos, bananas | banana | noun
limón, limones | lemon | noun
uvas, uva | grapes | noun
cereza, cerezas | cherry | noun
durazno, melocotón, duraznos, melocotones | peach | noun
sandía, sandías | watermelon | noun
tomate, tomates | tomato | noun
patata, patatas | potato | noun
zanahoria, zanahorias | carrot | noun
calabaza, calabazas | pumpkin | noun
seta, hongo, champiñón, setas, hongos, champiñones | mushroom | noun
fruta, frutas | fruit | noun
verduras, verdura, vegetales | vegetables | noun
galleta, galletas | biscuit | noun
fideos | noodles | noun
desayuno, desayunos | breakfast | noun
cena, cenas | dinner | noun
# Household things
sofá, sofás | sofa | noun
sillón, sillones | armchair | noun
estante, estantería, estantes, estanterías | shelf | noun
espejo, espejos | mirror | noun
reloj, relojes | clock | noun
llave, llaves | key | noun
caja, cajas | box | noun
maleta, maletas | suitcase | noun
mochila, mochilas | backpack | noun
bolso, bolsa, bolsos, bolsas | bag | noun
cesta, canasta, cestas, canastas | basket | noun
botella, botellas | bottle | noun
vaso, copa, vasos, copas | glass | noun
plato, platos | plate | noun
cuchillo, cuchillos | knife | noun
cuchara, cucharas | spoon | noun
tetera, teteras | teapot | noun
jarrón, florero, jarrones, floreros | vase | noun
manta, cobija, frazada, mantas, cobijas, frazadas | blanket | noun
almohada, cojín, almohadas, cojines | pillow | noun
alfombra, alfombras | carpet | noun
escoba, escobas | broom | noun
cubo, balde, cubos, baldes | bucket | noun
escalera de mano, escaleras de mano | ladder | noun
periódico, diario, periódicos, diarios | newspaper | noun
carta, cartas | letter | noun
mapa, mapas | map | noun
pincel, pinceles | paintbrush | noun
cámara, cámaras | camera | noun
teléfono, móvil, celular, teléfonos, móviles, celulares | phone | noun
ordenador, computadora, ordenadores, computadoras | computer | noun
pelota, balón, pelotas, balones | ball | noun
cometa, papalote, barrilete, cometas, papalotes, barriletes | kite | noun
globo, globos | balloon | noun
muñeca, muñecas | doll | noun
osito de peluche, oso de peluche, ositos de peluche, osos de peluche | teddy bear | noun
juguete, juguetes | toy | noun
regalo, regalos | gift | noun
farolillo, linterna, farolillos, linternas | lantern | noun
bandera, banderas | flag | noun
anillo, anillos | ring | noun
corona, coronas | crown | noun
máscara, mascarilla, máscaras, mascarillas | mask | noun
violín, violines | violin | noun
fútbol, balón de fútbol, balones de fútbol | football | noun
ajedrez | chess | noun
# Clothes
abrigo, abrigos | coat | noun
chaqueta, cazadora, chaquetas, cazadoras | jacket | noun
camisa, camiseta, camisas, camisetas | shirt | noun
bufanda, bufandas | scarf | noun
guantes | gloves | noun
botas | boots | noun
gafas, anteojos, lentes | glasses | noun
gafas de sol | sunglasses | noun
traje, trajes | suit | noun
kimono, kimonos | kimono | noun
armadura, armaduras | armour | noun
# Buildings and vehicles
torre, torres | tower | noun
palacio, palacios | palace | noun
edificio, edificios | building | noun
rascacielos | skyscraper | noun
cabaña, cabañas | cabin | noun
molino, molino de viento, molinos, molinos de viento | windmill | noun
muro, pared, muros, paredes | wall | noun
tejado, techo, tejados, techos | roof | noun
escaleras, escalera | stairs | noun
fuente, fuentes | fountain | noun
estatua, estatuas | statue | noun
banco, banca, bancos, bancas | bench | noun
tienda de campaña, carpa, tiendas de campaña, carpas | tent | noun
autobús, autobuses | bus | noun
camión, camioneta, camiones, camionetas | truck | noun
motocicleta, moto, motocicletas, motos | motorcycle | noun
tranvía, tranvías | tram | noun
velero, veleros | sailing boat | noun
nave espacial, naves espaciales | spaceship | noun
cohete, cohetes | rocket | noun
globo aerostático, globos aerostático | hot air balloon | noun
columpio, columpios | swing | noun
ruinas | ruins | noun
# Nature
arena | sand | noun
castillo de arena, castillos de arena | sandcastle | noun
ola, olas | wave | noun
hoja | leaf | noun
hierba, pasto, césped, hierbas, pastos, céspedes | grass | noun
piedra, roca, piedras, rocas | stone | noun
hielo, hielos | ice | noun
volcán, volcanes | volcano | noun
arcoíris, arco iris | rainbow | noun
estrella | star | noun
planeta, planetas | planet | noun
rayo, relámpago, rayos, relámpagos | lightning | noun
humo, humos | smoke | noun
sombra, sombras | shadow | noun
reflejo, reflejos | reflection | noun
girasol, girasoles | sunflower | noun
palmera, palma, palmeras, palmas | palm tree | noun
cactus | cactus | noun
ramo, ramo de flores, ramos, ramos de flores | bouquet | noun
muñeco de nieve, muñecos de nieve | snowman | noun
fuegos artificiales | fireworks | noun
# More of every day
oveja, ovejas | sheep | noun
cachalote, cachalotes | whale | noun
valla, cerca, vallas, cercas | fence | noun
tesoro, tesoros | treasure | noun
pizarra, pizarras | blackboard | noun
concha, caracola, conchas, caracolas | seashell | noun
tractor, tractores | tractor | noun
farola, farolas | street lamp | noun
nido, nidos | nest | noun
pantalones, vaqueros | trousers | noun
falda, faldas | skirt | noun
delantal, delantales | apron | noun
masa | dough | noun
ovillo de lana, ovillos de lana | ball of yarn | noun
mantequilla, mantequillas | butter | noun
`;
