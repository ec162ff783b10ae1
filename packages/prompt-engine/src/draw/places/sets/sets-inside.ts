/** Rooms that are fetched on demand: rows of `sets.ts`. */
export const SETS_INSIDE = `
supermarket | room #e6e6e0 plain tubes #c9c6be | .92 .8 | aisle-shelf .12 -.08 .66; aisle-shelf .44 -.11 .56 .2; aisle-shelf .76 -.11 .56 .2; aisle-shelf 1.02 -.08 .66; aisle-sign .5 -.62 .34; shopping-cart .88 .02 .3 | -
abandoned-house | room #857f76 plain none #5f564a | .92 .8 | window .26 -.34 .46 .15; plank .24 -.48 .07; plank .3 -.4 .07; spider-web .9 -.46 .4 .2; door .74 -.11 .56 .15; chair .93 .02 .28 .1; plank .12 .03 .05; box .05 .02 .14 | -
reading-nook | room #c8b294 plain none #8a6a4a | .9 .8 | window .5 -.28 .6 .05; shelf .1 -.08 .66; shelf .9 -.08 .66; armchair .76 .02 .42 0; lamp .96 .02 .4 0; rug .5 .05 .06; book-stack .2 .03 .12 | -
canteen | room #d8dcd4 tiles tubes #b3b0a6 | .92 .8 | serving-counter .5 -.1 .62 .1; canteen-table .1 .03 .5; canteen-table .92 .03 .5 | -
hotel-corridor | room #cdb48c panels none #6b3a34 | .92 .8 | numbered-door .1 -.12 .68 .05; numbered-door .5 -.12 .68 .05; numbered-door .9 -.12 .68 .05; wall-lamp .3 -.3 .3 0; wall-lamp .7 -.3 .3 0; runner .5 .02 1 0 | -
cellar | room #8a8174 brick none #5f5850 | .92 .8 | cask-rack .16 -.08 .6; bottle-rack .86 -.08 .6; bare-bulb .5 -.56 .3 0; arch-of-stone .5 -.06 1 .15 | -
garage | room #b5b0a4 brick tubes #827e78 | .92 .8 | roller-door .3 -.12 .62 .1; tool-wall .82 -.08 .6; car .34 -.03 .26; tyre-pile .95 .03 .34 | -
log-cabin | room #9a6c42 plain none #7a5436 | .92 .8 | log-wall .5 -.12 1 .1; snowy-window .78 -.1 .6; hearth .18 -.1 .5 .05; antlers .5 -.62 .3; rug .5 .04 .05; armchair .92 0 .34 | -
castle-kitchen | room #8f8678 brick none #6b6054 | .92 .8 | great-hearth .2 -.08 .66 .05; pan-rail .68 -.28 .5; table .84 0 .3; bread .8 -.24 .07; barrel .98 .02 .24 | -
restaurant-kitchen | room #dfe4e2 tiles tubes #a8aca8 | .92 .8 | pan-rail .26 -.2 .44; steel-range .76 -.06 .6; steel-range .2 -.06 .5 .2 | -
ballet-studio | room #e8dfd0 plain none #c09a6a | .92 .8 | mirror-and-barre .5 -.12 .72 .1; piano .92 0 .34 | -
dojo | room #d8cba8 plain none #b8ae78 | .92 .8 | paper-screens .5 -.12 .78 .05; straw-mats .5 .02 1 0 | -
pool-hall | room #5a4a42 panels none #4a342a | .92 .8 | green-lamp .24 -.4 .44 0; green-lamp .78 -.4 .44 0; billiard-table .22 -.01 .62; billiard-table .84 -.03 .52 .15 | -
bowling-alley | room #4a3f5f plain tubes #d8a868 | .9 .56 | bowling-lanes .5 0 1 0 | -
recording-studio | room #4a4652 tiles none #5a4a40 | .92 .8 | console-desk .24 -.05 .62; speaker .9 -.06 .44; microphone .7 -.04 .44; guitar .98 .02 .4 | -
observatory | room #3a4250 plain none #4a4a50 | .92 .8 | dome-of-stars .5 -.1 .8 .05; great-telescope .82 0 .62 0 | -
operating-room | room #cfe2dd tiles none #a8bcb8 | .92 .8 | theatre-lamp .34 -.34 .56 0; machine .1 -.04 .42; bed .8 -.02 .3; first-aid-kit .94 -.3 .12 | -
butcher-shop | room #ecebe4 tiles none #a8a298 | .92 .8 | meat-rail .3 -.12 .56 .05; meat-rail .84 -.12 .56 .05; glass-counter .82 0 .52 0 | -
flower-shop | room #cfd6c4 plain window #8a8a78 | .92 .8 | flower-buckets .16 -.04 .5; flower-buckets .86 -.04 .54; flower-buckets .98 .05 .4 | -
waiting-room | room #d2dad8 plain tubes #b0aca2 | .92 .8 | chair-row .26 -.05 .62; chair-row .86 -.05 .62; notice-board .5 -.2 .44; clock .78 -.46 .14; potted-plant .56 -.05 .3 | -
tunnel | wall #6a5248 brick none #3a302c | .9 .72 | brick-tunnel .5 -.14 1 0 | -
mine | room #4a4038 plain none #4a4038 | .9 .78 | mine-props .5 -.1 1 0; lantern .2 -.02 .14 0 | -
dressing-room | room #6b4a52 panels none #5a3f3a | .92 .8 | lit-mirror .8 -.06 .66 0; clothes-rail .16 -.06 .56; top-hat .62 -.02 .1 | -
bank-vault | room #7a8288 panels tubes #6a6e72 | .92 .8 | vault-door .26 -.06 .72 0; gold-bars .8 0 .4; gold-bars .94 .04 .4; gold-bars .87 -.09 .4 | -
bus-inside | room #c4c2b8 plain none #6a6a68 | .92 .84 | seats-and-windows .5 -.07 .84 .05; seat-front @ -.02 .9p .05 | -
plane-cabin | room #dcdad4 plain none #5a5f6a | .92 .84 | cabin-windows .5 -.07 .84 .05; seat-front @ -.02 .94p .05 | -
train-compartment | room #7a5234 plain none #5a3a30 | .92 .84 | compartment .5 -.04 .7 0; seat-front @ -.02 .9p .05 | -
metro-platform | room #d8d4c8 tiles none #8a8780 | .9 .76 | metro-train .5 -.13 .74 .05; roundel .84 -.44 .34 0; bench .1 -.02 .16 | -
glasshouse | room #cfe4ea plain none #9a8a68 | .92 .8 | tree .9 -.12 .5 .5; tree .1 -.12 .4 .5; glass-ribs .5 -.1 .8 0; plant-bench .1 -.02 .62; plant-bench .9 -.02 .62; plant-bench .5 -.12 .36 .25 | -
staircase | room #d6c8b0 plain window #8a6a4a | .68 .67 | steps-up @ 0 .7p 0 | -
stone-steps | park | .84 .6 | stone-columns .5 -.3 .5 .15; broad-steps .5 0 .62 0 | -
lighthouse-room | sea | .88 .84 | great-lens .82 .02 .7 0; lamp-room .5 0 1 0 | -
warehouse | room #a8a8a2 plain tubes #8f8c86 | .92 .8 | pallet-rack .12 -.06 .66; pallet-rack .52 -.11 .52 .25; pallet-rack .92 -.06 .66 | -
igloo-inside | room #cfe2ee plain none #dcecf4 | .92 .84 | ice-blocks .5 -.06 .86 0 | -
inside-tent | field | .9 .8 | tent-flaps .5 -.06 .9 0; backpack .88 .02 .2 | -
closet | room #c8b8a4 panels lamp #8a6f58 | .92 .8 | clothes-rail .22 -.04 .66; clothes-rail .86 -.06 .6; shoe .6 .03 .06 | -
toy-shop | room #e8d0a8 plain lamp #b08a64 | .92 .8 | wall-boards .16 -.06 .72; wall-boards .84 -.06 .72; teddy .08 -.2 .15 .05; doll .2 -.2 .15 .05; ball .3 -.2 .1 .05; rocking-horse .94 .03 .26 .05; toy-train .84 -.2 .09 .05; robot .74 -.43 .14 .05; teddy .9 -.43 .15 .05; toy-car .16 -.43 .09 .05 | -
server-room | room #4a545e plain tubes #3f464e | .92 .8 | rack-of-servers .08 -.06 .66; rack-of-servers .3 -.1 .56 .2; rack-of-servers .7 -.1 .56 .2; rack-of-servers .92 -.06 .66 | -
tv-studio | room #3a3f58 plain none #3a3c44 | .92 .8 | studio-lights .5 -.3 .6 0; film-camera .14 .02 .5 0; desk .8 -.02 .26; television .86 -.3 .2 | -
post-office | room #dccfa8 panels tubes #a59a84 | .92 .8 | wall-boards .2 -.08 .66; wall-boards .8 -.08 .66; box .12 -.21 .1 .05; box .25 -.21 .13 .05; letter .74 -.22 .06 .05; box .86 -.21 .12 .05; box .16 -.43 .09 .05; letter .82 -.44 .06 .05; mailbox .95 .02 .3; serving-counter .5 -.06 .5 .1 | -
pharmacy | room #e4eeea tiles tubes #b4b8b2 | .92 .8 | bottle-rack .16 -.08 .6; bottle-rack .86 -.08 .6; first-aid-kit .5 -.4 .16 .05; counter .84 0 .34; pills .74 -.3 .06; balance-scales .9 -.3 .12 | -
bank-hall | room #d6cbb0 panels lamp #9a8f7a | .92 .8 | serving-counter .3 -.08 .56 .1; vault-door .86 -.08 .62 .05; clock .3 -.56 .12; gold-bars .12 -.3 .12; potted-plant .62 0 .3 | -
police-station | room #bfc6cc plain tubes #8d9194 | .92 .8 | notice-board .26 -.24 .44; steel-lockers .88 -.1 .56; desk .2 0 .3; phone .16 -.28 .05; clock .1 -.5 .12 | -
fire-station | room #b4aaa0 brick tubes #86827c | .92 .8 | roller-door .3 -.12 .66 .1; fire-engine .34 -.05 .44; steel-lockers .9 -.1 .56; helmet .84 -.62 .08; fire-extinguisher .74 -.02 .2 | -
hotel-lobby | room #cbb492 panels none #7a5a44 | .92 .8 | chandelier .5 -.58 .26 .05; desk .84 -.04 .34; bell .8 -.36 .05; wall-lamp .2 -.34 .26 0; armchair .1 .01 .34; potted-plant .26 -.02 .34; suitcase .66 .02 .16; runner .5 .03 1 0 | -
shoe-shop | room #dccab4 plain lamp #a08468 | .92 .8 | wall-boards .16 -.06 .72; wall-boards .84 -.06 .72; shoe .08 -.2 .06 .05; boot .18 -.2 .1 .05; shoe .28 -.2 .06 .05; high-heel .76 -.2 .07 .05; boot .86 -.2 .1 .05; shoe .94 -.2 .06 .05; boot .12 -.43 .1 .05; shoe .22 -.43 .06 .05; high-heel .8 -.43 .07 .05; shoe .9 -.43 .06 .05; bench .7 .02 .16 | -
tailor-shop | room #d4c0a8 plain window #8d705a | .92 .8 | clothes-rail .16 -.06 .6; mannequin .9 0 .56; dress .76 -.04 .46; tape-measure .62 -.4 .1; scissors .54 -.44 .1; mirror .98 -.06 .5 | -
jeweller | room #3f4658 panels lamp #5a4a44 | .92 .8 | counter .16 0 .34; counter .86 0 .34; necklace .1 -.29 .08; ring .22 -.29 .06; diamond .8 -.29 .06; watch .92 -.29 .08; wall-boards .5 -.16 .4 .15 | -
dentist | room #d8e8ea tiles none #a8b4b4 | .92 .8 | theatre-lamp .3 -.34 .5 0; armchair .14 .02 .46; machine .94 -.02 .44; sink .78 -.06 .36; toothbrush .68 -.3 .1; first-aid-kit .86 -.5 .12 | -
temple-hall | room #8a3a2c panels none #5f4030 | .92 .8 | paper-screens .5 -.12 .78 .05; paper-lantern .14 -.5 .16; paper-lantern .86 -.5 .16; gong .9 -.02 .4; lotus .1 .02 .08; candle .2 .02 .12; straw-mats .5 .02 1 0 | -
locker-room | room #cfd6d4 tiles tubes #9a9f9c | .92 .8 | steel-lockers .24 -.1 .6; steel-lockers .9 -.1 .6; bench .8 .02 .16; towel .84 -.1 .1 | -
ticket-hall | room #d8d2c0 tiles tubes #a8a296 | .92 .8 | clock .16 -.5 .16; bench .1 -.01 .16; service-window .66 -.05 .56 0 | -
garden-shed | room #a5825c plain none #7a6248 | .92 .8 | shed-frame .5 -.12 .72 0; tool-hooks .3 -.22 .34 0; watering-can .94 .02 .16; wheelbarrow .08 .02 .24 | -
parking-level | room #9a9b98 plain none #7f807c | .92 .8 | car-park-pillars .5 -.12 .66 0; car .22 -.05 .24; van .8 -.05 .28 | -
spiral-staircase | room #cdbfa8 brick none #8a7a64 | .68 .67 | spiral-steps @ 0 1.3p 0 | -
music-room | room #d8c8a8 plain lamp #a07a54 | .92 .8 | music-wall .46 -.3 .44 .05; piano .88 -.02 .4; cello .07 .01 .42 | -
pawn-shop | room #8a6f58 plain none #6a5444 | .92 .8 | pawn-shelf .18 -.1 .6 0; pawn-shelf .84 -.1 .6 0; three-balls .5 -.46 .34 0; guitar .98 .03 .36 | -
pet-shop | room #cfdccb plain tubes #a8a296 | .92 .8 | wall-boards .5 -.14 .6 .1; cage .12 -.03 .36; aquarium .84 -.2 .26; counter .84 0 .3 | -
tool-shop | room #c9b48e plain tubes #8f8676 | .92 .8 | tool-wall .18 -.08 .6 0; tool-wall .8 -.08 .6 0; ladder .5 -.06 .5; bucket .94 .02 .16 | -
fish-market | room #dfe9ea tiles none #9aa8aa | .92 .8 | fish-slab .24 -.05 .62 0; fish-slab .84 -.05 .62 0 | -
flooded-room | room #a8a294 brick none #5f7a80 | .88 .8 | stairs .86 -.06 .4; box .12 -.02 .16; water-before .5 -.03 1 0 | water-before .5 .07 1 0
escalator | room #d2d4d2 plain tubes #8a9298 | .68 .67 | moving-stairs @ 0 1.35p 0 | -
climbing-wall | room #b4b0a6 plain tubes #5f6a78 | .76 .86 | climbing-wall .5 .1 1.1 0 | -
`;
