/** Places, times, qualities and deeds of image prompts in French: foreign words and their forms | English | role. */
export const FRENCH_PLACES_AND_DEEDS = `
# Places
école, écoles | school | place
hôpital, hôpitaux | hospital | place
restaurant, restaurants | restaurant | place
café parisien, salon de thé, cafés parisien, salons de thé | café | place
magasin, boutique, magasins, boutiques | shop | place
musée, musées | museum | place
théâtre, théâtres | theatre | place
bureau, bureaux | office | place
aéroport, aéroports | airport | place
port, ports | harbour | place
ferme, fermes | farm | place
salle de classe, salles de classe | classroom | place
salon, salons | living room | place
salle de bain, salle de bains, salles de bain, salles de bains | bathroom | place
piscine, piscines | swimming pool | place
scène, scènes | stage | place
grotte, caverne, grottes, cavernes | cave | place
île, îles | island | place
jungle, jungles | jungle | place
colline, collines | hill | place
vallée, vallées | valley | place
rivage, bord de mer, rivages, bords de mer | shore | place
océan, océans | ocean | place
place du village, place publique, places du village, places publique | square | place
chemin, sentier, chemins, sentiers | path | place
cimetière, cimetières | cemetery | place
aire de jeux, aires de jeux | playground | place
balcon, terrasse, balcons, terrasses | balcony | place
paris | Paris | place
tokyo, tokyos | Tokyo | place
japon, japons | Japan | place
londres | London | place
# Times
midi | noon | time
minuit | midnight | time
lever de soleil, lever du soleil | sunrise | time
heure dorée | golden hour | time
vent | wind | time
ensoleillé, ensoleillée | sunny day | time
anniversaire | birthday | time
mariage | wedding | time
toussaint | Halloween | time
fête | party | time
# Qualities
neuve, neufs, neuves, nouveau, nouvel, nouvelle, nouveaux, nouvelles | new | adjective
froid, froide, froids, froides | cold | adjective
chaud, chaude, chauds, chaudes | warm | adjective
sombre, sombres, foncé, foncée, foncés, foncées, obscur, obscure, obscurs, obscures | dark | adjective
lumineux, lumineuse, lumineuses, brillant, brillante, brillants, brillantes | bright | adjective
cassé, cassée, cassés, cassées, brisé, brisée, brisés, brisées | broken | adjective
haut, haute, hauts, hautes | tall | adjective
long, longue, longs, longues | long | adjective
rond, ronde, ronds, rondes | round | adjective
en bois, de bois | wooden | adjective
en métal, métallique, métalliques | metal | adjective
en verre, de verre | glass | adjective
argenté, argentée, argentés, argentées, en argent | silver | adjective
transparent, transparente, transparents, transparentes | transparent | adjective
magique, magiques, enchanté, enchantée, enchantés, enchantées | magical | adjective
géant, géante, géants, géantes, énorme, énormes | giant | adjective
minuscule, minuscules | tiny | adjective
moderne, modernes | modern | adjective
futuriste, futuristes | futuristic | adjective
mystérieux, mystérieuse, mystérieuses | mysterious | adjective
sale, sales | dirty | adjective
rouillé, rouillée, rouillés, rouillées | rusty | adjective
gelé, gelée, gelés, gelées, glacée, glacées | frozen | adjective
élégant, élégante, élégants, élégantes | elegant | adjective
sauvage, sauvages | wild | adjective
frais, fraîche, fraîches | fresh | adjective
fumant, fumante, fumants, fumantes | steaming | adjective
beige, beiges | beige | adjective
turquoise, turquoises | turquoise | adjective
# Feelings
fier, fière, fiers, fières | proud | feeling
ennuyé, ennuyée, ennuyés, ennuyées | bored | feeling
timide, timides | shy | feeling
curieux, curieuse, curieuses | curious | feeling
excité, excitée, excités, excitées, enthousiaste, enthousiastes | excited | feeling
inquiet, inquiète, inquiets, inquiètes | worried | feeling
détendu, détendue, détendus, détendues | relaxed | feeling
pensif, pensive, pensifs, pensives | thoughtful | feeling
somnolent, somnolente, somnolents, somnolentes | sleepy | feeling
# Actions
construire, construisant, construit, construisent, construite, construits, construites | build | action
faire cuire, cuisant, cuit au four, pétrir, pétrissant, pétrit, pétrissent | bake | action
conduire, conduisant, conduit, conduisent | drive | action
ouvrir, ouvrant, ouvre, ouvrent | open | action
fermer, fermant, ferment | close | action
couper, coupant, coupe, coupent, coupée, coupés, coupées | cutting | action
laver, lavant, lave, lavent, lavée, lavés, lavées | wash | action
nettoyer, nettoyant, nettoie, nettoient | clean | action
coudre, cousant, coud, cousent | sew | action
lancer, lançant, lance, lancent | throw | action
attraper, attrapant, attrape, attrapent, attrapée, attrapés, attrapées | catch | action
botter, bottant, botte, bottent, bottée, bottées, donner un coup de pied | kick | action
pousser, poussant, pousse, poussent, poussée, poussés, poussées | push | action
tirer, tirant, tire, tirent | pull | action
creuser, creusant, creuse, creusent, creusée, creusés, creusées | digging | action
planter, plantant, plante, plantent, plantée, plantés, plantées | plant | action
arroser, arrosant, arrose, arrosent, arrosée, arrosés, arrosées | water | action
cueillir, cueillant, cueille, cueillent, récolter, récoltant, récolte, récoltent, récoltée, récoltés, récoltées, ramasser, ramassant, ramasse, ramassent, ramassée, ramassés, ramassées | pick | action
donner, donnant, donne, donnent, donnée, donnés, données, offrir, offrant, offre, offrent | give | action
nourrir, nourrissant, nourrit, nourrissent | feed | action
caresser, caressant, caresse, caressent, caressée, caressés, caressées | petting | action
poursuivre, poursuivant, poursuit, poursuivent, chasser, chassant, chasse, chassent, chassée, chassés, chassées | chase | action
cacher, cachant, cache, cachent, cachée, cachés, cachées, se cacher, se cachant, se cache | hide | action
chercher, cherchant, cherche, cherchent, cherchée, cherchés, cherchées | look for | action
rêver, rêvant, rêve, rêvent, rêvée, rêvés, rêvées | dream | action
penser, pensant, pense, pensent, pensée, pensés, pensées, réfléchir, réfléchissant, réfléchit | think | action
parler, parlant, parle, parlent, parlée, parlés, parlées, discuter, discutant, discute, discutent, discutée, discutés, discutées, bavarder, bavardant, bavarde, bavardent, bavardée, bavardés, bavardées | talk | action
crier, criant, crie, crient, criée, criés, criées | shout | action
verser, versant, verse, versent, versée, versés, versées, servir, servant, sert, servent | pour | action
acheter, achetant, achète, achètent | buy | action
vendre, vendant, vend, vendent | sell | action
skier, skiant, skie, skient, skiée, skiés, skiées | ski | action
surfer, surfant, surfe, surfent, surfée, surfés, surfées | surf | action
plonger, plongeant, plonge, plongent | dive | action
traverser, traversant, traverse, traversent, traversée, traversés, traversées | cross | action
célébrer, célébrant, célèbre, célèbrent, fêter, fêtant, fêtent, fêtée, fêtés, fêtées | celebrate | action
brûler, brûlant, brûle, brûlent, brûlée, brûlés, brûlées | burn | action
briller, brille, brillent, brillée, brillés, brillées | shine | action
fleurir, fleurissant, fleurit, fleurissent | bloom | action
se reposer, se reposant, se repose, reposant | rest | action
agenouillé, agenouillée, à genoux | kneel | action
appuyé, appuyée, adossé, adossée | lean on | action
photographier, photographiant, photographie un, photographient | photograph | action
étudier, étudiant un, étudie, étudient | study | action
enseigner, enseignant, enseigne, enseignent, enseignée, enseignés, enseignées | teach | action
pendre, pendant, pend, pendent, suspendu, suspendue, suspendus, accrocher, accrochant, accroche, accrochent, accrochée, accrochés, accrochées | hang | action
rouler, roulant, roule, roulent, roulée, roulés, roulées | roll | action
préparer, préparant, prépare, préparent, préparée, préparés, préparées | prepare | action
saluer, saluant, salue, saluent, saluée, salués, saluées, faire signe, faisant signe, fait signe | wave | action
glisser, glissant, glisse, glissent, glissée, glissés, glissées | glide | action
# Numbers and small words
onze | eleven | number
douze | twelve | number
une paire de, paire de | a pair of | number
cent, centaines de | hundred | number
un groupe de, groupe de | a group of | number
contre | against | preposition
durant | during | preposition
hors de, en dehors de | outside | preposition
au-dessus de | above | preposition
fait de, faite de, fabriqué en | made of | preposition
plein de, pleine de, rempli de, remplie de | full of | preposition
fond, arrière-plan | background | style
pixel art | pixel art | style
minimaliste | minimalist | style
# Pictures
paysage, paysages | landscape | noun
ciel étoilé, ciels étoilés | starry sky | noun
la terre | Earth | noun
comète, comètes | comet | noun
fond d'écran | wallpaper | style
jouer du violon, joue du violon, jouant du violon | play the violin | action
faire voler un cerf-volant, fait voler un cerf-volant | flying a kite | action
`;
