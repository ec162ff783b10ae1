/** Words of image prompts in French: foreign words and their forms | English | role. */
export const FRENCH = `
# People
astronaute, astronautes | astronaut | noun
bébé, bébés | baby | noun
garçon, garçons | boy | noun
cuisinier, cuisinière | chef | noun
enfant | child | noun
enfants | children | noun
couple, couples | couple | noun
danseur, danseuse | dancer | noun
médecin, docteur | doctor | noun
dragon, dragons | dragon | noun
yeux | eyes | noun
visage | face | noun
fée | fairy | noun
famille, familles | family | noun
père, papa | father | noun
pêcheur, pêcheurs | fisherman | noun
ami, amie, copain | friend | noun
amis, amies, copains | friends | noun
fille, fillette | girl | noun
grand-père, papi | grandfather | noun
grand-mère, mamie | grandmother | noun
cheveux | hair | noun
mains | hands | noun
roi | king | noun
chevalier, chevaliers | knight | noun
homme | man | noun
mère, maman | mother | noun
vieil homme, vieillard | old man | noun
vieille femme, vieille dame | old woman | noun
gens, personnes | people | noun
personne | person | noun
princesse | princess | noun
reine | queen | noun
robot, robots | robot | noun
samouraï | samurai | noun
soldat, soldats | soldier | noun
sorcière | witch | noun
femme | woman | noun
femmes | women | noun
jeune homme | young man | noun
jeune femme, jeune fille | young woman | noun
# Animals
ours | bear | noun
oiseau | bird | noun
oiseaux | birds | noun
papillon, papillons | butterfly | noun
chat, chatte | cat | noun
chats | cats | noun
vache, vaches | cow | noun
cerf, cerfs, biche | deer | noun
chien, chienne | dog | noun
chiens | dogs | noun
éléphant, éléphants | elephant | noun
poisson, poissons | fish | noun
renard, renards | fox | noun
cheval | horse | noun
chevaux | horses | noun
chaton, chatons | kitten | noun
lion, lions | lion | noun
hibou, chouette | owl | noun
panda | panda | noun
lapin, lapins | rabbit | noun
mouton, moutons | sheep | noun
tigre, tigres | tiger | noun
baleine, baleines | whale | noun
loup, loups | wolf | noun
# Plants and food
pomme, pommes | apple | noun
pain | bread | noun
gâteau, gâteaux | cake | noun
fleurs de cerisier, cerisier en fleurs | cherry blossom | noun
café | coffee | noun
fleur | flower | noun
fleurs | flowers | noun
feuilles | leaves | noun
rose, roses | rose | noun
thé | tea | noun
arbre | tree | noun
arbres | trees | noun
# Things and buildings
avion, avions | aeroplane | noun
lit, lits | bed | noun
vélo, vélos, bicyclette | bicycle | noun
bateau, bateaux | boat | noun
livre, livres | book | noun
pont, ponts | bridge | noun
bougie, bougies | candle | noun
voiture, voitures | car | noun
château, châteaux | castle | noun
chaise, chaises | chair | noun
église, églises | church | noun
nuages, nuage | clouds | noun
tasse, tasses | cup | noun
porte, portes | door | noun
robe, robes | dress | noun
feu | fire | noun
guitare, guitares | guitar | noun
chapeau, chapeaux | hat | noun
maison, maisons | house | noun
lampe, lampes | lamp | noun
lumière, lumières | light | noun
phare, phares | lighthouse | noun
lune | moon | noun
piano | piano | noun
chaussures | shoes | noun
étoiles | stars | noun
soleil | sun | noun
épée, épées | sword | noun
table, tables | table | noun
temple, temples | temple | noun
train, trains | train | noun
parapluie, parapluies | umbrella | noun
eau | water | noun
fenêtre, fenêtres | window | noun
# Places
plage, plages | beach | place
chambre, chambres | bedroom | place
ville, villes | city | place
désert, déserts | desert | place
champ, champs | field | place
forêt, forêts | forest | place
jardin, jardins | garden | place
cuisine, cuisines | kitchen | place
lac, lacs | lake | place
bibliothèque, bibliothèques | library | place
marché, marchés | market | place
montagne | mountain | place
montagnes | mountains | place
parc, parcs | park | place
rivière, rivières, fleuve | river | place
mer | sea | place
ciel | sky | place
espace | space | place
gare | station | place
rue, rues | street | place
village, villages | village | place
cascade, cascades, chute d'eau | waterfall | place
# Times, seasons, weather
après-midi | afternoon | time
automne | autumn | time
noël | Christmas | time
aube | dawn | time
crépuscule | dusk | time
soir, soirée | evening | time
brouillard, brume | fog | time
matin, le matin | morning | time
nuit, nuits | night | time
pluie | rain | time
neige | snow | time
printemps | spring | time
tempête, orage | storm | time
été | summer | time
coucher de soleil | sunset | time
hiver | winter | time
# Colours
noir, noire, noirs, noires | black | adjective
bleu, bleue, bleus, bleues | blue | adjective
marron, brun, brune, bruns, brunes | brown | adjective
doré, dorée, dorés, dorées | golden | adjective
vert, verte, verts, vertes | green | adjective
gris, grise | grey | adjective
orange | orange | adjective
rose pâle | pink | adjective
violet, violette, violets | purple | adjective
rouge, rouges | red | adjective
blanc, blanche, blancs, blanches | white | adjective
jaune, jaunes | yellow | adjective
# Qualities
abandonné, abandonnée, abandonnés, abandonnées | abandoned | adjective
beau, belle, joli, jolie, jolis, jolies | beautiful | adjective
grand, grande, grands, grandes | big | adjective
coloré, colorée, colorés, colorées | colourful | adjective
mignon, mignonne, mignons | cute | adjective
vide, vides | empty | adjective
vieux, vieille, vieilles, ancien, ancienne | old | adjective
petit, petite, petits, petites | small | adjective
mouillé, mouillée, mouillés, mouillées | wet | adjective
jeune, jeunes | young | adjective
# Feelings
effrayé, effrayée, effrayés, effrayées, peur | afraid | feeling
en colère, furieux, furieuse, fâché, fâchée, fâchés, fâchées | angry | feeling
calme, calmes, paisible, paisibles | calm | feeling
heureux, heureuse, joyeux, joyeuse, content, contente, contents, contentes | happy | feeling
amoureux, amoureuse | in love | feeling
solitaire, solitaires, seul, seule, seuls, seules | lonely | feeling
nerveux, nerveuse | nervous | feeling
triste, tristes | sad | feeling
surpris, surprise, étonné, étonnée, étonnés, étonnées | surprised | feeling
fatigué, fatiguée, fatigués, fatiguées | tired | feeling
# Looks and pictures
rendu 3d | 3d render | style
style animé | anime | style
noir et blanc, en noir et blanc | black and white | style
dessin animé | cartoon | style
cinématographique, cinématographiques | cinematic | style
gros plan, très gros plan | close-up | style
bande dessinée, bd | comic | style
dessin, dessins | drawing | style
lavis, encre de chine | ink wash | style
logo | logo | style
peinture à l'huile, huile sur toile | oil painting | style
peinture, tableau | painting | style
dessin au crayon, croquis, esquisse | pencil sketch | style
photographie, photographies, photo | photo | style
portrait | portrait | style
affiche | poster | style
photoréaliste, réaliste | realistic photo | style
au style, style de | style | style
photo ancienne, vieille photo | vintage photo | style
aquarelle | watercolor | style
# Actions
porter, portant, qui porte, transporte, portent | carry | action
grimper, grimpant, grimpe, escalade, grimpent | climb | action
cuisiner, cuisinant, cuisinent | cook | action
pleurer, pleurant, pleure, pleurent | cry | action
danser, dansant, danse, dansent | dance | action
dessiner, dessinant, dessine, dessinent | draw | action
boire, buvant, boit, boivent | drink | action
manger, mangeant, mange, mangent | eat | action
tomber, tombant, tombe, tombent | fall | action
combattre, combattant, combat, combattent | fight | action
pêcher, pêchant, pêche, pêchent | fish | action
flotter, flottant, flotte, flottent | float | action
voler, volant, vole, volent | fly | action
tenir, tenant, tient, tiennent | hold | action
enlacer, enlaçant, serrant dans ses bras, s'enlacent | hugging | action
sauter, sautant, saute, sautent | jump | action
embrasser, embrassant, embrasse, s'embrassent | kiss | action
tricoter, tricotant, tricote | knitting | action
rire, riant, rit, rient | laugh | action
allongé, allongée, couché, couchée | lying | action
écouter, écoutant, écoute, écoutent | listen to | action
regarder, regardant, regarde, regardent, contemplant | look at | action
peindre, peignant, peint, peignent | paint | action
jouer, jouant, joue, jouent | play | action
jouer de, joue de, joue du, jouant de | play | action
prier, priant, prie, prient | pray | action
lire, lisant, qui lit, elle lit, il lit, lisent | read | action
réparer, réparant, répare, raccommodant | repair | action
chevaucher, chevauchant, chevauche, monte à cheval, à cheval | ride | action
courir, courant, court, courent | running | action
chanter, chantant, chante, chantent | sing | action
assis, assise, assises, s'asseoir | sitting | action
dormir, dormant, dort, dorment, endormi, endormie | sleep | action
sourire, souriant, souriante, sourit, sourient | smile | action
debout, se tient debout | stand | action
nager, nageant, nage, nagent | swimming | action
attendre, attendant, attend, attendent | wait for | action
marcher, marchant, marche, marchent, se promène, se promènent | walk | action
vêtu, vêtue, habillé, habillée, vêtus | wear | action
travailler, travaillant, travaille, travaillent | work | action
écrire, écrivant, écrit, écrivent | write | action
# Numbers
deux | two | number
trois | three | number
quatre | four | number
cinq | five | number
six | six | number
sept | seven | number
huit | eight | number
neuf | nine | number
dix | ten | number
# Articles, prepositions and small words
un, une | a | article
le, la, les, l' | the | article
de, d' | of | preposition
du, des | of the | preposition
dans, en | in | preposition
sur | on | preposition
sous | under | preposition
à | at | preposition
au, aux | at the | preposition
avec | with | preposition
sans | without | preposition
près de, à côté de | beside | preposition
devant | in front of | preposition
derrière | behind | preposition
entre | between | preposition
à travers | through | preposition
vers | towards | preposition
pour | for | preposition
autour de | around | preposition
au bord de | at the edge of | preposition
au milieu de | in the middle of | preposition
par | by | preposition
et | and | preposition
est, sont, en train de | is | particle
qui | who | pronoun
son, sa, ses, leur, leurs | their | pronoun
mon, ma, mes | my | pronoun
il, ils | he | pronoun
elle, elles | she | pronoun
plusieurs, beaucoup de | many | number
`;
