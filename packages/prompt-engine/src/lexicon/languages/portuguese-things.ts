/** Animals, people, food and things of image prompts in Portuguese: foreign words and their forms | English | role. */
export const PORTUGUESE_THINGS = `
# Animals
dinossauro | dinosaur | noun
dinossauros | dinosaurs | noun
abelha | bee | noun
abelhas | bees | noun
aranha | spider | noun
aranhas | spiders | noun
cobra, serpente | snake | noun
cobras, serpentes | snakes | noun
sapo, rã | frog | noun
sapos, rãs | frogs | noun
tartaruga | turtle | noun
tartarugas | turtles | noun
pato | duck | noun
patos | ducks | noun
cisne | swan | noun
cisnes | swans | noun
galinha, frango | chicken | noun
galinhas, frangos | chickens | noun
galo | rooster | noun
galos | roosters | noun
porco, porquinho | pig | noun
porcos, porquinhos | pigs | noun
cabra, bode | goat | noun
cabras, bodes | goats | noun
burro, jumento | donkey | noun
burros, jumentos | donkeys | noun
macaco | monkey | noun
macacos | monkeys | noun
girafa | giraffe | noun
girafas | giraffes | noun
zebra | zebra | noun
zebras | zebras | noun
crocodilo, jacaré | crocodile | noun
crocodilos, jacarés | crocodiles | noun
golfinho | dolphin | noun
golfinhos | dolphins | noun
tubarão | shark | noun
tubarões | sharks | noun
polvo | octopus | noun
polvos | octopuses | noun
pinguim | penguin | noun
pinguins | penguins | noun
águia | eagle | noun
águias | eagles | noun
corvo | crow | noun
corvos | crows | noun
papagaio | parrot | noun
papagaios | parrots | noun
pombo, pomba | pigeon | noun
pombos, pombas | pigeons | noun
gaivota | seagull | noun
gaivotas | seagulls | noun
esquilo | squirrel | noun
esquilos | squirrels | noun
ouriço | hedgehog | noun
ouriços | hedgehogs | noun
rato, ratinho | mouse | noun
ratos, ratinhos | mouses | noun
morcego | bat | noun
morcegos | bats | noun
caracol | snail | noun
caracóis | snails | noun
unicórnio | unicorn | noun
unicórnios | unicorns | noun
filhote, cachorrinho | puppy | noun
filhotes, cachorrinhos | puppies | noun
urso polar | polar bear | noun
ursos polares | polar bears | noun
caranguejo | crab | noun
caranguejos | crabs | noun
água-viva | jellyfish | noun
águas-vivas | jellyfishes | noun
guaxinim | raccoon | noun
guaxinins | raccoons | noun
monstro | monster | noun
monstros | monsters | noun
# People
professor, professora | teacher | noun
professores, professoras | teachers | noun
estudante, aluno, aluna | student | noun
estudantes, alunos, alunas | students | noun
fazendeiro, fazendeira, agricultor | farmer | noun
fazendeiros, fazendeiras, agricultores | farmers | noun
policial, polícia | police officer | noun
policiais, polícias | police officers | noun
bombeiro | firefighter | noun
bombeiros | firefighters | noun
enfermeira, enfermeiro | nurse | noun
enfermeiras, enfermeiros | nurses | noun
músico | musician | noun
músicos | musicians | noun
cantor, cantora | singer | noun
cantores, cantoras | singers | noun
artista, pintor, pintora | artist | noun
artistas, pintores, pintoras | artists | noun
pirata | pirate | noun
piratas | pirates | noun
mago, feiticeiro | wizard | noun
magos, feiticeiros | wizards | noun
anjo | angel | noun
anjos | angels | noun
fantasma | ghost | noun
fantasmas | ghosts | noun
sereia | mermaid | noun
sereias | mermaids | noun
noiva | bride | noun
noivas | brides | noun
noivo | groom | noun
noivos | grooms | noun
padeiro, padeira | baker | noun
padeiros, padeiras | bakers | noun
garçom, garçonete | waiter | noun
garçons, garçonetes | waiters | noun
palhaço | clown | noun
palhaços | clowns | noun
monge | monk | noun
monges | monks | noun
cientista | scientist | noun
cientistas | scientists | noun
guerreiro, guerreira | warrior | noun
guerreiros, guerreiras | warriors | noun
irmão | brother | noun
irmãos | brothers | noun
irmã | sister | noun
irmãs | sisters | noun
filho | son | noun
filhos | sons | noun
filha | daughter | noun
filhas | daughters | noun
homens | men | noun
meninos pequenos | boys | noun
meninas, garotas | girls | noun
multidão, multidões | crowd | noun
# Food and drink
queijo, queijos | cheese | noun
ovo, ovos | egg | noun
leite | milk | noun
vinho, vinhos | wine | noun
cerveja, cervejas | beer | noun
chocolate, chocolates | chocolate | noun
sorvete, gelado, sorvetes, gelados | ice cream | noun
pizza, pizzas | pizza | noun
sopa, sopas | soup | noun
arroz | rice | noun
carne, carnes | meat | noun
mel | honey | noun
morango, morangos | strawberry | noun
banana, bananas | banana | noun
limão, limões | lemon | noun
uvas, uva | grapes | noun
cereja, cerejas | cherry | noun
pêssego, pêssegos | peach | noun
melancia, melancias | watermelon | noun
tomate, tomates | tomato | noun
batata, batatas | potato | noun
cenoura, cenouras | carrot | noun
abóbora, abóboras | pumpkin | noun
cogumelo, cogumelos | mushroom | noun
fruta, frutas | fruit | noun
legumes, verduras | vegetables | noun
biscoito, bolacha, biscoitos, bolachas | biscuit | noun
macarrão | noodles | noun
café da manhã, pequeno-almoço, cafés da manhã, pequeno-almoços | breakfast | noun
jantar, jantares | dinner | noun
# Household things
sofá, sofás | sofa | noun
poltrona, poltronas | armchair | noun
prateleira, estante, prateleiras, estantes | shelf | noun
espelho, espelhos | mirror | noun
relógio, relógios | clock | noun
chave, chaves | key | noun
caixa, caixas | box | noun
mala, malas | suitcase | noun
mochila, mochilas | backpack | noun
bolsa, bolsas | bag | noun
cesta, cesto, cestas, cestos | basket | noun
garrafa, garrafas | bottle | noun
copo, taça, copos, taças | glass | noun
prato, pratos | plate | noun
faca, facas | knife | noun
colher, colheres | spoon | noun
bule, bules | teapot | noun
vaso, vasos | vase | noun
cobertor, manta, cobertores, mantas | blanket | noun
travesseiro, almofada, travesseiros, almofadas | pillow | noun
tapete, tapetes | carpet | noun
vassoura, vassouras | broom | noun
balde, baldes | bucket | noun
escada de mão, escadas de mão | ladder | noun
jornal, jornais | newspaper | noun
carta, cartas | letter | noun
mapa, mapas | map | noun
pincel, pincéis | paintbrush | noun
câmera, câmara, câmeras, câmaras | camera | noun
telefone, celular, telefones, celulares | phone | noun
computador, computadores | computer | noun
bola, bolas | ball | noun
pipa, papagaio de papel, pipas, papagaios de papel | kite | noun
balão, balões | balloon | noun
boneca, bonecas | doll | noun
ursinho de pelúcia, urso de pelúcia, ursinhos de pelúcia, ursos de pelúcia | teddy bear | noun
brinquedo, brinquedos | toy | noun
presente, prenda, presentes, prendas | gift | noun
lanterna, lanternas | lantern | noun
bandeira, bandeiras | flag | noun
anel, anéis | ring | noun
coroa, coroas | crown | noun
máscara, máscaras | mask | noun
violino, violinos | violin | noun
futebol, bola de futebol, bolas de futebol | football | noun
xadrez | chess | noun
# Clothes
casaco, casacos | coat | noun
jaqueta, jaquetas | jacket | noun
camisa, camiseta, camisas, camisetas | shirt | noun
cachecol, cachecóis | scarf | noun
luvas | gloves | noun
botas | boots | noun
óculos | glasses | noun
óculos de sol, óculos escuros | sunglasses | noun
terno, ternos | suit | noun
quimono, quimonos | kimono | noun
armadura, armaduras | armour | noun
# Buildings and vehicles
torre, torres | tower | noun
palácio, palácios | palace | noun
prédio, edifício, prédios, edifícios | building | noun
arranha-céu, arranha-céus | skyscraper | noun
cabana, cabanas | cabin | noun
moinho, moinho de vento, moinhos, moinhos de vento | windmill | noun
muro, parede, muros, paredes | wall | noun
telhado, telhados | roof | noun
escadas, escada | stairs | noun
fonte, chafariz, fontes, chafarizes | fountain | noun
estátua, estátuas | statue | noun
banco, bancos | bench | noun
barraca, tenda, barracas, tendas | tent | noun
ônibus, autocarro, autocarros | bus | noun
caminhão, camião, caminhões, camiões | truck | noun
motocicleta, moto, motocicletas, motos | motorcycle | noun
bonde, elétrico, bondes, elétricos | tram | noun
veleiro, veleiros | sailing boat | noun
nave espacial, naves espaciais | spaceship | noun
foguete, foguetes | rocket | noun
balão de ar quente, balões de ar quente | hot air balloon | noun
balanço, balanços | swing | noun
ruínas | ruins | noun
# Nature
areia, areias | sand | noun
castelo de areia, castelos de areia | sandcastle | noun
onda, ondas | wave | noun
folha | leaf | noun
grama, erva, relva, ervas | grass | noun
pedra, rocha, pedras, rochas | stone | noun
gelo, gelos | ice | noun
vulcão, vulcões | volcano | noun
arco-íris | rainbow | noun
estrela | star | noun
planeta, planetas | planet | noun
raio, relâmpago, raios, relâmpagos | lightning | noun
fumaça, fumo, fumaças, fumos | smoke | noun
sombra, sombras | shadow | noun
reflexo, reflexos | reflection | noun
girassol, girassóis | sunflower | noun
palmeira, coqueiro, palmeiras, coqueiros | palm tree | noun
cacto, cactos | cactus | noun
buquê, ramo de flores, buquês, ramos de flores | bouquet | noun
boneco de neve, bonecos de neve | snowman | noun
fogos de artifício | fireworks | noun
# More of every day
carneiro, carneiros | sheep | noun
cachalote, cachalotes | whale | noun
cerca de madeira, muro baixo, cercas de madeira, muros baixo | fence | noun
tesouro, tesouros | treasure | noun
quadro-negro, lousa, quadro-negros, lousas | blackboard | noun
concha, conchas | seashell | noun
trator, tratores | tractor | noun
poste de luz, postes de luz | street lamp | noun
ninho, ninhos | nest | noun
calças | trousers | noun
saia, saias | skirt | noun
avental, aventais | apron | noun
massa | dough | noun
novelo de lã, novelos de lã | ball of yarn | noun
manteiga, manteigas | butter | noun
`;
