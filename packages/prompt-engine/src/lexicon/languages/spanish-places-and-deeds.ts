/** Places, times, qualities and deeds of image prompts in Spanish: foreign words and their forms | English | role. */
export const SPANISH_PLACES_AND_DEEDS = `
# Places
escuela, colegio, escuelas, colegios | school | place
hospital, hospitales | hospital | place
restaurante, restaurantes | restaurant | place
cafetería, cafeterías | café | place
tienda, tiendas | shop | place
museo, museos | museum | place
teatro, teatros | theatre | place
oficina, oficinas | office | place
aeropuerto, aeropuertos | airport | place
puerto, puertos | harbour | place
granja, granjas | farm | place
aula, salón de clases, aulas, salones de clases | classroom | place
salón, sala de estar, sala, salones, salas de estar, salas | living room | place
baño, cuarto de baño, baños, cuartos de baño | bathroom | place
piscina, alberca, piscinas, albercas | swimming pool | place
escenario, escenarios | stage | place
cueva, caverna, cuevas, cavernas | cave | place
isla, islas | island | place
selva, jungla, selvas, junglas | jungle | place
colina, cerro, colinas, cerros | hill | place
valle, valles | valley | place
orilla, ribera, orillas, riberas | shore | place
océano, océanos | ocean | place
plaza, plazas | square | place
sendero, camino, senderos, caminos | path | place
cementerio, cementerios | cemetery | place
parque infantil, patio de recreo, parques infantil, patios de recreo | playground | place
balcón, terraza, balcones, terrazas | balcony | place
parís | Paris | place
tokio, tokios | Tokyo | place
japón, japones | Japan | place
londres | London | place
# Times
mediodía, al mediodía | noon | time
medianoche | midnight | time
salida del sol | sunrise | time
hora dorada | golden hour | time
viento | wind | time
soleado, soleada, día soleado | sunny day | time
cumpleaños | birthday | time
boda | wedding | time
noche de brujas | Halloween | time
fiesta | party | time
# Qualities
nuevo, nueva, nuevos, nuevas | new | adjective
frío, fría, fríos, frías | cold | adjective
cálido, cálida, cálidos, cálidas, caliente, calientes | warm | adjective
oscuro, oscura, oscuros, oscuras | dark | adjective
brillante, brillantes, luminoso, luminosa, luminosos, luminosas | bright | adjective
roto, rota, rotos, rotas | broken | adjective
alto, alta, altos, altas | tall | adjective
largo, larga, largos, largas | long | adjective
redondo, redonda, redondos, redondas | round | adjective
de madera | wooden | adjective
de metal, metálico, metálica, metálicos, metálicas | metal | adjective
de cristal, de vidrio | glass | adjective
plateado, plateada, plateados, plateadas, de plata | silver | adjective
transparente, transparentes | transparent | adjective
mágico, mágica, mágicos, mágicas, encantado, encantada, encantados, encantadas | magical | adjective
gigante, gigantes, enorme, enormes, gigantesco, gigantesca, gigantescos, gigantescas | giant | adjective
diminuto, diminuta, diminutos, diminutas, pequeñito, pequeñita, pequeñitos, pequeñitas | tiny | adjective
moderno, moderna, modernos, modernas | modern | adjective
futurista, futuristas | futuristic | adjective
misterioso, misteriosa, misteriosos, misteriosas | mysterious | adjective
sucio, sucia, sucios, sucias | dirty | adjective
oxidado, oxidada, oxidados, oxidadas | rusty | adjective
congelado, congelada, congelados, congeladas, helada, heladas | frozen | adjective
elegante, elegantes | elegant | adjective
salvaje, salvajes | wild | adjective
fresco, fresca, frescos, frescas | fresh | adjective
humeante, humeantes | steaming | adjective
beige, beiges, beis | beige | adjective
turquesa, turquesas, celeste, celestes | turquoise | adjective
# Feelings
orgulloso, orgullosa, orgullosos, orgullosas | proud | feeling
aburrido, aburrida, aburridos, aburridas | bored | feeling
tímido, tímida, tímidos, tímidas | shy | feeling
curioso, curiosa, curiosos, curiosas | curious | feeling
emocionado, emocionada, emocionados, emocionadas, entusiasmado, entusiasmada, entusiasmados, entusiasmadas | excited | feeling
preocupado, preocupada, preocupados, preocupadas | worried | feeling
relajado, relajada, relajados, relajadas | relaxed | feeling
pensativo, pensativa, pensativos, pensativas | thoughtful | feeling
somnoliento, somnolienta, somnolientos, somnolientas | sleepy | feeling
# Actions
construir, construyendo, construye, construyen, construido, construida, construidos | build | action
hornear, horneando, hornea, hornean, horneado, horneada, horneados, horneadas | bake | action
conducir, conduciendo, conduce, conducen, manejar, manejando, maneja, manejan, manejado, manejada, manejados, manejadas | drive | action
abrir, abriendo, abre, abren | open | action
cerrar, cerrando, cierra, cierran, cerrado, cerrada, cerrados, cerradas | close | action
cortar, cortando, corta, cortan, cortado, cortada, cortados, cortadas | cutting | action
lavar, lavando, lava, lavan, lavado, lavada, lavados, lavadas | wash | action
limpiar, limpiando, limpia, limpian, limpiado, limpiada, limpiados, limpiadas | clean | action
coser, cosiendo, cose, cosen | sew | action
lanzar, lanzando, lanza, lanzan, lanzado, lanzada, lanzados, lanzadas, tirar, tirando, tira, tiran, tirado, tirada, tirados, tiradas | throw | action
atrapar, atrapando, atrapa, atrapan, atrapado, atrapada, atrapados, atrapadas, cazar, cazando, caza, cazan, cazado, cazada, cazados, cazadas | catch | action
patear, pateando, patea, patean, pateado, pateada, pateados, pateadas, chutar, chutando, chuta, chutan, chutado, chutada, chutados, chutadas | kick | action
empujar, empujando, empuja, empujan, empujado, empujada, empujados, empujadas | push | action
arrastrar, arrastrando, arrastra, arrastran, arrastrado, arrastrada, arrastrados, arrastradas, jalar, jalando, jala, jalan, jalado, jalada, jalados, jaladas | pull | action
cavar, cavando, cava, cavan, cavado, cavada, cavados, cavadas, excavar, excavando, excava, excavan, excavado, excavada, excavados, excavadas | digging | action
plantar, plantando, planta, plantan, plantado, plantada, plantados, plantadas, sembrar, sembrando, siembra, siembran, sembrado, sembrada, sembrados, sembradas | plant | action
regar, regando, riega, riegan, regado, regada, regados, regadas | water | action
recoger, recogiendo, recoge, recogen, cosechar, cosechando, cosecha, cosechan, cosechado, cosechada, cosechados, cosechadas | pick | action
dar, dando, da, dan, dado, dada, dados, dadas, regalar, regalando, regalan, regalado, regalada, regalados, regaladas, entregar, entregando, entrega, entregan, entregado, entregada, entregados, entregadas | give | action
alimentar, alimentando, alimenta, alimentan, alimentado, alimentada, alimentados, alimentadas, dar de comer, dando de comer, da de comer | feed | action
acariciar, acariciando, acaricia, acarician, acariciado, acariciada, acariciados, acariciadas | petting | action
perseguir, persiguiendo, persigue, persiguen | chase | action
esconder, escondiendo, esconde, esconden, escondido, escondida, escondidos, escondidas, escondiéndose, se esconde | hide | action
buscar, buscando, busca, buscan, buscado, buscada, buscados, buscadas | look for | action
soñar, soñando, sueña, sueñan, soñado, soñada, soñados, soñadas | dream | action
pensar, pensando, piensa, piensan, pensado, pensada, pensados, pensadas | think | action
hablar, hablando, habla, hablan, hablado, hablada, hablados, habladas, conversar, conversando, conversa, conversan, conversado, conversada, conversados, conversadas, charlar, charlando, charla, charlan, charlado, charlada, charlados, charladas | talk | action
gritar, gritando, grita, gritan, gritado, gritada, gritados, gritadas | shout | action
verter, vertiendo, vierte, vierten, servir, sirviendo, sirve, sirven, vertiendo té | pour | action
comprar, comprando, compra, compran, comprado, comprada, comprados, compradas | buy | action
vender, vendiendo, vende, venden, vendido, vendida, vendidos, vendidas | sell | action
esquiar, esquiando, esquía, esquían, esquiado, esquiada, esquiados, esquiadas | ski | action
surfear, surfeando, surfea, surfean, surfeado, surfeada, surfeados, surfeadas, hacer surf | surf | action
bucear, buceando, bucea, bucean, buceado, buceada, buceados, buceadas, zambullirse, zambulléndose | dive | action
cruzar, cruzando, cruza, cruzan, cruzado, cruzada, cruzados, cruzadas, atravesar, atravesando, atraviesa, atraviesan, atravesado, atravesada, atravesados, atravesadas | cross | action
celebrar, celebrando, celebra, celebran, celebrado, celebrada, celebrados, celebradas, festejar, festejando, festeja, festejan, festejado, festejada, festejados, festejadas | celebrate | action
arder, ardiendo, arde, arden, quemar, quemando, quema, queman, quemado, quemada, quemados, quemadas | burn | action
brillar, brillando, brilla, brillan, brillado, brillada, brillados, brilladas | shine | action
florecer, floreciendo, florece, florecen | bloom | action
descansar, descansando, descansa, descansan, descansado, descansada, descansados, descansadas | rest | action
arrodillado, arrodillada, arrodillarse | kneel | action
apoyado, apoyada, apoyándose, recostado, recostada | lean on | action
fotografiar, fotografiando, fotografía a, fotografían | photograph | action
estudiar, estudiando, estudia, estudian, estudiado, estudiada, estudiados, estudiadas | study | action
enseñar, enseñando, enseña, enseñan, enseñado, enseñada, enseñados, enseñadas | teach | action
colgado, colgada, colgados, colgadas, colgar, colgando, cuelga, cuelgan | hang | action
rodar, rodando, rueda, ruedan, rodado, rodada, rodados, rodadas | roll | action
preparar, preparando, prepara, preparan, preparado, preparada, preparados, preparadas | prepare | action
saludar, saludando, saluda, saludan, saludado, saludada, saludados, saludadas | wave | action
planear, planeando, planea, planean, planeado, planeada, planeados, planeadas, deslizarse, deslizándose | glide | action
# Numbers and small words
once | eleven | number
doce | twelve | number
un par de | a pair of | number
cien, cientos de | hundred | number
un grupo de, grupo de | a group of | number
contra | against | preposition
durante | during | preposition
fuera de | outside | preposition
por encima de | above | preposition
hecho de, hecha de | made of | preposition
lleno de, llena de | full of | preposition
fondo | background | style
arte pixel | pixel art | style
minimalista | minimalist | style
# Pictures
paisaje, paisajes | landscape | noun
cielo estrellado, cielos estrellados | starry sky | noun
la tierra, planeta tierra | Earth | noun
un cometa, el cometa, unes cometa, eles cometa | comet | noun
fondo de pantalla | wallpaper | style
tocar el violín, tocando el violín, toca el violín | play the violin | action
remontar una cometa, volando una cometa, vuela una cometa | flying a kite | action
`;
