/** ids; height; hold; where; turn; 1 for a tool that points to its work. */
export const GRIP_ROWS = `
umbrella; 60; pole; 0.06; 0
book book-stack; 12; read; 0.2; 0
newspaper map poster hay-bale; 20; read; 0.35; 0
playing-cards; 12; read; 0.3; 0
paper letter; 17; read; 0.3; 0
phone; 9; show; 0.2; 0
camera; 9; mouth; 0.3; 0
laptop typewriter radio television; 15; show; 0.05; 0
cup mug bowl; 10; show; 0.15; 0
glass jar perfume; 11; show; 0.3; 0
wine-glass cocktail beer-mug; 12; show; 0.4; 0
bottle vase; 17; show; 0.4; 0
teapot kettle; 13; show; 0.5; 0
meal plate cake pie pancakes pizza steak salad pasta sushi roast fruit-bowl vegetables bread; 9; show; 0.02; 0
flower rose tulip daisy feather poppy dandelion daffodil orchid; 24; show; 0.25; 12
sunflower; 40; show; 0.3; 10
bouquet; 22; show; 0.25; 8
balloon; 66; show; 0.02; 20
kite; 70; raise; 0.02; 0
sword mace; 50; show; 0.12; 24
axe hammer; 26; show; 0.12; 14; 1
bow; 56; aim; 0.5; 0
spear; 104; pole; 0.5; 0
shield; 34; show; 0.5; 0
gun; 9; show; 0.3; 0
vacuum-cleaner; 58; work; 0.86; 0
oar; 92; work; 0.62; 52
sponge; 6; work; 0.3; 0; 1
can; 11; show; 0.3; 0; 1
lipstick; 8; mouth; 0.2; 0
marshmallow; 8; show; 0.2; 0
clipboard; 20; read; 0.3; 0
iron; 12; work; 0.82; 0; 1
broom mop rake; 68; sweep; 0.74; -22
sack; 26; carry; 0.9; 0
sewing-cloth; 20; read; 0.6; 0
door window; 66; show; 0.4; 0
timber; 8; carry; 0.5; 0
penalty-card; 10; raise; 0.05; 0
ladder; 96; show; 0.6; 90
rope; 18; carry; 0.9; 0
hose; 58; show; 0.93; 0
anchor; 34; carry; 0.9; 0
net; 50; work; 0.86; 0
knitting; 15; read; 0.6; 0
needle-thread; 9; read; 0.6; 0
stick; 56; clasp; 0.96; -6
basket; 15; carry; 0.94; 0
bucket watering-can lantern; 20; carry; 0.94; 0
suitcase; 26; carry; 0.97; 0
bag backpack; 22; carry; 0.95; 0
torch; 32; pole; 0.2; 8
flashlight; 11; show; 0.3; 74
shoe boot sock glove high-heel rolling-pin; 6; work; 0.3; 0
candle; 14; show; 0.1; 0
guitar electric-guitar; 74; strum; 0.42; 62
violin; 40; chin; 0.86; 78
flute; 5; mouth; 0.5; 0
pipe; 14; sip; 0.3; 0
trumpet; 12; mouth; 0.5; 0
saxophone; 34; work; 0.5; 0
tray; 15; meet; 0.02; 0
plate-stack; 17; meet; 0.02; 0
taut-rope; 3; mouth; 0.5; 0
apple orange pear lemon tomato egg peach strawberry cherry coin ring acorn walnuts peanut hex-nut kiwi potato onion; 6; show; 0.3; 0
carrot; 9; show; 0.2; 0
bare-tray; 4; meet; 0.4; 0
mattress; 30; cheer; 0.1; 0
sofa bed table armchair wardrobe fridge canoe boat bath washing-machine desk bench; 26; cheer; 0.1; 0
canvas; 28; show; 0.1; 0
skipping-rope; 118; wide; 0.44; 0
dumbbell; 8; raise; 0.5; 0
barbell; 22; cheer; 0.5; 0
frying-pan; 6; show; 0.5; 0
flaming-pan; 22; show; 0.14; 0
toothbrush; 9; sip; 0.1; -50
lollipop magnifying-glass cotton-candy chopsticks fork whisk; 15; show; 0.2; 8; 1
popcorn fries taco trophy game-controller crystal-ball tablet snow-globe maracas tambourine pinwheel slingshot; 15; show; 0.1; 0
hair-dryer drill syringe; 13; show; 0.2; 0
golf-club; 50; work; 0.9; 0
crutches; 76; pole; 0.6; 0
yoga-mat pillow; 14; show; 0.2; 0
microphone; 11; sip; 0.3; -24
razor; 10; sip; 0.1; -24
spoon; 25; show; 0.1; 20; 1
knife; 17; show; 0.25; 20; 1
brush; 17; show; 0.25; -40; 1
wand; 24; show; 0.1; 24; 1
spade; 52; work; 0.7; -12; 1
pitchfork hoe; 76; work; 0.62; -14; 1
pickaxe; 46; work; 0.12; 30; 1
chainsaw; 17; work; 0.5; 8
welder squeegee paint-roller; 20; work; 0.2; 20; 1
feather-duster; 22; show; 0.2; 30; 1
crowbar lawn-shears; 26; work; 0.15; 30; 1
rubber-stamp; 8; show; 0.8; 0; 1
jackhammer; 52; work; 0.92; 0
shaker; 16; show; 0.4; 24
dustpan; 14; carry; 0.8; 0
megaphone; 13; mouth; 0.45; 0
binoculars; 8; mouth; 0.1; 0
trumpet-long; 10; mouth; 0.5; 0
tuba; 38; work; 0.5; 0
banjo; 66; strum; 0.36; 62
handbag briefcase; 17; carry; 0.95; 0
crate; 22; show; 0.05; 0
notebook; 15; read; 0.3; 0
marshmallow-stick; 38; show; 0.04; 58
turtle; 15; show; 0.3; 0
bagel toast bottle-cap passport; 7; show; 0.3; 0
ticket domino-tiles; 5; show; 0.3; 0
bar-stool hula-hoop crib; 34; cheer; 0.1; 0
puff; 12; carry; 0.5; 24
rod; 100; work; 0.08; 44
bubbles; 26; mouth; 0.1; 20
accordion; 24; work; 0.5; 0
cello; 78; bowed; 0.55; -6
frisbee; 6; show; 0.5; 0
biscuit; 4; give; 0.4; 0
fire; 26; show; 0.02; 78
drum; 26; work; 0.9; 0
harp; 72; strum; 0.5; 0
ball plain-ball; 13; show; 0.3; 0
racket baseball-bat; 40; raise; 0.1; 24
skateboard; 12; carry; 0.5; 0
surfboard; 92; pole; 0.55; 0
skis; 92; pole; 0.6; 0
teddy doll rabbit gift box parcel; 20; show; 0.2; 0
cat dog fox koala monkey dachshund corgi pug poodle husky hamster; 32; show; 0.3; 0
baby; 31; read; 0.5; -58
child person; 66; read; 0.5; -84
bird parrot owl eagle crow pigeon chicken duck goose; 22; show; 0.05; 0
flag; 76; pole; 0.2; 6
sign; 42; read; 0.66; 0
flight-arrow; 27; aim; 0.06; 90
pen pencil paintbrush screwdriver match thermometer chisel; 13; work; 0.7; 30; 1
scissors spanner key pliers; 13; work; 0.1; 30; 1
saw; 13; work; 0.1; 30
palette mask record-player; 13; show; 0.4; 0
telescope; 12; mouth; 0.3; 0
ice-cream; 13; show; 0.2; 0
fish; 14; show; 0.5; 0
spray; 44; carry; 0.9; 0
stream; 12; show; 1; 0
easel; 88; work; 0.6; 0
drumstick pretzel macaron gingerbread-man candy-cane candy milkshake bubble-tea takeaway-cup champagne-flute ice-cream-cup; 12; show; 0.12; 0
baguette; 10; carry; 0.5; 40
greeting-card calculator remote; 14; read; 0.3; 0
drone game-console wedding-cake layer-cake gingerbread-house nest desk-globe pinata; 20; show; 0.05; 0
pump-bottle thermos tube cream-jar wallet honey-jar crisps-bag pouch bomb bauble origami-crane medal; 11; show; 0.2; 0
paper-plane boomerang yo-yo; 8; raise; 0.4; 0
scythe; 84; pole; 0.5; 0
bagpipes; 32; work; 0.5; 0
`;
