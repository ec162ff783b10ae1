/** Places, times, qualities and deeds of image prompts in German: foreign words and their forms | English | role. */
export const GERMAN_PLACES_AND_DEEDS = `
# Places
schule, schulen | school | place
krankenhaus, krankenhäuser, krankenhäusern | hospital | place
restaurant, restaurants | restaurant | place
café, cafés | café | place
laden, geschäft, geschäfte, geschäften | shop | place
museum, museen | museum | place
theater | theatre | place
büro, büros | office | place
flughafen | airport | place
hafen | harbour | place
bauernhof, bauernhöfe, bauernhöfen | farm | place
klassenzimmer | classroom | place
wohnzimmer | living room | place
badezimmer, bad | bathroom | place
schwimmbad, pool, schwimmbäder, schwimmbädern | swimming pool | place
bühne, bühnen | stage | place
höhle, höhlen | cave | place
insel, inseln | island | place
dschungel, urwald | jungle | place
hügel | hill | place
tal, täler, tälern | valley | place
ufer, küste, küsten | shore | place
ozean, ozeane, ozeanen | ocean | place
marktplatz, platz, marktplätze, marktplätzen | square | place
weg, pfad, wege, wegen, pfade, pfaden | path | place
friedhof, friedhöfe, friedhöfen | cemetery | place
spielplatz, spielplätze, spielplätzen | playground | place
balkon, balkone, balkonen | balcony | place
paris | Paris | place
tokio | Tokyo | place
japan | Japan | place
london | London | place
# Times
mittag, mittags | noon | time
mitternacht | midnight | time
sonnenaufgang | sunrise | time
goldene stunde | golden hour | time
wind | wind | time
sonnig, sonnige, sonniger, sonniges, sonnigen, sonnigem | sunny day | time
geburtstag, geburtstagsfeier | birthday | time
hochzeit | wedding | time
halloween | Halloween | time
party, feier, fest | party | time
# Qualities
neu, neue, neuer, neues, neuem, neuen | new | adjective
kalt, kalte, kalter, kaltes, kaltem, kalten | cold | adjective
warm, warme, warmer, warmes, warmem, warmen | warm | adjective
dunkel, dunkle, dunkler, dunkles, dunklem, dunklen, düster, düstere, düsterer, düsteres, düsterem, düsteren | dark | adjective
hell, helle, heller, helles, hellem, hellen, leuchtend, leuchtende, leuchtender, leuchtendes, leuchtendem, leuchtenden | bright | adjective
kaputt, kaputte, kaputter, kaputtes, kaputtem, kaputten, zerbrochen, zerbrochene, zerbrochener, zerbrochenes, zerbrochenem, zerbrochenen | broken | adjective
hoch, hohe, hoher, hohes, hohem, hohen | tall | adjective
lang, lange, langer, langes, langem, langen | long | adjective
rund, runde, runder, rundes, rundem, runden | round | adjective
hölzern, hölzerne, hölzerner, hölzernes, hölzernem, hölzernen, aus holz | wooden | adjective
metallisch, metallische, metallischer, metallisches, metallischem, metallischen, aus metall | metal | adjective
gläserne, gläserner, gläsernes, gläsernem, gläsernen, aus glas | glass | adjective
silbern, silberne, silberner, silbernes, silbernem, silbernen | silver | adjective
durchsichtig, durchsichtige, durchsichtiger, durchsichtiges, durchsichtigem, durchsichtigen, transparent, transparente, transparenter, transparentes, transparentem, transparenten | transparent | adjective
magisch, magische, magischer, magisches, magischem, magischen, verzaubert, verzauberte, verzauberter, verzaubertes, verzaubertem, verzauberten | magical | adjective
riesig, riesige, riesiger, riesiges, riesigem, riesigen, gigantisch, gigantische, gigantischer, gigantisches, gigantischem, gigantischen | giant | adjective
winzig, winzige, winziger, winziges, winzigem, winzigen | tiny | adjective
modern, moderne, moderner, modernes, modernem, modernen | modern | adjective
futuristisch, futuristische, futuristischer, futuristisches, futuristischem, futuristischen | futuristic | adjective
geheimnisvoll, geheimnisvolle, geheimnisvoller, geheimnisvolles, geheimnisvollem, geheimnisvollen, mysteriös, mysteriöse, mysteriöser, mysteriöses, mysteriösem, mysteriösen | mysterious | adjective
schmutzig, schmutzige, schmutziger, schmutziges, schmutzigem, schmutzigen, dreckig, dreckige, dreckiger, dreckiges, dreckigem, dreckigen | dirty | adjective
rostig, rostige, rostiger, rostiges, rostigem, rostigen, verrostet, verrostete, verrosteter, verrostetes, verrostetem, verrosteten | rusty | adjective
gefroren, gefrorene, gefrorener, gefrorenes, gefrorenem, gefrorenen, zugefroren, zugefrorene, zugefrorener, zugefrorenes, zugefrorenem, zugefrorenen | frozen | adjective
elegant, elegante, eleganter, elegantes, elegantem, eleganten | elegant | adjective
wild, wilde, wilder, wildes, wildem, wilden | wild | adjective
frisch, frische, frischer, frisches, frischem, frischen | fresh | adjective
dampfend, dampfende, dampfender, dampfendes, dampfendem, dampfenden | steaming | adjective
beige, beig, beiger, beiges, beigem, beigen | beige | adjective
türkis, türkisfarben, türkisfarbene, türkisfarbener, türkisfarbenes, türkisfarbenem, türkisfarbenen | turquoise | adjective
# Feelings
stolz, stolze, stolzer, stolzes, stolzem, stolzen | proud | feeling
gelangweilt, gelangweilte, gelangweilter, gelangweiltes, gelangweiltem, gelangweilten | bored | feeling
schüchtern, schüchterne, schüchterner, schüchternes, schüchternem, schüchternen | shy | feeling
neugierig, neugierige, neugieriger, neugieriges, neugierigem, neugierigen | curious | feeling
aufgeregt, aufgeregte, aufgeregter, aufgeregtes, aufgeregtem, aufgeregten, begeistert, begeisterte, begeisterter, begeistertes, begeistertem, begeisterten | excited | feeling
besorgt, besorgte, besorgter, besorgtes, besorgtem, besorgten | worried | feeling
entspannt, entspannte, entspannter, entspanntes, entspanntem, entspannten | relaxed | feeling
nachdenklich, nachdenkliche, nachdenklicher, nachdenkliches, nachdenklichem, nachdenklichen | thoughtful | feeling
schläfrig, schläfrige, schläfriger, schläfriges, schläfrigem, schläfrigen | sleepy | feeling
# Actions
bauen, erbauen, erbaut | build | action
backen, bäckt, backend, gebacken | bake | action
fahren, fährt, fahrend, fahrende, gefahren | drive | action
öffnen, öffnet, öffnend | open | action
schließen, schließt, schließend | close | action
schneiden, schneidet, schneidend, geschnitten | cutting | action
waschen, wäscht, waschend, gewaschen | wash | action
putzen, putzt, putzend | clean | action
nähen, näht, nähend | sew | action
werfen, wirft, werfend, geworfen | throw | action
fangen, fängt, fangend | catch | action
treten, tritt, kicken, kickt | kick | action
schieben, schiebt, schiebend | push | action
ziehen, zieht, ziehend | pull | action
graben, gräbt, grabend | digging | action
pflanzen, pflanzt, pflanzend | plant | action
gießen, gießt, gießend | water | action
pflücken, pflückt, pflückend, ernten, erntet, sammeln, sammelt | pick | action
geben, gibt, gebend, schenken, schenkt, überreichen, überreicht | give | action
füttern, füttert, fütternd | feed | action
streicheln, streichelt, streichelnd | petting | action
jagen, jagt, jagend, verfolgen, verfolgt | chase | action
verstecken, versteckt, sich verstecken | hide | action
suchen, sucht, suchend | look for | action
träumen, träumt, träumend | dream | action
denken, denkt, nachdenken, nachdenkend | think | action
sprechen, spricht, sprechend, reden, redet, unterhalten sich, plaudern | talk | action
schreien, schreit, schreiend, rufen, ruft | shout | action
einschenken, schenkt ein, einschenkend, eingießen | pour | action
kaufen, kauft, einkaufen | buy | action
verkaufen, verkauft, verkaufend | sell | action
ski fahren, fährt ski | ski | action
surfen, surft, surfend | surf | action
tauchen, taucht, tauchend | dive | action
überqueren, überquert, überquerend | cross | action
feiern, feiert, feiernd | celebrate | action
brennen, brennt, brennend, brennende, brennenden, brennendes | burn | action
leuchten, leuchtet, scheinen, scheint, glänzen, glänzt | shine | action
blühen, blüht, blühend, blühende, blühenden | bloom | action
ausruhen, ausruhend, ruht sich aus, ruhen, ruht | rest | action
knien, kniet, kniend, kniende | kneel | action
lehnen, lehnt, lehnend, angelehnt | lean on | action
fotografieren, fotografiert, fotografierend | photograph | action
lernen, lernt, lernend, studieren, studiert | study | action
unterrichten, unterrichtet, lehren, lehrt | teach | action
hängen, hängt, hängend, hängende | hang | action
rollen, rollt, rollend | roll | action
zubereiten, zubereitet, bereitet zu, vorbereiten | prepare | action
winken, winkt, winkend | wave | action
gleiten, gleitet, gleitend | glide | action
# Numbers and small words
elf | eleven | number
zwölf | twelve | number
ein paar | a pair of | number
hundert | hundred | number
eine gruppe, gruppe | a group of | number
gegen | against | preposition
außerhalb, draußen | outside | preposition
oberhalb | above | preposition
gemacht aus, bestehend aus | made of | preposition
voller, voll | full of | preposition
hintergrund | background | style
pixelkunst, pixel-art | pixel art | style
minimalistisch, minimalistische, minimalistischer, minimalistisches | minimalist | style
# Pictures
landschaft, landschaften | landscape | noun
sternenhimmel | starry sky | noun
erdkugel | Earth | noun
komet, kometen | comet | noun
hintergrundbild | wallpaper | style
geige spielen, spielt geige | play the violin | action
lässt einen drachen steigen, drachen steigen lassen, drachen steigen, lassen drachen steigen | flying a kite | action
`;
