/** Furnished rooms that are fetched on demand: rows of `furnished.ts`. */
export const ROOMS = `
kitchen | #d8d6c8 | tiles | window | #a8937a | fridge .9 .86 .62; stove .68 .86 .36; shelf .66 .38 .12; kettle .66 .5 .09
bedroom | #c9b9a8 | plain | window | #9a7a5c | bed .76 .86 .42; lamp .96 .84 .26; rug .6 .95 .05
bathroom | #cfdedb | tiles | window | #b9c4c0 | bath .72 .88 .34; mirror .62 .44 .28; toilet .93 .88 .32
restaurant | #b08a6a | panels | lamp | #6b4a36 | table .16 .86 .24; chair .3 .86 .3; table .84 .86 .24; wine-glass .84 .63 .09 .2; chair .7 .86 .3
shop | #cfc3ad | plain | lamp | #a8927a | goods .18 .84 .6; goods .5 .84 .6 .4; goods .82 .84 .6; basket .93 .92 .16
office | #c9cfd0 | plain | window | #8f8b84 | shelf .92 .84 .56; desk .68 .86 .26; laptop .66 .66 .12; potted-plant .44 .84 .3
classroom | #c8c9b4 | plain | window | #a98b66 | board .5 .82 .62 .1; desk .2 .88 .2; desk .5 .87 .18 .4; desk .8 .88 .2; clock .8 .2 .1
hospital | #dbe6e4 | plain | window | #b9c9c6 | bed .72 .86 .32; curtain .93 .86 .7; machine .5 .84 .34
laundromat | #d3dcd8 | tiles | tubes | #b3b8b2 | washing-machine .1 .5 .26; washing-machine .3 .5 .26; washing-machine .5 .5 .26; washing-machine .7 .5 .26; washing-machine .9 .5 .26; washing-machine .1 .82 .26; washing-machine .3 .82 .26; washing-machine .5 .82 .26; washing-machine .7 .82 .26; washing-machine .9 .82 .26
gym | #b9bcbc | brick | lamp | #6f6d68 | mirror .2 .7 .5; bench .78 .86 .18; ball .92 .88 .12
factory | #8d8a84 | brick | lamp | #6b675f | machine .14 .84 .5; gear .36 .5 .26; machine .84 .84 .56; barrel .64 .86 .22
museum | #e4dfd4 | plain | lamp | #b49a78 | canvas .16 .56 .36; statue .86 .86 .6; canvas .5 .54 .3; bench .4 .92 .12
attic | #a5886a | rafters | window | #7d5f44 | box .82 .86 .2; suitcase .64 .86 .16; chair .93 .86 .32; box .74 .72 .14
library | #b79f86 | panels | lamp | #6b4f3a | shelf .1 .82 .66; shelf .33 .82 .66; shelf .56 .82 .66; shelf .79 .82 .66; shelf 1.02 .82 .66; ladder .68 .84 .56
workshop | #b79a78 | plain | window | #8a6a4a | desk .74 .88 .28; hammer .58 .34 .12; saw .74 .34 .09; spanner .88 .34 .12; scissors .95 .34 .1; jar .64 .61 .08; lamp .9 .61 .16
cafe | #b5947a | panels | window | #6b4a36 | goods .78 .5 .34 .4; desk .62 .88 .28; desk .9 .88 .28; mug .58 .6 .07; teapot .8 .6 .1; lamp .95 .6 .16; chair .4 .9 .26
airport | #d3dfe4 | glass | none | #b4babd | aeroplane .3 .66 .24 .1; bench .8 .88 .16; suitcase .95 .9 .15; sign .62 .5 .2
boxing-ring | #57525a | ropes | lamp | #c9c2b4 | crowd .16 .8 .2 .5; crowd .5 .8 .2 .5; crowd .84 .8 .2 .5
diner | #e3c3ae | panels | window | #54504e | sofa .84 .88 .26; table .66 .9 .2; cup .64 .7 .06; neon .8 .32 .14
bar | #6b4a38 | panels | lamp | #3f2e26 | goods .5 .62 .4 .4; desk .3 .88 .26; desk .7 .88 .26; bottle .24 .62 .12; wine-glass .76 .62 .1; chair .9 .92 .26
aquarium | #1d6382 | glass | none | #24303c | fish .16 .3 .09 .2; fish .8 .2 .08 .3; fish .62 .5 .1 .2; shark .34 .46 .2 .4; seaweed .1 .8 .3 .2; seaweed .92 .8 .36 .2; fish .9 .56 .07 .3
stone-room | #b9b0a0 | brick | window | #8a7358 | stairs .86 .9 .46; lantern .16 .84 .16; rope .66 .86 .1
barn | #7d5a3c | rafters | window | #a8844f | fence .8 .86 .16; bucket .9 .92 .12; barrel .14 .88 .2
cinema | #3a2830 | panels | none | #2a2028 | television .5 .5 .5 .1; chair .14 .92 .26; chair .36 .94 .26; chair .64 .94 .26; chair .86 .92 .26
courtroom | #a5805c | panels | window | #7a5a40 | desk .5 .84 .34; chair .5 .6 .26 .4; fence .16 .9 .14; fence .84 .9 .14
prison | #8d9096 | bars | none | #6f7176 | bed .8 .88 .26; toilet .12 .88 .2
salon | #dccfc8 | tiles | lamp | #a89a90 | mirror .2 .6 .36; mirror .8 .6 .36; armchair .84 .9 .3; bottle .3 .62 .08
arcade | #3a2f55 | plain | tubes | #2a2440 | arcade-machine .12 .88 .5; arcade-machine .3 .86 .46; arcade-machine .86 .88 .5; neon .5 .34 .18
ballroom | #d8bd8c | panels | none | #9a6a3f | window .1 .76 .6 .1; window .9 .76 .6 .1; mirror .3 .7 .46 .2; mirror .7 .7 .46 .2; chandelier .28 .3 .28 .1; chandelier .72 .3 .28 .1
castle-hall | #9a9286 | brick | none | #6b6258 | window .09 .6 .4 .2; window .91 .6 .4 .2; curtain .3 .56 .44 .1; curtain .7 .56 .44 .1; torch .2 .6 .2 0; torch .8 .6 .2 0; throne .5 .84 .46 .1
hearth | #c4a98c | plain | window | #8a6a4a | hearth .17 .82 .46 .05; rug .4 .96 .05; armchair .9 .88 .34
laboratory | #d5e0e2 | tiles | tubes | #b0b8b8 | shelf .1 .84 .5; desk .72 .88 .28; flask .62 .6 .14; microscope .8 .6 .2
casino | #6b2430 | panels | lamp | #4a1f24 | arcade-machine .9 .86 .44; arcade-machine .76 .86 .44; game-table .18 .9 .24; dice .5 .94 .06
lift | #a9adb0 | panels | tubes | #77736c | mirror .2 .7 .46; door .74 .86 .66
lobby | #d9c7a4 | panels | none | #8f7a5c | chandelier .5 .3 .28 .1; sofa .86 .88 .24; palm .06 .9 .5; desk .34 .82 .24
basement | #8a8178 | brick | lamp | #5f5a54 | shelf .1 .86 .5; box .84 .88 .2; barrel .68 .86 .22; stairs .36 .84 .44 .3
bakery | #d9c2a0 | tiles | lamp | #a37f58 | goods .16 .62 .4 .4; desk .76 .88 .28; bread .64 .6 .1; croissant .77 .6 .08; cake .9 .6 .14
sauna | #a9784c | panels | none | #8a5f3a | bench .7 .8 .2; bench .2 .88 .2; bucket .9 .92 .12
club | #241a3a | plain | tubes | #1a1428 | speaker .08 .86 .5; speaker .92 .86 .5; neon .5 .34 .2; crowd .5 .88 .24 .4
tent-inside | #c8a26a | rafters | none | #8a6f4a | lantern .14 .3 .12; backpack .86 .9 .2; rug .5 .96 .05
train-interior | #b9b4aa | panels | tubes | #6f6a62 | window .2 .5 .34 .1; window .5 .5 .34 .1; window .8 .5 .34 .1; sofa .12 .92 .26; sofa .88 .92 .26
spaceship-interior | #7f8a92 | panels | tubes | #5f6a70 | machine .1 .86 .5; planet .5 .5 .3 0; machine .9 .86 .5
ship-interior | #7a5a40 | rafters | lamp | #5a3a26 | barrel .12 .88 .24; box .88 .88 .2; rope .74 .9 .1
station | #b4b6b2 | glass | tubes | #8f8a80 | train .34 .82 .3 .15; sign .12 .4 .14; clock .56 .3 .12; bench .88 .9 .16
court | #c98a5a | plain | tubes | #b07a4a | hoop .86 .86 .62
greenhouse | #cfe0d6 | glass | none | #8f8468 | potted-plant .1 .86 .44; potted-plant .92 .86 .5; potted-plant .78 .84 .3
`;
