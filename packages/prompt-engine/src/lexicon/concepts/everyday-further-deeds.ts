/*
 * Further everyday words, as the other everyday tables: English | Spanish | French | German | Portuguese | Italian |
 * Dutch | Polish.
 */

/** Adjectives. */
export const FURTHER_QUALITIES_ABROAD = `
damp | húmedo | humide/humides | feucht, klamm | húmido, úmido | umido | vochtig, klam | wilgotny
steel | de acero | en acier, d'acier | stählern, aus Stahl | de aço | d'acciaio, in acciaio | stalen | stalowy
trembling | tembloroso | tremblant | zitternd | trémulo | tremante | bibberend | drżący
rotten | podrido | pourri, vermoulu | morsch, verrottet | podre/podres, apodrecido | marcio/marci, fradicio | verrot, vermolmd | spróchniały, zgniły
freezing | aterido, muerto de frío | frigorifié, transi | frierend, durchgefroren | cheio de frio, gelado | infreddolito | verkleumd | zmarznięty, przemarznięty
soaked | empapado, calado | trempé | durchnässt, klatschnass, pitschnass | encharcado, ensopado | fradicio, inzuppato | doorweekt, kletsnat | przemoczony
sweaty | sudoroso | en sueur | verschwitzt | suado | sudato | bezweet | spocony
spontaneous | espontáneo | spontané | spontan | espontâneo | spontaneo | spontaan | spontaniczny
steaming | humeante | fumant | dampfend | fumegante | fumante | dampend | parujący
crooked | torcido | tordu, de travers | schief, krumm | torto | storto | scheef, krom | krzywy
gnarled | nudoso | noueux/noueuse | knorrig | nodoso | nodoso | knoestig | sękaty
proud | - | - | stolz | - | - | trots | dumny
wrinkled | arrugado | ridé | faltig, runzlig | enrugado | rugoso | gerimpeld | pomarszczony
grey-haired | canoso | aux cheveux gris, grisonnant | grauhaarig, ergraut | grisalho | dai capelli grigi, brizzolato | grijsharig | siwy, siwowłosy
curly | rizado | bouclé, frisé | lockig, gelockt | encaracolado | riccio, ricciuto | krullend | kręcony
long-haired | de pelo largo | aux cheveux longs | langhaarig | de cabelo comprido | dai capelli lunghi | langharig | długowłosy
spotted | con manchas, moteado | tacheté, à pois | gefleckt, gepunktet | malhado, às bolinhas | macchiato, a pois | gevlekt, gestippeld | łaciaty, w kropki
three-legged | de tres patas | à trois pattes | dreibeinig | de três patas | a tre zampe | driepotig | trójnogi
one-eyed | tuerto | borgne | einäugig | zarolho | guercio, orbo | eenogig | jednooki
handsome | guapo, apuesto | - | gutaussehend | bonito, giro | bello, carino | knap | przystojny
pretty | bonito, lindo | joli | hübsch | bonito, lindo | carino, grazioso | leuk, lief | ładny
loud | ruidoso | bruyant | laut | barulhento | rumoroso | luid | głośny
slow | lento | lent | langsam | lento | lento | langzaam | powolny
fast | rápido, veloz | rapide/rapides | schnell | rápido | veloce | snel | szybki
sick | enfermo | malade/malades | krank | doente | malato | ziek | chory
clever | astuto, listo | malin/maligne, rusé | schlau, klug | esperto, inteligente | furbo, intelligente | slim | sprytny, mądry
grumpy | gruñón, gruñona | grincheux/grincheuse, grognon | mürrisch, grimmig | rabugento, carrancudo | brontolone, scorbutico | chagrijnig, nors | zrzędliwy, gderliwy
playful | juguetón, juguetona | joueur, espiègle | verspielt | brincalhão | giocoso, giocherellone | speels | rozbrykany
unfinished | inacabado | inachevé | unfertig | inacabado | incompiuto | onaf | niedokończony
quiet | tranquilo | calme | ruhig | sossegado | quieto | kalm | spokojny
windy | ventoso | venteux/venteuse | windig | ventoso | ventoso | winderig | wietrzny
snowy | nevoso | neigeux/neigeuse | schneereich | nevado | nevoso | - | śnieżny
`;

/** Verbs, irregular forms after slashes. */
export const FURTHER_DEEDS_ABROAD = `
share | compartir/comparte, repartirse | partager/partage, se partager/se partagent | teilen/teilt, sich teilen/teilt sich/teilen sich | partilhar, dividir, compartilhar | dividere/divide/dividono/diviso, condividere, dividersi/si dividono/si divide | delen/deelt | dzieli się
sneak | colarse/se cuela, acercarse sigilosamente | se faufiler/se faufile | schleichen/schleicht, sich anschleichen | esgueirar-se/esgueira-se | intrufolarsi/si intrufola, sgattaiolare | sluipen/sluipt | skrada się
flee | huir/huye/huyen/huyendo, escapar | s'enfuir/s'enfuit, fuir/fuit | flüchten/flüchtet, fliehen/flieht, davonlaufen/läuft davon | fugir/foge/fogem | scappare, fuggire/fugge | vluchten/vlucht | ucieka
prune | podar | élaguer | stutzen/stutzt, beschneiden/beschneidet | podar | potare | snoeien/snoeit | przycina
stumble | tropezar/tropieza, tropezarse/se tropieza | trébucher | stolpern/stolpert | tropeçar | inciampare | struikelen/struikelt | potyka się
warm up | entrar en calor/entra en calor/entran en calor | se réchauffer/se réchauffe | aufwärmen/wärmt sich auf/wärmen sich auf | aquecer-se/aquecem-se/a aquecer-se | riscaldarsi/si riscalda/si riscaldano | opwarmen/warmt zich op/warmen zich op | ogrzewa się
hug | abrazarse a/abrazado a/abrazada a | serrer son doudou/en serrant | festhalten/hält fest | agarrar-se a/agarrado a/agarrada a/agarrado ao/agarrada ao | stringere/stringe/stretto a/stretta a/abbracciato a/abbracciata a | vastklemmen | ściska
braid | trenzar/trenza | tresser | flechten/flicht | entrançar, trançar | intrecciare | vlechten | zaplata
shiver | tiritar, temblar/tiembla, temblar de frío/tiembla de frío | grelotter, trembler, trembler de froid/tremble de froid | frieren/friert, zittern/zittert, bibbern/bibbert | tremer, tremer de frio/treme de frio | tremare, tremare di freddo/trema di freddo, rabbrividire | rillen/rilt/staat te rillen, bibberen/bibbert, beven | marznie, drży, trzęsie się
giggle | reírse/se ríe/se ríen | rigoler/en rigolant, glousser, pouffer | kichern/kichert | rir-se/riem-se/ri-se | ridacchiare | giechelen/giechelt | chichocze
ride a bicycle | pedalear | pédaler/pédale | radeln/radelt, strampeln | pedalar | pedalare | trappen | pedałuje
tinker | hacer bricolaje | bricoler | basteln/bastelt, tüfteln/tüftelt, werkeln/werkelt | fazer bricolage | trafficare | knutselen/knutselt | majsterkuje
water | regar/riega | arroser | gießen/gießt, bewässern | regar/rega | innaffiare, annaffiare | water geven/geeft water | podlewa
follow | seguir/sigue/siguen/seguido | suivre/suit/suivent/suivi/suivie | folgen/folgt, hinterherlaufen/läuft hinterher | seguir/segue | seguire/segue | volgen/volgt | idzie za, podąża za
lead | guiar | mener/mène, guider | führen/führt | guiar, conduzir | guidare, condurre/conduce | leiden, voeren naar | prowadzi
train | entrenar | s'entraîner/s'entraîne | trainieren/trainiert | treinar | allenarsi/si allena/si allenano | trainen/traint | trenuje
stretch | estirarse/se estira | s'étirer/s'étire | sich strecken/streckt sich, sich dehnen/dehnt sich, räkelt sich | espreguiçar-se/espreguiça-se | stiracchiarsi/si stiracchia | zich uitstrekken/rekt zich uit | przeciąga się
lick | lamer | lécher/lèche | lecken/leckt, schlecken/schleckt | lamber | leccare | likken | liże
bite | morder/muerde | mordre/mord, croquer | beißen/beißt | morder | mordere, addentare | bijten/bijt | gryzie
drool | babear | baver | sabbern/sabbert | babar | sbavare | kwijlen/kwijlt | ślini się
snuggle | acurrucarse/se acurrucan | se blottir/se blottit | sich anschmiegen/schmiegt sich/kuscheln | aninhar-se/aninhado | rannicchiarsi/rannicchiato/si rannicchia | kruipen tegen | tuli się
roll | rodar/rueda | rouler | rollen/rollt, kugeln | rolar | rotolare | rollen/rolt | turla się, toczy
crouch | agacharse/agachado/se agacha | s'accroupir/accroupi | hocken/hockt, kauern/kauert | agachar-se/agachado | accovacciarsi/accovacciato | hurken/hurkt | kuca, kuca przy
bend over | inclinarse sobre/se inclina sobre/inclinado sobre | se pencher sur/se penche sur/penché sur | sich beugen über/beugt sich über/gebeugt über | inclinar-se sobre/inclina-se sobre/debruçado sobre | chinarsi su/chino su/chino sul/chino sulla | zich buigen over/buigt zich over/gebogen over | pochyla się nad, pochylony nad, pochylona nad
lean out | asomarse a la ventana/se asoma a la ventana | se pencher à la fenêtre/se penche à la fenêtre | sich hinauslehnen/lehnt sich aus dem Fenster | debruçar-se/debruça-se | affacciarsi alla finestra/si affaccia alla finestra | uit het raam leunen/leunt uit het raam | wychyla się z okna
look out of the window | mirar por la ventana/mira por la ventana/mirando por la ventana | regarder par la fenêtre/regarde par la fenêtre | aus dem Fenster schauen/schaut aus dem Fenster/blickt aus dem Fenster/guckt aus dem Fenster | olhar pela janela/olha pela janela | guardare dalla finestra/guarda dalla finestra/guardare fuori dalla finestra/guarda fuori dalla finestra | uit het raam kijken/kijkt uit het raam | patrzy przez okno, wygląda przez okno
warm oneself by the fire | calentarse junto al fuego/se calienta junto al fuego | se réchauffer près du feu/se réchauffe près du feu | sich am Feuer wärmen/wärmt sich am Feuer/wärmen sich am Feuer | aquecer-se à lareira/aquece-se à lareira | scaldarsi al fuoco/si scalda al fuoco/si scaldano al fuoco | zich warmen aan het vuur/warmt zich aan het vuur/warmen zich aan het vuur | grzeje się przy ogniu, ogrzewa się przy ognisku
say goodbye | decir adiós/dice adiós | se dire au revoir/se disent au revoir | Abschied nehmen/nehmen Abschied/nimmt Abschied | dizer adeus/diz adeus/dizem adeus | dirsi addio/si dicono addio/dire addio | uitzwaaien/zwaait uit | macha na pożegnanie, macha na do widzenia
take the bus | coger el autobús/coge el autobús, subir al autobús/sube al autobús | prendre le bus/prend le bus, monter dans le bus/monte dans le bus | steigt in den Bus/steigen in den Bus/in den Bus steigen | apanhar o autocarro/apanha o autocarro | prendere l'autobus/prende l'autobus | de bus nemen/neemt de bus/stapt in de bus | wsiada do autobusu
get off | bajar del tren/baja del tren, bajarse/se baja | descendre du train/descend du train | aussteigen/steigt aus | descer do comboio/desce do comboio | scendere dal treno/scende dal treno | uitstappen/stapt uit | wysiada
throw snowballs | tirar bolas de nieve/tiran bolas de nieve, guerra de bolas de nieve | se lancer des boules de neige/se lancent des boules de neige, bataille de boules de neige | Schneeballschlacht machen/machen eine Schneeballschlacht/Schneeballschlacht | atirar bolas de neve/atiram bolas de neve | tirarsi palle di neve/si tirano palle di neve, battaglia a palle di neve | sneeuwballen gooien/gooien sneeuwballen, sneeuwballengevecht | rzuca się śnieżkami, rzucają się śnieżkami
toast | brindar | trinquer | anstoßen/stößt an/stoßen an | brindar | brindare | proosten/proost | wznosi toast, wznoszą toast
dress | vestirse/se viste | s'habiller/s'habille | sich anziehen/zieht sich an | vestir-se/veste-se | vestirsi/si veste | zich aankleden/kleedt zich aan | ubiera się
brush teeth | lavarse los dientes/se lava los dientes/cepillarse los dientes/se cepilla los dientes | se brosser les dents/se brosse les dents | Zähne putzen/putzt sich die Zähne/putzt Zähne | lavar os dentes/lava os dentes/escovar os dentes/escova os dentes | lavarsi i denti/si lava i denti | tanden poetsen/poetst zijn tanden/poetst haar tanden/poetst tanden | myje zęby
put on make-up | maquillarse/se maquilla | se maquiller/se maquille | sich schminken/schminkt sich | maquilhar-se/maquiar-se/maquia-se/maquilha-se | truccarsi/si trucca | zich opmaken/maakt zich op | maluje się
make music | - | faire de la musique/font de la musique/fait de la musique | Musik machen/macht Musik/machen Musik | fazer música/fazem música | - | - | -
wait for the bus | esperar el autobús/espera el autobús/esperan el autobús/esperando el autobús | attendre le bus/attend le bus/attendent le bus | auf den Bus warten/wartet auf den Bus/warten auf den Bus | esperar o autocarro/espera o autocarro/esperar o ônibus/espera o ônibus | aspettare l'autobus/aspetta l'autobus/aspettano l'autobus | op de bus wachten/wacht op de bus/wachten op de bus | czeka na autobus, czekają na autobus
wait for | esperar/espera/esperan/esperando | attendre/attend | warten auf/wartet auf/warten auf, erwarten | esperar, aguardar | aspettare, attendere | wachten op/wacht op/wachten op | czeka na
think of | pensar en/piensa en | penser à/pense à | denken an/denkt an | pensar em/pensa em | pensare a/pensa a | denken aan/denkt aan | myśli o
dream of | soñar con/sueña con | rêver de/rêve de | träumen von/träumt von | sonhar com/sonha com | sognare di/sogna di | dromen van/droomt van | śni o, marzy o
play with | jugar con/juega con/juegan con/jugando con | jouer avec/joue avec/jouent avec | spielen mit/spielt mit | brincar com/brinca com/brincam com | giocare con/gioca con/giocano con/giocando con | spelen met/speelt met | bawi się z
`;
