/** Places, times, qualities and deeds of image prompts in Italian: foreign words and their forms | English | role. */
export const ITALIAN_PLACES_AND_DEEDS = `
# Places
scuola, scuole | school | place
ospedale, ospedali | hospital | place
ristorante, ristoranti | restaurant | place
caffetteria, bar, caffetterie | café | place
negozio, negozi | shop | place
museo, musei | museum | place
teatro, teatri | theatre | place
ufficio, uffici | office | place
aeroporto, aeroporti | airport | place
porto, porti | harbour | place
fattoria, fattorie | farm | place
aula scolastica, aula, aule scolastica, aule | classroom | place
soggiorno, salotto, soggiorni, salotti | living room | place
bagno, bagni | bathroom | place
piscina, piscine | swimming pool | place
palcoscenico, palco, palcoscenichi, palchi | stage | place
grotta, caverna, grotte, caverne | cave | place
isola, isole | island | place
giungla, giungle | jungle | place
collina, colline | hill | place
valle, vallata, valli, vallate | valley | place
riva, sponda, rive, sponde | shore | place
oceano, oceani | ocean | place
piazza, piazze | square | place
sentiero, cammino, sentieri, cammini | path | place
cimitero, cimiteri | cemetery | place
parco giochi, parchi giochi | playground | place
balcone, terrazza, balconi, terrazze | balcony | place
parigi | Paris | place
tokyo, tokyi | Tokyo | place
giappone, giapponi | Japan | place
londra, londre | London | place
# Times
mezzogiorno | noon | time
mezzanotte | midnight | time
sorgere del sole | sunrise | time
ora d'oro | golden hour | time
vento | wind | time
soleggiato, soleggiata | sunny day | time
compleanno | birthday | time
matrimonio, nozze | wedding | time
halloween | Halloween | time
festa, feste | party | time
# Qualities
nuovo, nuova, nuovi, nuove | new | adjective
freddo, fredda, freddi, fredde | cold | adjective
caldo, calda, caldi, calde | warm | adjective
scuro, scura, scuri, scure, buio, buia, bui, buie | dark | adjective
luminoso, luminosa, luminosi, luminose, brillante, brillanti | bright | adjective
rotto, rotta, rotti, rotte | broken | adjective
alto, alta, alti, alte | tall | adjective
lungo, lunga, lunghi, lunghe | long | adjective
rotondo, rotonda, rotondi, rotonde | round | adjective
di legno, in legno | wooden | adjective
di metallo, metallico, metallica, metallici, metalliche | metal | adjective
di vetro, in vetro | glass | adjective
argentato, argentata, argentati, argentate, d'argento | silver | adjective
trasparente, trasparenti | transparent | adjective
magico, magica, magici, magiche, incantato, incantata, incantati, incantate | magical | adjective
gigante, giganti, enorme, enormi, gigantesco, gigantesca, giganteschi, gigantesche | giant | adjective
minuscolo, minuscola, minuscoli, minuscole | tiny | adjective
moderno, moderna, moderni, moderne | modern | adjective
futuristico, futuristica, futuristici, futuristiche, futurista, futuristi | futuristic | adjective
misterioso, misteriosa, misteriosi, misteriose | mysterious | adjective
sporco, sporca, sporchi, sporche | dirty | adjective
arrugginito, arrugginita, arrugginiti, arrugginite | rusty | adjective
ghiacciato, ghiacciata, ghiacciati, ghiacciate, congelato, congelata, congelati, congelate | frozen | adjective
elegante, eleganti | elegant | adjective
selvaggio, selvaggia, selvaggi, selvagge | wild | adjective
fresco, fresca, freschi, fresche | fresh | adjective
fumante, fumanti | steaming | adjective
beige | beige | adjective
turchese, turchesi | turquoise | adjective
# Feelings
orgoglioso, orgogliosa, orgogliosi, orgogliose, fiero, fiera, fieri, fiere | proud | feeling
annoiato, annoiata, annoiati, annoiate | bored | feeling
timido, timida, timidi, timide | shy | feeling
curioso, curiosa, curiosi, curiose | curious | feeling
emozionato, emozionata, emozionati, emozionate, entusiasta | excited | feeling
preoccupato, preoccupata, preoccupati, preoccupate | worried | feeling
rilassato, rilassata, rilassati, rilassate | relaxed | feeling
pensieroso, pensierosa, pensierosi, pensierose | thoughtful | feeling
assonnato, assonnata, assonnati, assonnate | sleepy | feeling
# Actions
costruire, costruendo, costruisce, costruiscono, costruito, costruita | build | action
infornare, infornando, inforna, infornano, infornato, infornata, infornati, infornate, sfornare, sfornando, sforna, sfornano, sfornato, sfornata, sfornati, sfornate | bake | action
guidare, guidando, guida, guidano, guidato, guidata, guidati, guidate | drive | action
aprire, aprendo, apre, aprono | open | action
chiudere, chiudendo, chiude, chiudono | close | action
tagliare, tagliando, taglia, tagliano, tagliato | cutting | action
lavare, lavando, lava, lavano, lavato, lavata, lavati, lavate | wash | action
pulire, pulendo, pulisce, puliscono | clean | action
cucire, cucendo, cuce, cuciono | sew | action
lanciare, lanciando, lancia, lanciano | throw | action
catturare, catturando, cattura, catturano, catturato, catturata, catturati, catturate, afferrare, afferrando, afferra, afferrano, afferrato, afferrata, afferrati, afferrate | catch | action
calciare, calciando, calcia, calciano | kick | action
spingere, spingendo, spinge, spingono | push | action
trascinare, trascinando, trascina, trascinano, trascinato, trascinata, trascinati, trascinate, tirare, tirando, tira, tirano | pull | action
scavare, scavando, scava, scavano, scavato, scavata, scavati, scavate | digging | action
piantare, piantando, pianta, piantano, piantato, piantata, piantati, piantate | plant | action
innaffiare, innaffiando, innaffia, innaffiano, annaffiare, annaffiando, annaffia | water | action
raccogliere, raccogliendo, raccoglie, raccolgono | pick | action
dare, dando, danno, offrire, offrendo, offre, offrono | give | action
nutrire, dare da mangiare, dando da mangiare, dà da mangiare | feed | action
accarezzare, accarezzando, accarezza, accarezzano, accarezzato, accarezzata, accarezzati, accarezzate | petting | action
inseguire, inseguendo, insegue, inseguono, rincorrere, rincorrendo, rincorre | chase | action
nascondere, nascondendo, nasconde, nascondono, nascosto, nascosta, si nasconde, nascondersi | hide | action
cercare, cercando, cerca, cercano | look for | action
sognare, sognando, sogna, sognano, sognato, sognata, sognati, sognate | dream | action
pensare, pensando, pensa, pensano, pensato, pensata, pensati, pensate | think | action
parlare, parlando, parla, parlano, parlato, parlata, parlati, parlate, chiacchierare, chiacchierando, chiacchiera, chiacchierano, chiacchierato, chiacchierata, chiacchierati, chiacchierate | talk | action
urlare, urlando, urla, urlano, urlato, urlata, urlati, urlate, gridare, gridando, grida, gridano, gridato, gridata, gridati, gridate | shout | action
versare, versando, versa, versano, versato, versata, versati, versate, servire, servendo, serve, servono | pour | action
comprare, comprando, compra, comprano, comprato, comprata, comprati, comprate | buy | action
vendere, vendendo, vende, vendono | sell | action
sciare, sciando, scia, sciano | ski | action
surfare, surfando, surfa, surfano, surfato, surfata, surfati, surfate, fare surf | surf | action
tuffarsi, tuffandosi, si tuffa, immergersi | dive | action
attraversare, attraversando, attraversa, attraversano, attraversato, attraversata, attraversati, attraversate | cross | action
festeggiare, festeggiando, festeggia, festeggiano | celebrate | action
bruciare, bruciando, brucia, bruciano | burn | action
brillare, brillando, brilla, brillano, brillato, brillata, brillati, brillate, splendere, splendendo, splende, splendono | shine | action
fiorire, fiorendo, fiorisce, fioriscono | bloom | action
riposare, riposando, riposa, riposano, riposato, riposata, riposati, riposate, riposarsi, si riposa | rest | action
inginocchiato, inginocchiata, inginocchiarsi | kneel | action
appoggiato, appoggiata | lean on | action
fotografare, fotografando, fotografa, fotografano, fotografato, fotografata, fotografati, fotografate | photograph | action
studiare, studiando, studia, studiano | study | action
insegnare, insegnando, insegna, insegnano, insegnato, insegnata, insegnati, insegnate | teach | action
appendere, appeso, appesa, appesi, pendere, pendendo, pende, pendono | hang | action
rotolare, rotolando, rotola, rotolano, rotolato, rotolata, rotolati, rotolate | roll | action
preparare, preparando, prepara, preparano, preparato, preparata, preparati, preparate | prepare | action
salutare, salutando, saluta, salutano | wave | action
scivolare, scivolando, scivola, scivolano, scivolato, scivolata, scivolati, scivolate, planare, planando, plana, planano, planato, planata, planati, planate | glide | action
# Numbers and small words
undici | eleven | number
dodici | twelve | number
un paio di | a pair of | number
cento, centinaia di | hundred | number
un gruppo di, gruppo di | a group of | number
contro | against | preposition
durante | during | preposition
fuori da, fuori | outside | preposition
al di sopra di | above | preposition
fatto di, fatta di, fatto di legno | made of | preposition
pieno di, piena di | full of | preposition
sfondo | background | style
pixel art | pixel art | style
minimalista | minimalist | style
# Pictures
paesaggio, paesaggi | landscape | noun
cielo stellato, cieli stellato | starry sky | noun
la terra | Earth | noun
una cometa, une cometa | comet | noun
sfondo per desktop | wallpaper | style
suonare il violino, suona il violino | play the violin | action
far volare un aquilone, fa volare un aquilone | flying a kite | action
`;
