/** Places under the sky that are fetched on demand: rows of `sets.ts`. */
export const SETS_OUTSIDE = `
fire-escape | wall #a06a52 brick none #7a5a48 | .78 .77 | facade-window .2 -.14 .42; facade-window .8 -.14 .42; facade-window .2 .3 .42; facade-window .8 .3 .42; facade-window .5 .3 .42; fire-escape @ 0 1.4p 0 | -
treehouse | forest | .72 .71 | treehouse-deck @ 0 1.5p 0; leaf-roof .5 -.64 1.1 0 | -
rope-bridge | mountain | .74 .73 | bridge-of-rope @ 0 1 0 | rope-before @ .1 1 0
tree-stump | forest | .76 .76 | stump-top @ 0 .7 0 | -
dune | desert | .76 .7 | crest-of-sand .7 -.06 .9 .3; slope-of-sand @ 0 1 0 | -
roof-tiles | skyline | .78 .77 | chimney-stack .82 .02 .44 .1; tiles-of-roof .5 0 1 0 | -
diving-board | pool | .56 .56 | board-over-water @ 0 1 0 | -
scaffolding | wall #b9a48c brick none #7a5a48 | .78 .77 | facade-window .22 -.06 .46; facade-window .78 -.06 .46; scaffold @ 0 1.2p 0 | -
crow-nest | sea | .72 .72 | crow-nest @ 0 1.4p 0 | crow-rail @ .06 1.4p 0
balloon | clouds | .8 .8 | balloon-basket @ 0 1.5p 0 | basket-before @ .06 1.5p 0
raft | sea | .82 .82 | raft @ 0 .9 0 | -
lifeguard-tower | beach | .74 .74 | lifeguard-tower @ 0 1.25p 0 | -
trench | battlefield | .88 .85 | trench-walls .5 0 1.3p 0 | -
flooded-trench | battlefield | .84 .82 | trench-walls .5 0 1.3p 0 | water-before .5 .05 1 0
crater | moonscape | .84 .8 | crater-bowl @ 0 1 0 | crater-lip @ .06 1 0
golf-bunker | hill | .84 .8 | tree .1 -.16 .3 .4; tree .9 -.15 .24 .5; pin-flag .78 -.1 .4 .1; sand-pit @ 0 1 0 | -
phone-booth | street | .9 .89 | booth-behind @ 0 1.25p 0 | booth-before @ 0 1.25p 0
desert-bus-stop | desert | .86 .82 | cactus .1 -.1 .3 .3; roadside .5 0 1 0; bus-stop .84 -.02 .7 0 | -
terrace | sea | .88 .84 | balustrade .5 -.07 1 .1; paved .5 0 1 0; parasol-table .12 -.02 .8 0; parasol-table .9 -.03 .72 .1 | -
ski-lodge | snow | - | pine .04 -.1 .5 .3; chalet .7 -.06 .8 .05 | -
volcano-rim | mountain | .82 .8 | lava-rim @ 0 1 0 | -
desert-road | desert | .86 .64 | road-ahead .5 -.04 1 0; cactus .1 -.1 .34 .2; cactus .92 -.12 .24 .3 | -
railway-track | field | .86 .64 | rails-ahead .5 -.04 1 0; telephone-pole .1 -.12 .5 .3; telephone-pole .28 -.18 .26 .5 | -
rice-terrace | mountain | .82 .7 | rice-steps .5 0 1 0 | -
vine-rows | hill | .86 .64 | vine-rows .5 -.02 1 0 | -
ship-deck | sea | .86 .84 | ship-deck .5 0 1 0; mast-and-sail .16 0 .8 0; lifebuoy .8 -.06 .34 0 | -
ice-rink | skyline | .88 .72 | rink-boards .5 -.06 1 0 | -
crossing | street | .9 .84 | zebra-stripes @ 0 1 0; traffic-light .9 -.04 .6 .1 | -
doorstep | wall #c9b49a brick none #8a8478 | .86 .85 | front-door @ 0 1.12p 0; wall-lamp @-.4 -.3 .3 0; wall-lamp @.4 -.3 .3 0; potted-plant @-.46 .02 .34 0; potted-plant @.46 .02 .34 0; paved .5 .08 1 0 | -
shop-front | wall #b08a72 brick none #8a8478 | .9 .88 | shop-front .5 0 1.05p 0; paved .5 .06 1 0; street-lamp .94 .04 .9 0 | -
skatepark | park | .84 .8 | half-pipe .5 0 1 0 | -
window-ledge | wall #a8907a brick none #7a5a48 | .72 .71 | facade-window @-.5 -.02 .6; facade-window @.5 -.02 .6; high-ledge .5 0 1 0; facade-window @-.5 .6 .6; facade-window @.5 .6 .6 | -
mountain-road | mountain | .88 .64 | pine .06 -.12 .4 .3; pine .16 -.16 .26 .4; road-ahead .5 -.02 1 0; pine .94 -.1 .5 .2; rock .84 -.02 .09 .1 | -
mountain-path | mountain | .86 .64 | path-ahead .5 -.02 1 0; pine .08 -.1 .46 .25; rock .9 0 .12 .1; pine .96 -.12 .36 .3 | -
bamboo-grove | forest | .88 .7 | bamboo .06 -.04 1 .1; bamboo .2 -.1 .8 .3; bamboo .34 -.14 .6 .45; path-ahead .5 -.02 1 0; bamboo .68 -.14 .6 .45; bamboo .82 -.1 .8 .3; bamboo .96 -.04 1 .1 | -
forest-path | forest | .88 .68 | path-ahead .5 -.02 1 0; bush .1 -.02 .16 .1; bush .92 -.03 .2 .1 | -
cobweb | garden | .66 .65 | bough .5 -.52 .5 .1; spider-web @ .1 1 0 | -
hot-spring | mountain | .82 .8 | rocks-of-spring @ 0 1 0 | spring-before @ 0 1 0
orchard | field | - | tree .1 -.08 .6; tree .34 -.14 .36 .3; tree .66 -.14 .36 .3; tree .92 -.08 .64; ladder .84 -.04 .5; basket .74 .02 .14; apple .2 .02 .05; apple .26 .03 .05 | -
oasis | desert | .88 .76 | palm .12 -.06 .8; palm .2 -.1 .5 .2; palm .92 -.06 .9; oasis-pond .5 -.06 .7; bush .84 -.04 .14 | -
picnic-area | park | - | picnic-table .82 -.02 .62; picnic-table .12 -.12 .34 .3 | -
ploughed-field | field | .88 .64 | field-furrows .5 -.02 1 0 | -
town-square | park | .84 .7 | cottage .08 -.1 .46 .2; house .3 -.12 .46 .25; clock-tower .52 -.12 .7 .3; house .74 -.12 .46 .25; cottage .95 -.1 .46 .2; paved .5 0 1 0; fountain .86 -.02 .34 .1; lamppost .06 .02 .6; bench .24 -.06 .14 .1 | -
country-lane | field | .86 .64 | tree .1 -.12 .5 .25; bush .26 -.1 .16 .25; road-ahead .5 -.04 1 0; fence .9 -.06 .2 .1; bush .74 -.12 .14 .3; tree .96 -.1 .5 .2 | -
roadside | field | .88 .64 | road-ahead .5 -.04 1 0; telephone-pole .88 -.1 .6 .2; telephone-pole .7 -.16 .34 .4; bush .08 -.06 .18 .1 | -
courtyard | wall #c9ad8c brick none #9a9184 | .84 .8 | facade-window .16 -.14 .44; facade-window .84 -.14 .44; facade-window .5 .3 .44; stone-arch .5 -.08 .5 .1; paved .5 .02 1 0; potted-plant .1 .02 .28; potted-plant .9 .02 .28 | -
driveway | field | .88 .7 | house .3 -.1 .72 .1; bush .04 -.06 .2 .1; paved .66 0 .7 0; car .86 -.05 .3 .05; mailbox .58 -.04 .24 .05 | -
chicken-coop | field | .88 .74 | cabin .2 -.08 .5 .1; fence .6 -.08 .24 .1; fence .9 -.08 .24 .1; chicken .84 .02 .14; chicken .1 .03 .13; hay-bale .74 -.04 .12 | -
pigsty | field | .88 .74 | cabin .82 -.1 .44 .1; fence .2 -.07 .26 .05; fence .52 -.07 .26 .05; puddle .76 .02 .06; puddle .2 .04 .06; pig .88 0 .2 .05 | -
wheat-field | field | .88 .64 | grain-rows .5 -.02 1 0 | -
boardwalk | sea | .84 .83 | pier-deck .5 0 1 0; lifebuoy .9 -.04 .2 0 | -
promenade | sea | .9 .86 | sea-rail .5 -.05 1 0; street-lamp .88 -.03 .8 .05; bench .12 0 .2 | -
bus-shelter | street | .9 .88 | paved .5 .02 1 0; bus-shelter @ -.01 1.25p 0 | -
white-lane | sea | .88 .84 | white-houses .5 -.05 1 0 | -
narrow-lane | street | .88 .84 | alley-walls .5 -.03 1 0 | -
canal | lake | .87 .84 | canal-houses .5 -.2 .6 .15; narrowboat .24 -.07 .26 0; stone-quay .5 -.01 1 0 | -
mud | field | .86 .8 | fence .2 -.12 .1 .3; mud-pool .5 -.03 1 0 | mud-before .5 .06 1 0
snowdrift | snow | .86 .8 | pine .1 -.1 .5 .3 | snow-before .5 .07 1 0
flooded-field | field | .86 .8 | tree .88 -.1 .46 .25; fence .16 -.08 .13 .15; fence .4 -.08 .13 .15; water-before .5 -.05 1 0 | water-before .5 .07 1 0
flooded-street | street | .86 .8 | street-lamp .12 -.03 .6 .1; water-before .5 -.05 1 0; car .84 -.02 .2 .1 | water-before .5 .07 1 0
shallow-water | lakeside | .82 .76 | - | water-before .5 .05 1 0
pylon | field | .56 .55 | pylon-frame @ 0 1.5p 0 | -
allotment | field | .88 .7 | cabin .12 -.13 .3 .2; veg-rows .5 -.06 1 0; scarecrow .9 -.08 .36 .1 | -
beach-bar | beach | .9 .8 | tiki-bar .34 -.05 .62 0; palm .92 -.06 .84 | -
food-truck | street | .7 .69 | hatch-behind @ 0 1.08p 0 | hatch-before @ 0 1.08p 0
village | field | .88 .72 | tree .84 -.1 .44 .3; cottage .08 -.1 .44 .15; church .34 -.14 .5 .3; cottage .62 -.12 .36 .3; cottage .96 -.08 .44 .1; paved .5 .02 1 0 | -
church-front | park | .9 .76 | church .24 -.05 .8 .05; gravestone .62 -.07 .12 .2; gravestone .74 -.06 .14 .1; paved .5 .02 1 0 | -
temple-court | field | .88 .76 | tree .52 -.13 .34 .4; temple .2 -.1 .42 .1; pagoda .84 -.09 .74 .05; paved .5 -.02 1 0; bonsai .06 .02 .2 | -
garage-front | wall #b9a48c brick none #8a8478 | .9 .88 | roller-door .5 -.02 .74 0; wall-lamp .08 -.3 .3 0; wall-lamp .92 -.3 .3 0; paved .5 .06 1 0 | -
garden-path | garden | .88 .64 | path-ahead .5 -.02 1 0 | -
petrol-station | street | .88 .84 | paved .5 .02 1 0; petrol-canopy .5 -.06 .8 .05; petrol-pump .12 -.02 .44 0; petrol-pump .9 -.02 .44 .05 | -
snowy-garden | snow | .87 .78 | cottage .16 -.12 .44 .2; bare-tree .92 -.1 .5 .2; fence .56 -.1 .14 .15; fence .8 -.1 .14 .15; fence .34 -.1 .14 .15 | -
building-site | skyline | .88 .8 | crane .84 -.1 .8 .25; scaffold .2 -.08 .7 .15; paved .5 .04 1 0; traffic-cone .94 .02 .13 0; brick-stack .08 .02 .18 0 | -
burning-house | wall #a8705a brick none #6a5a50 | .88 .86 | facade-window .16 -.42 .36; flames-in-window .7 -.42 .46 0; flames-in-window .16 .02 .4 0; facade-window .7 .02 .36; paved .5 .04 1 0 | -
uphill | field | .78 .7 | tree .84 -.34 .4 .2; tree .97 -.3 .3 .3; hill-up .5 0 1 0 | -
`;
