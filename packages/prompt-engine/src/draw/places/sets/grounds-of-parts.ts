/** Places under the sky that are put together from parts, fetched on demand: rows of `sets.ts`. */
export const GROUNDS_OF_PARTS = `
open-lot | skyline | .86 .72 | car-bays .5 0 1 0; street-lamp .9 -.1 .6 .2 | -
parked-lot | skyline | .86 .72 | car-bays .5 0 1 0; car .16 -.1 .2 .15; van .42 -.11 .22 .2; car .86 -.1 .2 .15; street-lamp .66 -.12 .6 .25 | -
under-bridge | river | .88 .82 | bridge-over .5 .02 .46 0; paved .5 .06 1 0 | -
walled-garden | garden | .88 .76 | garden-wall .5 -.1 .62 .1; rose .1 -.02 .16; bush .94 -.02 .2 | -
hedge-maze | garden | .88 .78 | hedge-walls .5 -.02 .9 0 | -
japanese-garden | park | .88 .74 | pagoda .8 -.14 .5 .3; pine .94 -.1 .4 .2; oasis-pond .4 -.14 .5 .05; red-bridge .26 -.14 .26 0; stone-lantern .9 .01 .34 0; bonsai .08 .02 .22 | -
garden-pond | park | .88 .74 | oasis-pond .5 -.14 .7 .05; bush .1 -.06 .16 .1; bush .9 -.08 .18 .1; lily-pad .66 -.13 .02 | -
village-pond | park | .88 .74 | cottage .14 -.14 .34 .3; oasis-pond .5 -.13 .7 .05; tree .9 -.1 .5 .2 | -
castle-wall | hill | .86 .84 | battlements .5 0 1 0; flag .9 -.1 .5 .05 | -
scrapyard | field | .88 .74 | scrap-heap .12 -.08 .6 .15; scrap-heap .88 -.06 .66 .05; scrap-heap .52 -.13 .44 .3; tyre-pile .96 .03 .24 | -
landfill | hill | .88 .74 | mound .12 -.04 .4 .2; mound .9 -.03 .5 .1; crate .24 0 .14; tyre .78 .02 .16; seagull .3 -.5 .1; seagull .7 -.56 .08 | -
quarry | canyon | .88 .76 | excavator .86 -.06 .46 .15; rock .1 0 .18; rock .24 -.06 .12 .2; mound .56 -.1 .2 .25 | -
road-barrier | field | .88 .66 | road-ahead .5 -.02 1 0; barrier-gate .8 -.03 .56 0 | -
tide-pool | beach | .86 .74 | tide-rocks .5 0 .56 0 | -
frozen-canal | lake | .84 .7 | canal-houses .5 -.22 .5 .2; ice-sheet .5 -.06 1 0; narrowboat .86 -.12 .2 .1 | -
wet-street | street | .88 .8 | wet-cobbles .5 -.02 .5 0; street-lamp .12 -.04 .66 .1 | -
wet-lane | street | .88 .82 | alley-walls .5 -.03 1 0; wet-cobbles .5 0 .5 0; street-lamp .88 -.02 .6 .1 | -
picnic | park | .88 .78 | tree .9 -.12 .56 .2; picnic-set @ .02 .36 0 | -
swamp-pier | swamp | .84 .83 | pier-deck .5 0 1 0 | -
lake-pier | lake | .84 .83 | pier-deck .5 0 1 0 | -
race-track | stadium | .88 .66 | track-lanes .5 0 1 0 | -
tea-rows | hill | .86 .64 | vine-rows .5 -.02 1 0; tree .92 -.14 .3 .4 | -
wind-farm | hill | .86 .7 | wind-turbine .14 -.12 .8 .2; wind-turbine .5 -.18 .5 .4; wind-turbine .88 -.1 .9 .15 | -
solar-farm | field | .86 .7 | solar-panel .12 -.06 .3; solar-panel .4 -.1 .2 .2; solar-panel .64 -.1 .2 .2; solar-panel .9 -.06 .3 | -
shop-street | street | .9 .86 | shop-windows .5 -.05 .5 0; paved .5 0 1 0; street-lamp .95 .02 .7 0 | -
temple-steps | park | .84 .6 | temple .5 -.3 .4 .15; broad-steps .5 0 .62 0; stone-lantern .06 -.02 .3 0; stone-lantern .94 -.02 .3 0 | -
party-garden | garden | .88 .78 | bunting .5 -.56 .34 0; balloon-bunch .08 -.1 .4 0; table .88 -.02 .26; cake .88 -.25 .16; gift .72 .02 .12 | -
parade | street | .9 .84 | bunting .5 -.5 .34 0; crowd .12 -.08 .26 .25; crowd .88 -.08 .26 .25 | -
salt-flat | desert | .86 .7 | ice-sheet .5 -.04 1 0 | -
schoolyard | field | .88 .78 | school-front .3 -.12 .5 .2; hoop .88 -.06 .6 .05; paved .5 -.03 1 0 | -
watchtower | hill | .6 .59 | lifeguard-tower @ 0 1.25p 0 | -
`;
