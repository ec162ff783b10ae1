/** Words of image prompts in Portuguese: foreign words and their forms | English | role. */
export const PORTUGUESE = `
# People
astronauta, astronautas | astronaut | noun
bebê, bebês, bebé, bebés | baby | noun
menino, rapaz, garoto | boy | noun
cozinheiro, cozinheira | chef | noun
criança | child | noun
crianças, meninos | children | noun
casal, casais | couple | noun
dançarino, dançarina | dancer | noun
médico, médica | doctor | noun
dragão, dragões | dragon | noun
olhos | eyes | noun
rosto | face | noun
fada | fairy | noun
família, famílias | family | noun
pai, papai | father | noun
pescador | fisherman | noun
amigo, amiga | friend | noun
amigos, amigas | friends | noun
menina, garota, moça | girl | noun
avô, vovô | grandfather | noun
avó, vovó | grandmother | noun
cabelo, cabelos | hair | noun
mãos | hands | noun
rei | king | noun
cavaleiro, cavaleiros | knight | noun
homem | man | noun
mãe, mamãe | mother | noun
velho, idoso | old man | noun
velha, idosa | old woman | noun
pessoas, gente | people | noun
pessoa | person | noun
princesa | princess | noun
rainha | queen | noun
robô, robôs | robot | noun
samurai | samurai | noun
soldado, soldados | soldier | noun
bruxa | witch | noun
mulher | woman | noun
mulheres | women | noun
homem jovem | young man | noun
mulher jovem, jovem mulher | young woman | noun
# Animals
urso, ursos | bear | noun
pássaro | bird | noun
pássaros | birds | noun
borboleta, borboletas | butterfly | noun
gato, gata | cat | noun
gatos, gatas | cats | noun
vaca, vacas | cow | noun
cervo, cervos, veado | deer | noun
cachorro, cão | dog | noun
cachorros, cães | dogs | noun
elefante, elefantes | elephant | noun
peixe, peixes | fish | noun
raposa, raposas | fox | noun
cavalo | horse | noun
cavalos | horses | noun
gatinho, gatinhos | kitten | noun
leão, leões | lion | noun
coruja | owl | noun
panda | panda | noun
coelho, coelhos | rabbit | noun
ovelha, ovelhas | sheep | noun
tigre, tigres | tiger | noun
baleia, baleias | whale | noun
lobo, lobos | wolf | noun
# Plants and food
maçã, maçãs | apple | noun
pão, pães | bread | noun
bolo, bolos | cake | noun
flor de cerejeira | cherry blossom | noun
café | coffee | noun
flor | flower | noun
flores | flowers | noun
folhas | leaves | noun
rosa, rosas | rose | noun
chá | tea | noun
árvore | tree | noun
árvores | trees | noun
# Things and buildings
avião, aviões | aeroplane | noun
cama, camas | bed | noun
bicicleta, bicicletas | bicycle | noun
barco, barcos | boat | noun
livro, livros | book | noun
ponte, pontes | bridge | noun
vela, velas | candle | noun
carro, carros | car | noun
castelo, castelos | castle | noun
cadeira, cadeiras | chair | noun
igreja, igrejas | church | noun
nuvens, nuvem | clouds | noun
xícara, xícaras, chávena | cup | noun
porta, portas | door | noun
vestido, vestidos | dress | noun
fogo | fire | noun
violão, guitarra | guitar | noun
chapéu, chapéus | hat | noun
casa, casas | house | noun
lâmpada, lâmpadas, abajur | lamp | noun
luz, luzes | light | noun
farol, farois | lighthouse | noun
lua | moon | noun
piano | piano | noun
sapatos | shoes | noun
estrelas | stars | noun
sol | sun | noun
espada, espadas | sword | noun
mesa, mesas | table | noun
templo, templos | temple | noun
trem, trens, comboio | train | noun
guarda-chuva | umbrella | noun
água | water | noun
janela, janelas | window | noun
# Places
praia, praias | beach | place
quarto, quartos | bedroom | place
cidade, cidades | city | place
deserto, desertos | desert | place
campo, campos | field | place
floresta, florestas, bosque | forest | place
jardim, jardins | garden | place
cozinha, cozinhas | kitchen | place
lago, lagos | lake | place
biblioteca, bibliotecas | library | place
mercado, mercados | market | place
montanha | mountain | place
montanhas | mountains | place
parque, parques | park | place
rio, rios | river | place
mar | sea | place
céu | sky | place
espaço | space | place
estação | station | place
rua, ruas | street | place
aldeia, vila | village | place
cachoeira, cachoeiras, cascata | waterfall | place
# Times, seasons, weather
tarde | afternoon | time
outono | autumn | time
natal | Christmas | time
amanhecer, madrugada | dawn | time
anoitecer, crepúsculo | dusk | time
fim de tarde | evening | time
névoa, neblina, nevoeiro | fog | time
manhã, de manhã | morning | time
noite, noites | night | time
chuva | rain | time
neve | snow | time
primavera | spring | time
tempestade | storm | time
verão | summer | time
pôr do sol, pôr-do-sol | sunset | time
inverno | winter | time
# Colours
preto, preta, pretos, pretas | black | adjective
azul, azuis | blue | adjective
marrom, castanho, castanha, castanhos, castanhas | brown | adjective
dourado, dourada, dourados, douradas | golden | adjective
verde, verdes | green | adjective
cinza, cinzento, cinzenta, cinzentos, cinzentas | grey | adjective
laranja | orange | adjective
cor-de-rosa | pink | adjective
roxo, roxa, roxos, roxas | purple | adjective
vermelho, vermelha, vermelhos, vermelhas | red | adjective
branco, branca, brancos, brancas | white | adjective
amarelo, amarela, amarelos, amarelas | yellow | adjective
# Qualities
abandonado, abandonada, abandonados, abandonadas | abandoned | adjective
bonito, bonita, bonitos, bonitas, lindo, linda, lindos, lindas | beautiful | adjective
grande, grandes | big | adjective
colorido, colorida, coloridos, coloridas | colourful | adjective
fofo, fofa, fofos, fofas, fofinho, fofinha, fofinhos, fofinhas | cute | adjective
vazio, vazia, vazios, vazias | empty | adjective
antigo, antiga, antigos, antigas | old | adjective
pequeno, pequena, pequenos, pequenas | small | adjective
molhado, molhada, molhados, molhadas | wet | adjective
jovem, jovens | young | adjective
# Feelings
assustado, assustada, assustados, assustadas, medo | afraid | feeling
zangado, zangada, zangados, zangadas, furioso, furiosa, furiosos, furiosas, bravo, brava, bravos, bravas | angry | feeling
calmo, calma, calmos, calmas, tranquilo, tranquila, tranquilos, tranquilas | calm | feeling
feliz, felizes, alegre, alegres | happy | feeling
apaixonado, apaixonada, apaixonados, apaixonadas | in love | feeling
solitário, solitária, solitários, solitárias, sozinho, sozinha, sozinhos, sozinhas | lonely | feeling
nervoso, nervosa, nervosos, nervosas | nervous | feeling
triste, tristes | sad | feeling
surpreso, surpresa, surpresos, surpresas | surprised | feeling
cansado, cansada, cansados, cansadas | tired | feeling
# Looks and pictures
renderização 3d | 3d render | style
estilo anime | anime | style
preto e branco, em preto e branco | black and white | style
desenho animado | cartoon | style
cinematográfico, cinematográfica, cinematográficos, cinematográficas, cinemático, cinemática, cinemáticos, cinemáticas | cinematic | style
close, primeiro plano | close-up | style
história em quadrinhos, quadrinhos | comic | style
desenho, desenhos | drawing | style
nanquim | ink wash | style
logo, logotipo | logo | style
pintura a óleo | oil painting | style
pintura, pinturas, quadro | painting | style
desenho a lápis, esboço | pencil sketch | style
fotografia, fotografias, foto, fotos | photo | style
retrato, retratos | portrait | style
cartaz, pôster | poster | style
fotorrealista, realista | realistic photo | style
no estilo | style | style
foto antiga | vintage photo | style
aquarela, aquarelas | watercolor | style
# Actions
carregar, carregando, carrega, carregam, levando | carry | action
escalar, escalando, escala, subindo | climb | action
cozinhar, cozinhando, cozinham | cook | action
chorar, chorando, chora, choram | cry | action
dançar, dançando, dança, dançam | dance | action
desenhar, desenhando, desenha, desenham | draw | action
bebendo, bebem, beber, bebe | drink | action
comer, comendo, come, comem | eat | action
cair, caindo, cai, caem | fall | action
lutar, lutando, luta, lutam | fight | action
pescar, pescando, pesca, pescam | fish | action
flutuar, flutuando, flutua, flutuam | float | action
voar, voando, voa, voam | fly | action
segurar, segurando, segura, seguram | hold | action
abraçar, abraçando, abraça, abraçam, abraçados | hugging | action
pular, pulando, pula, pulam, saltar, saltando, salta, saltam | jump | action
beijar, beijando, beija, beijam | kiss | action
tricotar, tricotando, tricota, tricô | knitting | action
rir, rindo, riem | laugh | action
deitado, deitada, deitados, deitar | lying | action
ouvir, ouvindo, ouve, ouvem | listen to | action
olhar, olhando, olha, olham, observando | look at | action
pintar, pintando, pinta, pintam | paint | action
brincar, brincando, brinca, brincam, jogar, jogando, joga, jogam | play | action
tocar, tocando, toca, tocam | play | action
rezar, rezando, reza, rezam, orando | pray | action
ler, lendo, lê, leem, a ler | read | action
consertar, consertando, conserta, remendando | repair | action
montado, montada, cavalgando, andando de | ride | action
correr, correndo, corre, correm | running | action
cantar, cantando, canta, cantam | sing | action
sentar, sentado, sentada, sentados, sentadas | sitting | action
dormir, dormindo, dorme, dormem | sleep | action
sorrir, sorrindo, sorri, sorriem, sorridente | smile | action
em pé, de pé, parado, parada | stand | action
nadar, nadando, nada, nadam | swimming | action
esperar, esperando, espera, esperam | wait for | action
caminhar, caminhando, caminha, caminham, andar, andando, passeando, passear | walk | action
vestir, vestindo, veste, usando, vestido com, vestida de | wear | action
trabalhar, trabalhando, trabalha, trabalham | work | action
escrever, escrevendo, escreve, escrevem | write | action
# Numbers
dois, duas | two | number
três | three | number
quatro | four | number
cinco | five | number
seis | six | number
sete | seven | number
oito | eight | number
nove | nine | number
dez | ten | number
# Articles, prepositions and small words
um, uma, uns, umas | a | article
o, a, os, as | the | article
de | of | preposition
do, da, dos, das | of the | preposition
em | in | preposition
no, na, nos, nas | in the | preposition
num, numa | in a | preposition
sobre, em cima de | on | preposition
sob, debaixo de, embaixo de | under | preposition
com | with | preposition
sem | without | preposition
ao lado de, perto de, junto a | beside | preposition
em frente de, diante de, à frente de | in front of | preposition
atrás de | behind | preposition
entre | between | preposition
por, através de | through | preposition
pelo, pela, pelos, pelas | through the | preposition
para | to | preposition
ao, à, aos, às | to the | preposition
ao redor de, em volta de | around | preposition
dentro de | inside | preposition
enquanto | while | preposition
e | and | preposition
está, estão, é, são | is | particle
que | who | pronoun
seu, sua, seus, suas | their | pronoun
meu, minha, meus, minhas | my | pronoun
ele, eles | he | pronoun
ela, elas | she | pronoun
muitos, muitas | many | number
`;
