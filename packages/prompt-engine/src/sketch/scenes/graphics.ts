import { blend, type Canvas, fill, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { blob, box, disc, num, poly, ring } from '../drawing/pen.ts';
import { type Frame, isThing, type Scene } from '../reading/frame.ts';
import { draw } from '../silhouettes/silhouette.ts';

/** Boxes, arrows and one that matters. */
function flowChart(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const bw = w * 0.22;
  const bh = Math.min(h * 0.14, bw * 0.6);
  const at = (cx: number, cy: number, colour: string): string =>
    fill(box(w * cx - bw / 2, h * cy - bh / 2, bw, bh, m * 0.015), colour) +
    fill(
      box(w * cx - bw * 0.36, h * cy - bh * 0.16, bw * 0.72, bh * 0.1) +
        box(w * cx - bw * 0.36, h * cy + bh * 0.08, bw * 0.48, bh * 0.1),
      tones.glow,
      0.75,
    );
  const arrow = (x1: number, y1: number, x2: number, y2: number): string => {
    const a = Math.atan2((y2 - y1) * h, (x2 - x1) * w);
    const s = m * 0.028;
    const [ex, ey] = [x2 * w, y2 * h];
    return (
      stroke(`M${num(x1 * w)} ${num(y1 * h)}L${num(ex)} ${num(ey)}`, tones.shade, m * 0.008) +
      fill(
        poly(
          `${ex},${ey} ${ex - s * Math.cos(a - 0.5)},${ey - s * Math.sin(a - 0.5)} ${ex - s * Math.cos(a + 0.5)},${ey - s * Math.sin(a + 0.5)}`,
        ),
        tones.shade,
      )
    );
  };
  const gap = (bh / h) * 0.62;
  return (
    gridPaper(canvas) +
    arrow(0.5, 0.2 + gap, 0.5, 0.5 - gap) +
    arrow(0.5, 0.5 + gap, 0.24, 0.8 - gap) +
    arrow(0.5, 0.5 + gap, 0.76, 0.8 - gap) +
    arrow(0.5 + bw / w / 2 + 0.01, 0.5, 0.76, 0.5) +
    at(0.5, 0.2, tones.shade) +
    at(0.5, 0.5, tones.pop) +
    at(0.24, 0.8, tones.mid) +
    at(0.76, 0.8, tones.mid) +
    fill(disc(w * 0.83, h * 0.5, bh * 0.48), frame.seed % 2 ? tones.far : tones.ground)
  );
}

function gridPaper(canvas: Canvas): string {
  const { w, h, m, tones } = canvas;
  const step = m / 14;
  let d = '';
  for (let x = step; x < w; x += step) d += `M${num(x)} 0V${num(h)}`;
  for (let y = step; y < h; y += step) d += `M0 ${num(y)}H${num(w)}`;
  return wash(canvas, mix(tones.sky1, tones.glow, 0.55)) + stroke(d, tones.far, 0.4, 0.5);
}

/** Bars, a line over them, a ring of shares. */
function chart(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones, random } = canvas;
  const base = h * 0.82;
  const left = w * 0.12;
  const span = w * 0.76;
  let bars = '';
  let line = '';
  const n = 7;
  const best = frame.seed % n;
  let tallest = '';
  for (let i = 0; i < n; i++) {
    const tall = h * (0.14 + 0.4 * ((i + 1) / n) * (0.7 + random() * 0.5));
    const d = box(left + (span * i) / n, base - tall, (span / n) * 0.66, tall, 2);
    if (i === best) tallest = d;
    else bars += d;
    line += `${i ? 'L' : 'M'}${num(left + (span * (i + 0.33)) / n)} ${num(base - tall - h * 0.07)}`;
  }
  return (
    gridPaper(canvas) +
    fill(bars, tones.mid) +
    fill(tallest, tones.pop) +
    stroke(line, tones.shade, m * 0.01) +
    fill(box(left - m * 0.02, base, span + m * 0.04, m * 0.01), tones.shade) +
    fill(ring(w * 0.24, h * 0.24, m * 0.1, m * 0.06), tones.far) +
    stroke(
      `M${num(w * 0.24)} ${num(h * 0.24 - m * 0.08)}A${num(m * 0.08)} ${num(m * 0.08)} 0 0 1 ${num(w * 0.24 + m * 0.08)} ${num(h * 0.24)}`,
      tones.pop,
      m * 0.04,
    )
  );
}

/** Land, water, roads, a route and a pin. */
function map(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const px = w * (frame.x < 0.5 ? 0.66 : 0.4);
  const py = h * 0.4;
  return (
    wash(canvas, mix(tones.sky1, tones.glow, 0.3)) +
    fill(
      blob(
        `${-w * 0.1},${h * 0.1} ${w * 0.2},${h * 0.22} ${w * 0.3},${h * 0.5} ${w * 0.12},${h * 0.8} ${-w * 0.1},${h * 0.9}`,
      ),
      mix(tones.far, tones.sky0, 0.4),
    ) +
    fill(
      blob(
        `${w * 0.7},${h * 0.6} ${w * 0.86},${h * 0.5} ${w * 1.1},${h * 0.62} ${w * 1.1},${h * 1.1} ${w * 0.72},${h * 0.9}`,
      ),
      mix(tones.mid, tones.far, 0.5),
    ) +
    stroke(
      `M0 ${num(h * 0.62)}L${num(w * 0.4)} ${num(h * 0.54)}L${num(w * 0.62)} ${num(h * 0.72)}L${num(w)} ${num(h * 0.3)}M${num(w * 0.36)} 0L${num(w * 0.48)} ${num(h)}M${num(w * 0.7)} 0L${num(w * 0.52)} ${num(h * 0.62)}L${num(w * 0.2)} ${num(h)}`,
      tones.glow,
      m * 0.03,
    ) +
    `<path d="M${num(w * 0.2)} ${num(h * 0.86)}C${num(w * 0.3)} ${num(h * 0.5)} ${num(w * 0.55)} ${num(h * 0.7)} ${num(px)} ${num(py)}" fill="none" stroke="${tones.pop}" stroke-width="${num(m * 0.012)}" stroke-dasharray="${num(m * 0.03)} ${num(m * 0.02)}" stroke-linecap="round"/>` +
    fill(disc(w * 0.2, h * 0.86, m * 0.02), tones.shade) +
    fill(
      blob(
        `${px},${py}! ${px - m * 0.06},${py - m * 0.1} ${px - m * 0.05},${py - m * 0.17} ${px},${py - m * 0.2} ${px + m * 0.05},${py - m * 0.17} ${px + m * 0.06},${py - m * 0.1}`,
      ),
      tones.pop,
    ) +
    fill(disc(px, py - m * 0.13, m * 0.024), tones.glow)
  );
}

/** A tile that repeats: the companion where there is one, else leaves, scales or arcs. */
function pattern(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const cell = m / 4;
  const figure =
    frame.companion && isThing(frame.companion)
      ? frame.companion.make({ ...frame, take: 'minimal', lens: 'normal' })
      : undefined;
  const still: Canvas = { ...canvas, light: { from: 'front', hard: false } };
  const tile = (odd: boolean): string => {
    const colour = odd ? tones.shade : tones.pop;
    if (figure)
      return draw(still, figure, {
        x: cell / 2,
        base: cell / 2 + cell * 0.36,
        size: Math.min((cell * 72) / figure.height, (cell * 84) / figure.width),
        colour,
        rim: 0.5,
      });
    const kinds = [
      fill(`M0 ${num(cell)}A${num(cell)} ${num(cell)} 0 0 1 ${num(cell)} 0V${num(cell)}Z`, colour) +
        fill(
          `M${num(cell * 0.45)} ${num(cell)}A${num(cell * 0.55)} ${num(cell * 0.55)} 0 0 1 ${num(cell)} ${num(cell * 0.45)}V${num(cell)}Z`,
          tones.lit,
        ),
      fill(
        blob(
          `${cell / 2},${cell * 0.06}! ${cell * 0.86},${cell * 0.4} ${cell / 2},${cell * 0.94}! ${cell * 0.14},${cell * 0.4}`,
        ),
        colour,
      ) + stroke(`M${num(cell / 2)} ${num(cell * 0.2)}V${num(cell * 0.9)}`, tones.sky1, cell * 0.025),
      fill(disc(cell / 2, cell / 2, cell * 0.42), colour) +
        fill(disc(cell / 2, cell / 2, cell * 0.26), tones.sky1) +
        fill(disc(cell / 2, cell / 2, cell * 0.12), odd ? tones.pop : tones.shade),
    ];
    return kinds[frame.seed % kinds.length] ?? '';
  };
  const id = canvas.define(
    `<pattern id="%" width="${num(cell * 2)}" height="${num(cell * 2)}" patternUnits="userSpaceOnUse">${tile(false)}<g transform="translate(${num(cell)} 0)">${tile(true)}</g><g transform="translate(0 ${num(cell)})">${tile(true)}</g><g transform="translate(${num(cell)} ${num(cell)})">${tile(false)}</g></pattern>`,
  );
  return (
    wash(canvas, mix(tones.sky1, tones.glow, 0.25)) +
    `<rect width="${num(w)}" height="${num(h)}" fill="url(#${id})"/>`
  );
}

/** A sun of arcs going down over water. */
function arcs({ w, h, m, tones }: Canvas, x: number, s: number): string {
  const y = h * 0.64;
  const bows = [tones.far, tones.pop, tones.mid, tones.lit, tones.shade].map((colour, i) => {
    const r = m * (0.46 - i * 0.082) * s;
    return fill(`M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(r * 2)} 0z`, colour);
  });
  const gleams = [0, 1, 2, 3, 4, 5].map((i) => {
    const half = m * (0.44 - i * 0.066) * s;
    return fill(
      box(x - half, y + (h - y) * (0.12 + i * 0.13), half * 2, m * 0.012),
      [tones.far, tones.pop, tones.lit][i % 3] ?? tones.lit,
      0.75,
    );
  });
  return bows.join('') + fill(box(0, y, w, h - y), tones.ground) + gleams.join('');
}

/** Five stones in balance. */
function cairn({ w, h, m, tones }: Canvas, x: number, s: number): string {
  const stones = [
    [0, 0.3, 0.09, tones.shade],
    [0.03, 0.23, 0.075, tones.mid],
    [-0.02, 0.17, 0.065, tones.pop],
    [0.02, 0.12, 0.055, tones.ground],
    [0, 0.08, 0.045, tones.lit],
  ] as const;
  let foot = h * 0.82;
  const pile = stones.map(([dx, rx, ry, colour]) => {
    const stone = fill(disc(x + dx * m * s, foot - ry * m * s, rx * m * s, ry * m * s), colour);
    foot -= ry * m * 2 * s * 0.94;
    return stone;
  });
  return (
    fill(box(0, h * 0.8, w, h * 0.2), tones.far) +
    fill(disc(x, h * 0.82, m * 0.4 * s, m * 0.03), tones.shade, 0.3) +
    pile.join('')
  );
}

/** A disc, a plane and a ring that overlap. */
function planes({ h, m, tones }: Canvas, x: number, s: number): string {
  return (
    fill(disc(x - m * 0.1 * s, h * 0.44, m * 0.27 * s), tones.pop) +
    fill(
      poly(`${x - m * 0.3 * s},${h * 0.78} ${x + m * 0.1 * s},${h * 0.2} ${x + m * 0.34 * s},${h * 0.78}`),
      tones.shade,
      0.82,
    ) +
    fill(box(x - m * 0.36 * s, h * 0.6, m * 0.72 * s, m * 0.045), tones.lit) +
    fill(ring(x + m * 0.2 * s, h * 0.32, m * 0.13 * s, m * 0.1 * s), tones.mid)
  );
}

/** Ideas without a thing. */
function abstract(canvas: Canvas, frame: Frame): string {
  const { w, tones } = canvas;
  const x = w * (0.5 + (frame.x - 0.5) * (frame.take === 'minimal' ? 1 : 0.5));
  const forms = [arcs, cairn, planes];
  const form = forms[frame.seed % forms.length] ?? arcs;
  const ground = wash(canvas, blend(canvas, tones.sky1, mix(tones.sky1, tones.sky0, 0.5)));
  return ground + form(canvas, x, frame.take === 'minimal' ? 0.5 : 1);
}

export const GRAPHICS: readonly Scene[] = [
  {
    words:
      'diagram,flowchart,flow chart,process,architecture diagram,mind map,wireframe,ui,user interface,app screen,website,schematic,blueprint,cutaway',
    places: ['paper'],
    paint: flowChart,
  },
  {
    words: 'chart,infographic,graph,dashboard,statistic,timeline,bar chart,data',
    places: ['paper'],
    paint: chart,
  },
  { words: 'map,treasure map,route map,city map,floor plan', places: ['paper'], paint: map },
  {
    words: 'pattern,seamless pattern,wallpaper,texture,tile,fabric,textile,tiles,ornament',
    places: ['paper'],
    paint: pattern,
  },
];

export const ABSTRACT: Scene = {
  words:
    'abstract,composition,silence,balance,harmony,chaos,dream,memory,infinity,energy,music,emotion,serenity,peace,future,love,joy,sadness,hope,freedom,loneliness,anxiety,happiness,consciousness,shape,geometric,concept,melancholy,nostalgia',
  places: ['paper'],
  paint: abstract,
};
