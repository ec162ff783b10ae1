/** Places, times, qualities and deeds of image prompts in Portuguese: foreign words and their forms | English | role. */
export const PORTUGUESE_PLACES_AND_DEEDS = `
# Places
escola, escolas | school | place
hospital, hospitais | hospital | place
restaurante, restaurantes | restaurant | place
cafeteria, cafeterias | café | place
loja, lojas | shop | place
museu, museus | museum | place
teatro, teatros | theatre | place
escritório, escritórios | office | place
aeroporto, aeroportos | airport | place
porto, portos | harbour | place
fazenda, fazendas | farm | place
sala de aula, salas de aula | classroom | place
sala de estar, sala, salas de estar, salas | living room | place
banheiro, casa de banho, banheiros, casas de banho | bathroom | place
piscina, piscinas | swimming pool | place
palco, palcos | stage | place
caverna, gruta, cavernas, grutas | cave | place
ilha, ilhas | island | place
selva, selvas | jungle | place
colina, colinas | hill | place
vale, vales | valley | place
beira-mar, margem, orla, beira-mares, margens, orlas | shore | place
oceano, oceanos | ocean | place
praça, praças | square | place
caminho, trilha, caminhos, trilhas | path | place
cemitério, cemitérios | cemetery | place
parquinho, parque infantil, parquinhos, parques infantil | playground | place
varanda, sacada, varandas, sacadas | balcony | place
paris | Paris | place
tóquio, tóquios | Tokyo | place
japão, japões | Japan | place
londres | London | place
# Times
meio-dia | noon | time
meia-noite | midnight | time
nascer do sol | sunrise | time
hora dourada | golden hour | time
vento | wind | time
ensolarado, ensolarada, dia de sol | sunny day | time
aniversário | birthday | time
casamento | wedding | time
dia das bruxas | Halloween | time
festa | party | time
# Qualities
novo, nova, novos, novas | new | adjective
frio, fria, frios, frias | cold | adjective
quente, quentes | warm | adjective
escuro, escura, escuros, escuras | dark | adjective
brilhante, brilhantes, luminoso, luminosa, luminosos, luminosas | bright | adjective
quebrado, quebrada, quebrados, quebradas | broken | adjective
alto, alta, altos, altas | tall | adjective
longo, longa, longos, longas, comprido, comprida, compridos, compridas | long | adjective
redondo, redonda, redondos, redondas | round | adjective
de madeira | wooden | adjective
de metal, metálico, metálica, metálicos, metálicas | metal | adjective
de vidro | glass | adjective
prateado, prateada, prateados, prateadas, de prata | silver | adjective
transparente, transparentes | transparent | adjective
mágico, mágica, mágicos, mágicas, encantado, encantada, encantados, encantadas | magical | adjective
gigante, gigantes, enorme, enormes | giant | adjective
minúsculo, minúscula, minúsculos, minúsculas, pequenino, pequenina, pequeninos, pequeninas | tiny | adjective
moderno, moderna, modernos, modernas | modern | adjective
futurista, futuristas | futuristic | adjective
misterioso, misteriosa, misteriosos, misteriosas | mysterious | adjective
sujo, suja, sujos, sujas | dirty | adjective
enferrujado, enferrujada, enferrujados, enferrujadas | rusty | adjective
congelado, congelada, congelados, congeladas | frozen | adjective
elegante, elegantes | elegant | adjective
selvagem, selvagens | wild | adjective
fresco, fresca, frescos, frescas | fresh | adjective
fumegante, fumegantes | steaming | adjective
bege, beges | beige | adjective
turquesa, turquesas | turquoise | adjective
# Feelings
orgulhoso, orgulhosa, orgulhosos, orgulhosas | proud | feeling
entediado, entediada, entediados, entediadas | bored | feeling
tímido, tímida, tímidos, tímidas | shy | feeling
curioso, curiosa, curiosos, curiosas | curious | feeling
animado, animada, animados, animadas, empolgado, empolgada, empolgados, empolgadas | excited | feeling
preocupado, preocupada, preocupados, preocupadas | worried | feeling
relaxado, relaxada, relaxados, relaxadas | relaxed | feeling
pensativo, pensativa, pensativos, pensativas | thoughtful | feeling
sonolento, sonolenta, sonolentos, sonolentas | sleepy | feeling
# Actions
construir, construindo, constrói, constroem, construído, construída | build | action
assar, assando, assam, assado, assada, assados, assadas | bake | action
dirigir, dirigindo, dirige, dirigem, conduzir, conduzindo, conduz, conduzem | drive | action
abrir, abrindo, abre, abrem | open | action
fechar, fechando, fecha, fecham, fechado, fechada, fechados, fechadas | close | action
cortar, cortando, corta, cortam, cortado, cortada, cortados, cortadas | cutting | action
lavar, lavando, lava, lavam, lavado, lavada, lavados, lavadas | wash | action
limpar, limpando, limpa, limpam, limpado, limpada, limpados, limpadas | clean | action
costurar, costurando, costura, costuram, costurado, costurada, costurados, costuradas | sew | action
jogar fora, lançar, lançando, lança, lançam, lançado, lançada, lançados, lançadas, atirar, atirando, atira, atiram, atirado, atirada, atirados, atiradas | throw | action
pegar, pegando, pega, pegam, pegado, pegada, pegados, pegadas, apanhar, apanhando, apanha, apanham, apanhado, apanhada, apanhados, apanhadas | catch | action
chutar, chutando, chuta, chutam, chutado, chutada, chutados, chutadas | kick | action
empurrar, empurrando, empurra, empurram, empurrado, empurrada, empurrados, empurradas | push | action
puxar, puxando, puxa, puxam, puxado, puxada, puxados, puxadas | pull | action
cavar, cavando, cava, cavam, cavado, cavada, cavados, cavadas, escavar, escavando, escava, escavam, escavado, escavada, escavados, escavadas | digging | action
plantar, plantando, planta, plantam, plantado, plantada, plantados, plantadas, semear, semeando, semeia, semeiam, semeado, semeada, semeados, semeadas | plant | action
regar, regando, rega, regam, regado, regada, regados, regadas | water | action
colhendo, colhem, apanhar frutas | pick | action
dar, dando, dão, dado, dada, dados, dadas, oferecer, oferecendo, oferece, oferecem, entregar, entregando, entrega, entregam, entregado, entregada, entregados, entregadas | give | action
alimentar, alimentando, alimenta, alimentam, alimentado, alimentada, alimentados, alimentadas, dar comida | feed | action
acariciar, acariciando, acaricia, acariciam, acariciado, acariciada, acariciados, acariciadas, fazer carinho | petting | action
perseguir, perseguindo, persegue, perseguem | chase | action
esconder, escondendo, esconde, escondem, escondido, escondida, escondidos, escondidas | hide | action
procurar, procurando, procura, procuram, procurado, procurada, procurados, procuradas | look for | action
sonhar, sonhando, sonha, sonham, sonhado, sonhada, sonhados, sonhadas | dream | action
pensar, pensando, pensa, pensam, pensado, pensada, pensados, pensadas | think | action
falar, falando, fala, falam, falado, falada, falados, faladas, conversar, conversando, conversa, conversam, conversado, conversada, conversados, conversadas | talk | action
gritar, gritando, grita, gritam, gritado, gritada, gritados, gritadas | shout | action
servir, servindo, serve, servem, despejar, despejando, despeja, despejam, despejado, despejada, despejados, despejadas | pour | action
comprar, comprando, compra, compram, comprado, comprada, comprados, compradas | buy | action
vender, vendendo, vende, vendem, vendido, vendida, vendidos, vendidas | sell | action
esquiar, esquiando, esquia, esquiam, esquiado, esquiada, esquiados, esquiadas | ski | action
surfar, surfando, surfa, surfam, surfado, surfada, surfados, surfadas | surf | action
mergulhar, mergulhando, mergulha, mergulham, mergulhado, mergulhada, mergulhados, mergulhadas | dive | action
atravessar, atravessando, atravessa, atravessam, atravessado, atravessada, atravessados, atravessadas, cruzar, cruzando, cruza, cruzam, cruzado, cruzada, cruzados, cruzadas | cross | action
celebrar, celebrando, celebra, celebram, celebrado, celebrada, celebrados, celebradas, comemorar, comemorando, comemora, comemoram, comemorado, comemorada, comemorados, comemoradas, festejar, festejando, festeja, festejam, festejado, festejada, festejados, festejadas | celebrate | action
queimar, queimando, queima, queimam, queimado, queimada, queimados, queimadas, arder, ardendo, arde, ardem, ardido, ardida, ardidos, ardidas | burn | action
brilhar, brilhando, brilha, brilham, brilhado, brilhada, brilhados, brilhadas | shine | action
florescer, florescendo, floresce, florescem, desabrochar, desabrochando, desabrocha, desabrocham, desabrochado, desabrochada, desabrochados, desabrochadas | bloom | action
descansar, descansando, descansa, descansam, descansado, descansada, descansados, descansadas | rest | action
ajoelhado, ajoelhada, ajoelhar | kneel | action
encostado, encostada, apoiado, apoiada | lean on | action
fotografar, fotografando, fotografa, fotografam, fotografado, fotografada, fotografados, fotografadas | photograph | action
estudar, estudando, estuda, estudam, estudado, estudada, estudados, estudadas | study | action
ensinar, ensinando, ensina, ensinam, ensinado, ensinada, ensinados, ensinadas | teach | action
pendurado, pendurada, pendurados, pendurar, pendurando, pendura, penduram, penduradas | hang | action
rolar, rolando, rola, rolam, rolado, rolada, rolados, roladas | roll | action
preparar, preparando, prepara, preparam, preparado, preparada, preparados, preparadas | prepare | action
acenar, acenando, acena, acenam, acenado, acenada, acenados, acenadas | wave | action
deslizar, deslizando, desliza, deslizam, deslizado, deslizada, deslizados, deslizadas, planar, planando, plana, planam, planado, planada, planados, planadas | glide | action
# Numbers and small words
onze | eleven | number
doze | twelve | number
um par de | a pair of | number
cem, centenas de | hundred | number
um grupo de, grupo de | a group of | number
contra | against | preposition
durante | during | preposition
fora de | outside | preposition
acima de, por cima de | above | preposition
feito de, feita de | made of | preposition
cheio de, cheia de | full of | preposition
fundo | background | style
arte em pixel | pixel art | style
minimalista | minimalist | style
# Pictures
paisagem, paisagens | landscape | noun
céu estrelado, céus estrelado | starry sky | noun
planeta terra | Earth | noun
um cometa, o cometa, uns cometa, os cometa | comet | noun
papel de parede | wallpaper | style
tocar violino, tocando violino, toca violino | play the violin | action
soltar pipa, soltando pipa, empinando pipa | flying a kite | action
`;
