import { blend, type Canvas, fill, stroke } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { bar, box, num, poly } from '../drawing/pen.ts';
import { dressed, dressingOf } from './dressing.ts';
import { openSky } from './heavens.ts';
import type { PaintPlace } from './place-picture.ts';
import { hill, mist } from './terrain.ts';
import { skyline, street } from './urban.ts';
import type { View } from './view.ts';
import { coast, lake, openSea } from './waters.ts';
import { desert, field, forest, mountains, snowfield } from './wild.ts';

/*
 * Outdoor places in rows: id | the ground they lie on | things: drawing, x, how far below the horizon the foot is
 * (share of the height), height against the shorter side, haze.
 */
const ROWS = `
park | field | tree .1 .06 .5; tree .88 .05 .56; bench .78 .1 .13; tree .34 .02 .26 .5; fence .6 .04 .07 .5
garden | field | bush .1 .08 .2; rose .2 .14 .26; sunflower .9 .12 .4; tulip .82 .15 .22; bush .72 .06 .18; fence .4 .03 .12 .4; daisy .12 .17 .2
playground | field | tree .9 .03 .4; swing .2 .12 .34; slide .74 .12 .28; fence .5 .02 .08 .4
farm | field | barn .8 .04 .36 .3; fence .3 .08 .1; tractor .2 .08 .16 .3; windmill .08 .02 .3 .5
hill | hill | -
jungle | forest | palm .08 .06 .8; palm .92 .06 .9; leaf .2 .14 .3; leaf .82 .14 .34; vine .6 -.16 .5 .2; bush .7 .1 .2
ice | snow | iceberg .16 .08 .3 .4; iceberg .84 .06 .4 .3
iceberg | floe | iceberg .14 .01 .3 .4; iceberg .88 0 .24 .5; floe .5 .16 .2 0
canyon | desert | mesa .14 .06 .42 .2; mesa .86 .04 .34 .3; mesa .5 .01 .16 .5
cliff | hill | -
crag | hill | -
swamp | lake | bare-tree .12 .12 .6; bare-tree .9 .1 .7; bush .2 .14 .12
ruins | field | ruin .16 .08 .4 .3; rock .92 .12 .12
graveyard | field | gravestone .1 .1 .18; gravestone .26 .07 .14 .4; bare-tree .88 .06 .6; gravestone .8 .12 .2; fence .45 .03 .09 .5
battlefield | field | smoke .16 .04 .5 .4; smoke .82 .03 .6 .4; flag .26 .08 .32 .3; fire .74 .08 .12; cannon .9 .1 .1
market | street | string-lights .5 -.46 .12 0; stall .12 .2 .34 .1; stall .88 .2 .36 .1
lakeside | lakeside | pine .94 .1 .5; pine .84 .08 .34 .3; rock .7 .2 .08
campsite | field | pine .06 .06 .6; pine .16 .04 .44 .3; pine .95 .06 .56; tent .76 .1 .24; campfire .6 .17 .08
funfair | field | big-wheel .2 .04 .62 .1; stall .86 .1 .26; tent .6 .03 .2 .3
vineyard | hill | vine .1 .2 .2; vine .26 .16 .16; vine .74 .16 .16; vine .9 .2 .2; barn .8 .02 .12 .4
building-site | skyline | crane .84 .16 .7; ladder .14 .2 .3
paris | skyline | lattice-tower .76 .14 .76 .2; tree .06 .2 .34; tree .95 .2 .38
london | street | clock-tower .76 .06 .7 .2; phone-booth .86 .2 .28
egypt | desert | pyramid .24 .03 .3 .2; pyramid .78 .02 .4 .2; palm .94 .12 .36
agra | field | taj .7 .06 .46 .1; bush .1 .1 .12; bush .9 .1 .12
kyoto | field | pagoda .78 .06 .6 .15; gate .16 .1 .3; tree .94 .08 .4
venice | lake | palace .1 .04 .34 .2; palace .34 .02 .2 .4; tower .9 .04 .5 .2; gondola .22 .14 .08 .1
tokyo | street | pagoda .5 0 .36 .5; neon .14 -.3 .24 0; neon .86 -.38 .26 0; lantern .26 -.12 .13 0; stall .9 .18 .3 .1
balcony | bridge | chair .9 .24 .32; potted-plant .08 .28 .28
pier | pier | -
porch | bridge | chair .9 .24 .32; potted-plant .08 .28 .28; tree .24 -.02 .4 .5; lantern .72 -.3 .12
petrol-station | street | petrol-pump .8 .2 .3; petrol-pump .92 .2 .3; sign .12 .1 .3 .2
car-park | street | car .12 .18 .13; van .86 .18 .16; car .3 .1 .1 .3
bus-stop | street | bus-stop .8 .2 .42
zoo | park | cage .82 .1 .4; elephant .2 .04 .3 .3; fence .5 .08 .1; sign .94 .14 .2
golf-course | hill | flag .8 .06 .2; tree .1 .02 .24 .3
tennis-court | field | fence .1 .03 .14 .5; fence .5 .03 .14 .5; fence .9 .03 .14 .5
football-pitch | field | goal .76 .07 .24 .2; crowd .2 .02 .1 .5; crowd .8 .02 .1 .5
new-york | skyline | liberty .84 .2 .4 .2; taxi .2 .22 .1
rome | street | colosseum .74 .1 .34 .2
sydney | lake | opera-house .74 .03 .26 .1
san-francisco | lake | bridge .6 .02 .36 .2
wires | sky | -
bridge | bridge | -
rooftop | rooftop | -
`;

interface Outdoors {
  readonly ground: string;
  readonly things: string;
}

const OUTDOORS: ReadonlyMap<string, Outdoors> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [id = '', ground = '', things = ''] = row.split(' | ');
      return [id, { ground, things: things === '-' ? '' : things }];
    }),
);

/** What lies behind a railing that is on no bridge, or below a cliff. */
const OVER: Readonly<Record<string, PaintPlace>> = {
  porch: field,
  balcony: skyline,
  cliff: openSea,
  crag: mountains,
};

/** One great hill against the sky, or the edge of a cliff over what lies below. */
const greatHill: PaintPlace = (canvas, view) => {
  const below = OVER[view.place];
  const place = (below ?? field)(canvas, view);
  const { w, h, tones } = canvas;
  const y = h * view.horizon;
  const at = (q: number, down: number): string =>
    `${num(w * (below && view.x >= 0.5 ? 1 - q : q))} ${num(y + h * down)}`;
  const d = below
    ? `M${at(-0.1, 1)}L${at(-0.1, 0.02)} ${at(0.6, 0)} ${at(0.66, 0.04)} ${at(0.62, 0.18)} ${at(0.7, 1)}Z`
    : `M${at(-0.1, 1)}L${at(-0.1, 0.18)}C${at(0.25, -0.06)} ${at(0.6, -0.1)} ${at(1.1, 0.2)}V${num(h * 2)}Z`;
  return {
    ...place,
    back:
      place.back +
      fill(d, blend(canvas, mix(tones.mid, below ? '#9a9080' : '#6a8a4a', below ? 0.7 : 0.4), tones.ground)),
    ...(below ? { front: '', meets: 'cast' } : {}),
    base: y + h * (below ? 0.05 : 0.14),
    line: y,
  };
};

/** The deck of a bridge, its railing, the water under it; or of a porch before its garden. */
const onBridge: PaintPlace = (canvas, view) => {
  const place = (OVER[view.place] ?? lake)(canvas, view);
  const { w, h, m, tones } = canvas;
  const deck = h * 0.8;
  const rail = deck - m * 0.17;
  const posts = Array.from({ length: 16 }, (_, i) =>
    box((w * i) / 15 - m * 0.006, rail, m * 0.012, deck - rail),
  ).join('');
  return {
    back:
      place.back +
      fill(box(0, deck, w, h - deck), blend(canvas, mix(tones.far, '#8d7a62', 0.4), tones.ground)) +
      stroke(
        [0.3, 0.5, 0.7]
          .map((q) => `M${num(w * q)} ${num(deck)}L${num(w * (0.5 + (q - 0.5) * 2.4))} ${num(h)}`)
          .join(''),
        tones.shade,
        m * 0.003,
        0.4,
      ) +
      fill(
        posts + box(0, rail, w, m * 0.018) + box(0, rail + m * 0.08, w, m * 0.01),
        mix(tones.pop, tones.shade, 0.5),
      ),
    base: h * 0.92,
    line: deck,
    front: '',
    meets: 'cast',
  };
};

/** A pier that leads out over the sea. */
const onPier: PaintPlace = (canvas, view) => {
  const place = openSea(canvas, view);
  const { w, h, m, tones } = canvas;
  const x = w * view.x;
  const y = h * 0.64;
  const posts = (q: number): string => {
    const half = m * (0.1 + 0.6 * q);
    const at = y + (h - y) * q;
    const tall = m * (0.08 + 0.4 * q);
    return (
      box(x - half, at, half * 2, 1) +
      box(x - half, at - tall / 2, m * 0.03, tall) +
      box(x + half, at - tall / 2, m * 0.03, tall)
    );
  };
  return {
    ...place,
    back:
      place.back +
      fill(
        poly(`${x - m * 0.1},${y} ${x + m * 0.1},${y} ${x + m * 0.7},${h} ${x - m * 0.7},${h}`),
        blend(canvas, mix(tones.far, '#8d7a62', 0.4), tones.ground),
      ) +
      fill([0.04, 0.14, 0.3, 0.52, 0.8].map(posts).join(''), tones.shade, 0.7),
    base: h * 0.92,
    line: y,
    front: '',
    meets: 'cast',
  };
};

const onRoof: PaintPlace = (canvas, view) => {
  const place = skyline(canvas, { ...view, take: 'studio' });
  const { w, h, m, tones } = canvas;
  const edge = h * 0.82;
  return {
    back:
      place.back +
      fill(box(0, edge - m * 0.07, w, m * 0.09), mix(tones.mid, tones.shade, 0.3)) +
      fill(box(0, edge - m * 0.08, w, m * 0.016), mix(tones.far, tones.lit, 0.3)) +
      fill(box(0, edge, w, h - edge), blend(canvas, mix(tones.far, tones.mid, 0.5), tones.ground)) +
      fill(
        box(w * 0.86, edge - m * 0.3, m * 0.14, m * 0.22, 3) +
          bar(w * 0.87, edge, w * 0.87, edge - m * 0.1, m * 0.01) +
          bar(w * 0.86 + m * 0.13, edge, w * 0.86 + m * 0.13, edge - m * 0.1, m * 0.01),
        tones.shade,
      ),
    base: h * 0.93,
    line: edge,
    front: '',
    meets: 'cast',
  };
};

/** A bank of grass before a lake. */
const bank: PaintPlace = (canvas, view) => {
  const place = lake(canvas, view);
  const { h, tones } = canvas;
  const y = h * 0.8;
  return {
    ...place,
    back: place.back + hill(canvas, y, h * 0.03, blend(canvas, mix(tones.mid, '#6a8a4a', 0.6), tones.ground)),
    base: h * 0.88,
    line: y,
    meets: 'cast',
  };
};

const GROUNDS: Readonly<Record<string, PaintPlace>> = {
  field,
  park: (canvas, view) => planted('park')(canvas, view),
  forest,
  street,
  lake,
  lakeside: bank,
  snow: snowfield,
  hill: greatHill,
  floe: (canvas, view) => ({
    ...openSea(canvas, view),
    base: canvas.h * (view.horizon + 0.03),
    front: '',
    meets: 'contact',
  }),
  bridge: onBridge,
  rooftop: onRoof,
  pier: onPier,
  coast,
  desert,
  sky: openSky,
  skyline,
};

/** Three lines from edge to edge, the upper one where the subject sits. */
const wires = ({ w, h, m, tones }: Canvas, y: number): string =>
  stroke(
    [0, 0.1, 0.2]
      .map(
        (q) =>
          `M0 ${num(y + h * (q - 0.01))}Q${num(w / 2)} ${num(y + h * (q + 0.01))} ${num(w)} ${num(y + h * (q - 0.01))}`,
      )
      .join(''),
    tones.shade,
    m * 0.008,
  );

/** A place of the table: its ground, and its things from the horizon forward. */
export const planted =
  (id: string): PaintPlace =>
  (canvas: Canvas, view: View) => {
    const row = OUTDOORS.get(id);
    const paint = row && GROUNDS[row.ground];
    if (!row || !paint) throw new Error(`No outdoor place is called '${id}'`);
    const place = paint(canvas, view);
    const y = /market|tokyo|jungle/.test(id) ? 0.76 : view.horizon;
    const things = dressingOf(row.things).map((thing) => ({ ...thing, y: y + thing.y }));
    const { h } = canvas;
    const gloom = /graveyard|swamp|battlefield/.test(id)
      ? mist(canvas, h * (view.horizon + 0.08), h * 0.26, 0.55)
      : '';
    return {
      ...place,
      back: place.back + dressed(canvas, things, view, view.x > 0.6 && id !== 'market') + gloom,
      front: id === 'wires' ? wires(canvas, place.base + h * 0.012) : place.front,
    };
  };

export const OUTDOOR_IDS: readonly string[] = [...OUTDOORS.keys()];
