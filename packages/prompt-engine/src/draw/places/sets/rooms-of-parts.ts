/** Rooms that are put together from parts, fetched on demand: rows of `sets.ts`. */
export const ROOMS_OF_PARTS = `
metro-car | room #d4d6d6 plain none #6a6c6e | .92 .84 | metro-inside .5 -.07 .6 .05; metro-seat @ -.02 .66p .05 | -
airport-gate | room #d8e4ea glass none #b0b6ba | .92 .78 | aeroplane .3 -.2 .26 .15; gate-sign .5 -.66 .26 .05; counter .9 -.04 .32; chair-row .12 -.06 .5 .1; queue-posts .5 .03 .22 0 | -
shopping-mall | room #e0dcd2 plain tubes #c4bdae | .92 .8 | shop-windows .5 -.12 .5 .1; potted-plant .1 .02 .34; bench .88 .02 .16 | -
ice-cream-parlour | room #f0d8d8 tiles lamp #c8b0a8 | .92 .8 | wall-boards .5 -.2 .5 .1; ice-cream .36 -.4 .14; ice-cream-cup .64 -.4 .12; gelato-counter .84 0 .36 0; gelato-counter .14 0 .36 0 | -
sweet-shop | room #e8d4e0 plain lamp #b09a9a | .92 .8 | wall-boards .16 -.06 .72; wall-boards .84 -.06 .72; jar .08 -.2 .12; candy .2 -.2 .07; jar .3 -.2 .12; lollipop .76 -.2 .14; jar .88 -.2 .12; jar .1 -.43 .12; candy-cane .22 -.43 .12; jar .8 -.43 .12; candy .92 -.43 .07; counter .9 .02 .3 | -
control-room | room #3a444c plain none #3f444a | .92 .8 | console-wall .5 -.08 .5 0 | -
engine-room | room #4a4f54 plain none #3f4246 | .92 .82 | pipes-and-gauges .5 -.1 .56 0 | -
brewery | room #b8a890 brick tubes #8a8070 | .92 .8 | copper-vats .16 -.1 .5 0; copper-vats .84 -.1 .5 .05; barrel .6 .01 .22; barrel .97 .03 .26 | -
cloister | room #cbbda2 plain none #b0a48e | .92 .86 | stone-arcade .5 -.06 .5 .1; paved .5 .02 1 0 | -
dungeon | room #6f6a62 plain none #57524a | .92 .84 | dungeon-wall .5 -.1 .56 0; torch .2 -.3 .24 0; torch .84 -.3 .24 0; barrel .95 .03 .26; skull .08 .03 .06 | -
crypt | room #6f6a62 brick none #57524a | .92 .84 | arch-of-stone .5 -.06 1 .15; coffin .14 .01 .16; coffin .86 .01 .16; candle .3 0 .14 0; candle .7 0 .14 0; skull .95 .03 .06 | -
forge | room #7a6a5c brick none #5a5048 | .92 .8 | forge-hearth .22 -.07 .62 0; tool-hooks .74 -.34 .34 0; anvil .94 .02 .26; horseshoe .62 -.5 .09; bucket .06 .04 .16 | -
artist-studio | room #e4ddd0 plain window #a8906c | .92 .8 | easel-corner .88 -.01 .62 0; canvas .3 -.5 .22; canvas .52 -.46 .16; easel-corner .1 -.05 .5 .1; palette .68 .03 .06 | -
circus-ring | room #b8352a plain none #d8b06a | .9 .76 | circus-ring .5 -.08 .56 0 | -
party-room | room #e8d8c4 plain none #b0906c | .92 .8 | bunting .5 -.62 .34 0; balloon-bunch .1 -.2 .4 0; balloon-bunch .92 -.24 .4 0; table .86 0 .26; cake .86 -.24 .16; gift .7 .02 .12 | -
bell-tower | skyline | .86 .84 | bell-frame .5 0 .56 0 | -
hay-loft | room #9a7448 rafters none #b8944c | .92 .8 | hay-bale .1 -.02 .22; hay-bale .3 -.06 .2 .1; hay-bale .14 -.2 .2 .05; hay-bale .9 -.02 .24; hay-bale .86 -.24 .2 .05; pitchfork .7 0 .6 | -
photo-booth | room #c8ccd4 plain tubes #9a9ea4 | .92 .8 | open-stall-curtain @ -.03 1.15p 0; mirror .92 -.04 .5 | -
ball-pit | room #d8e4ec plain tubes #a8b8c4 | .86 .8 | slide .86 -.08 .5 .1; ball-pit .5 -.02 .7 0 | ball-pit .5 .06 .8 0
wedding-hall | room #efe6da panels none #b89c7c | .92 .8 | flower-arch .5 -.08 .66 .05; bunting .5 -.7 .3 .1; long-table .16 .01 .26; long-table .88 .01 .26; bouquet .14 -.22 .14; wedding-cake .86 -.22 .22 | -
banquet-hall | room #a08a72 brick none #6a5644 | .92 .8 | torch .14 -.3 .24 0; torch .86 -.3 .24 0; long-table .5 .02 .3 0; roast .3 -.22 .1; wine-glass .42 -.24 .08; fruit-bowl .68 -.22 .1; candle .56 -.22 .12 | -
kiosk | street | .9 .88 | paved .5 .02 1 0; newsstand .8 -.03 .72 0 | -
`;
