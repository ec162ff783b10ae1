/** Animals, people, food and things of image prompts in French: foreign words and their forms | English | role. */
export const FRENCH_THINGS = `
# Animals
dinosaure | dinosaur | noun
dinosaures | dinosaurs | noun
abeille | bee | noun
abeilles | bees | noun
araignée | spider | noun
araignées | spiders | noun
serpent | snake | noun
serpents | snakes | noun
grenouille | frog | noun
grenouilles | frogs | noun
tortue | turtle | noun
tortues | turtles | noun
canard | duck | noun
canards | ducks | noun
cygne | swan | noun
cygnes | swans | noun
poule, poulet | chicken | noun
poules, poulets | chickens | noun
coq | rooster | noun
coqs | roosters | noun
cochon, porc | pig | noun
cochons, porcs | pigs | noun
chèvre | goat | noun
chèvres | goats | noun
âne | donkey | noun
ânes | donkeys | noun
singe | monkey | noun
singes | monkeys | noun
girafe | giraffe | noun
girafes | giraffes | noun
zèbre | zebra | noun
zèbres | zebras | noun
crocodile | crocodile | noun
crocodiles | crocodiles | noun
dauphin | dolphin | noun
dauphins | dolphins | noun
requin | shark | noun
requins | sharks | noun
pieuvre, poulpe | octopus | noun
pieuvres, poulpes | octopuses | noun
pingouin, manchot | penguin | noun
pingouins, manchots | penguins | noun
aigle | eagle | noun
aigles | eagles | noun
corbeau, corneille | crow | noun
corbeaux, corneilles | crows | noun
perroquet | parrot | noun
perroquets | parrots | noun
pigeon, colombe | pigeon | noun
pigeons, colombes | pigeons | noun
mouette | seagull | noun
mouettes | seagulls | noun
écureuil | squirrel | noun
écureuils | squirrels | noun
hérisson | hedgehog | noun
hérissons | hedgehogs | noun
souris | mouse | noun
chauve-souris | bat | noun
chauves-souris | bats | noun
escargot | snail | noun
escargots | snails | noun
licorne | unicorn | noun
licornes | unicorns | noun
chiot | puppy | noun
chiots | puppies | noun
ours polaire, ours blanc | polar bear | noun
ours polaires, ours blancs | polar bears | noun
crabe | crab | noun
crabes | crabs | noun
méduse | jellyfish | noun
méduses | jellyfishes | noun
raton laveur | raccoon | noun
ratons laveurs | raccoons | noun
monstre | monster | noun
monstres | monsters | noun
# People
professeur, professeure, maîtresse, institutrice | teacher | noun
professeurs, professeures, maîtresses, institutrices | teachers | noun
étudiant, étudiante, élève | student | noun
étudiants, étudiantes, élèves | students | noun
fermier, fermière, paysan, paysanne, agriculteur | farmer | noun
fermiers, fermières, paysans, paysannes, agriculteurs | farmers | noun
policier, policière | police officer | noun
policiers, policières | police officers | noun
pompier | firefighter | noun
pompiers | firefighters | noun
infirmière, infirmier | nurse | noun
infirmières, infirmiers | nurses | noun
musicien, musicienne | musician | noun
musiciens, musiciennes | musicians | noun
chanteur, chanteuse | singer | noun
chanteurs, chanteuses | singers | noun
artiste, peintre | artist | noun
artistes, peintres | artists | noun
pirate | pirate | noun
pirates | pirates | noun
magicien, sorcier | wizard | noun
magiciens, sorciers | wizards | noun
ange | angel | noun
anges | angels | noun
fantôme | ghost | noun
fantômes | ghosts | noun
sirène | mermaid | noun
sirènes | mermaids | noun
mariée | bride | noun
mariées | brides | noun
jeune marié | groom | noun
jeunes mariés | grooms | noun
boulanger, boulangère | baker | noun
boulangers, boulangères | bakers | noun
serveur, serveuse | waiter | noun
serveurs, serveuses | waiters | noun
clown | clown | noun
clowns | clowns | noun
moine | monk | noun
moines | monks | noun
scientifique, savant | scientist | noun
scientifiques, savants | scientists | noun
guerrier, guerrière | warrior | noun
guerriers, guerrières | warriors | noun
frère | brother | noun
frères | brothers | noun
sœur, soeur | sister | noun
sœurs, soeurs | sisters | noun
fils | son | noun
hommes | men | noun
filles, fillettes | girls | noun
foule, foules | crowd | noun
# Food and drink
fromage, fromages | cheese | noun
œuf, oeuf, œufs, oeufs | egg | noun
lait | milk | noun
vin, vins | wine | noun
bière, bières | beer | noun
chocolat, chocolats | chocolate | noun
glace, crème glacée, glaces, crèmes glacées | ice cream | noun
pizza, pizzas | pizza | noun
soupe, soupes | soup | noun
riz | rice | noun
viande, viandes | meat | noun
miel | honey | noun
fraise, fraises | strawberry | noun
banane, bananes | banana | noun
citron, citrons | lemon | noun
raisins, raisin | grapes | noun
cerise, cerises | cherry | noun
pêches | peach | noun
pastèque, pastèques | watermelon | noun
tomate, tomates | tomato | noun
pomme de terre, pommes de terre | potato | noun
carotte, carottes | carrot | noun
citrouille, potiron, citrouilles, potirons | pumpkin | noun
champignon, champignons | mushroom | noun
fruit, fruits | fruit | noun
légumes | vegetables | noun
biscuit, biscuits | biscuit | noun
nouilles | noodles | noun
petit déjeuner, petits déjeuners | breakfast | noun
dîner, repas, dîners | dinner | noun
# Household things
canapé, canapés | sofa | noun
fauteuil, fauteuils | armchair | noun
étagère, étagères | shelf | noun
miroir, miroirs | mirror | noun
horloge, pendule, horloges, pendules | clock | noun
clé, clef, clés, clefs | key | noun
boîte, boîtes | box | noun
valise, valises | suitcase | noun
sac à dos, sacs à dos | backpack | noun
sac, sacs | bag | noun
panier, paniers | basket | noun
bouteille, bouteilles | bottle | noun
verre, verres | glass | noun
assiette, assiettes | plate | noun
couteau, couteaux | knife | noun
cuillère, cuillères | spoon | noun
théière, théières | teapot | noun
vase, vases | vase | noun
couverture, couvertures | blanket | noun
oreiller, coussin, oreillers, coussins | pillow | noun
tapis | carpet | noun
balai, balais | broom | noun
seau, seaux | bucket | noun
échelle, échelles | ladder | noun
journal, journaux | newspaper | noun
lettre, lettres | letter | noun
carte, cartes | map | noun
pinceau, pinceaux | paintbrush | noun
appareil photo, caméra, appareils photo, caméras | camera | noun
téléphone, portable, téléphones, portables | phone | noun
ordinateur, ordinateurs | computer | noun
ballon, balle, ballons, balles | ball | noun
cerf-volant, cerfs-volants | kite | noun
ballon de baudruche, ballons de baudruche | balloon | noun
poupée, poupées | doll | noun
ours en peluche, nounours, peluche, peluches | teddy bear | noun
jouet, jouets | toy | noun
cadeau, cadeaux | gift | noun
lanterne, lanternes | lantern | noun
drapeau, drapeaux | flag | noun
anneau, bague, anneaux, bagues | ring | noun
couronne, couronnes | crown | noun
masque, masques | mask | noun
violon, violons | violin | noun
football, foot, ballon de foot, ballons de foot | football | noun
échecs | chess | noun
# Clothes
manteau, manteaux | coat | noun
veste, blouson, vestes, blousons | jacket | noun
chemise, t-shirt, chemises, t-shirts | shirt | noun
écharpe, foulard, écharpes, foulards | scarf | noun
gants | gloves | noun
bottes | boots | noun
lunettes | glasses | noun
lunettes de soleil | sunglasses | noun
costume, costumes | suit | noun
kimono, kimonos | kimono | noun
armure, armures | armour | noun
# Buildings and vehicles
tour, tours | tower | noun
palais | palace | noun
bâtiment, immeuble, bâtiments, immeubles | building | noun
gratte-ciel | skyscraper | noun
cabane, chalet, cabanes, chalets | cabin | noun
moulin, moulin à vent, moulins, moulins à vent | windmill | noun
mur, murs | wall | noun
toit, toits | roof | noun
escalier, escaliers | stairs | noun
fontaine, fontaines | fountain | noun
statue, statues | statue | noun
banc, bancs | bench | noun
tente, tentes | tent | noun
bus, autobus | bus | noun
camion, camions | truck | noun
moto, motos | motorcycle | noun
tramway, tram, tramways, trams | tram | noun
voilier, voiliers | sailing boat | noun
vaisseau spatial, vaisseaux spatiaux | spaceship | noun
fusée, fusées | rocket | noun
montgolfière, montgolfières | hot air balloon | noun
balançoire, balançoires | swing | noun
ruines | ruins | noun
# Nature
sable, sables | sand | noun
château de sable, châteaux de sable | sandcastle | noun
vague, vagues | wave | noun
feuille | leaf | noun
herbe, herbes | grass | noun
pierre, rocher, pierres, rochers | stone | noun
glaçon, glaçons | ice | noun
volcan, volcans | volcano | noun
arc-en-ciel, arcs-en-ciel | rainbow | noun
étoile | star | noun
planète, planètes | planet | noun
éclair, foudre, éclairs | lightning | noun
fumée, fumées | smoke | noun
ombre, ombres | shadow | noun
reflet, reflets | reflection | noun
tournesol, tournesols | sunflower | noun
palmier, palmiers | palm tree | noun
cactus | cactus | noun
bouquet, bouquets | bouquet | noun
bonhomme de neige, bonhommes de neige | snowman | noun
feu d'artifice, feux d'artifice | fireworks | noun
# More of every day
brebis | sheep | noun
cachalot, cachalots | whale | noun
clôture, barrière, clôtures, barrières | fence | noun
trésor, trésors | treasure | noun
tableau noir, tableaux noirs | blackboard | noun
coquillage, coquillages | seashell | noun
tracteur, tracteurs | tractor | noun
réverbère, lampadaire, réverbères, lampadaires | street lamp | noun
nid, nids | nest | noun
pantalon, pantalons | trousers | noun
jupe, jupes | skirt | noun
tablier, tabliers | apron | noun
pâte à pain, pâtes à pain | dough | noun
pelote de laine, pelotes de laine | ball of yarn | noun
beurre, beurres | butter | noun
`;
