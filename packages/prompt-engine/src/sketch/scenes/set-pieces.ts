import { blend, type Canvas, fade, fill, halo, stroke, wash } from '../drawing/canvas.ts';
import { mix } from '../drawing/colour.ts';
import { bar, blob, box, disc, num, poly } from '../drawing/pen.ts';
import { PLACE_PAINTERS } from '../places/places.ts';
import type { Frame, Scene } from '../reading/frame.ts';
import { bust } from '../silhouettes/people/bust.ts';
import { figure } from '../silhouettes/people/figure.ts';
import { draw } from '../silhouettes/silhouette.ts';
import { magazine, poster, sportPoster } from './posters.ts';
import { cafeSelfie, selfie } from './selfies.ts';

/** Flags of a campaign, or a curtain. */
function hangings({ w, h, tones }: Canvas, banners: boolean): string {
  if (banners) {
    return Array.from({ length: 9 }, (_, i) =>
      fill(box((w * i) / 9, 0, w / 18, h), i % 2 ? tones.pop : tones.lit, i % 2 ? 0.6 : 0.28),
    ).join('');
  }
  return Array.from({ length: 10 }, (_, i) => {
    const x = (w * i) / 10;
    const fold = blob(`${x},-4! ${x + w * 0.03},-4! ${x + w * 0.05},${h}! ${x - w * 0.01},${h}!`);
    return fill(fold, i % 2 ? tones.shade : tones.mid, 0.5);
  }).join('');
}

/** The desk with its crest and two microphones. */
function lectern(canvas: Canvas, x: number, top: number): string {
  const { h, m, tones } = canvas;
  const desk = poly(
    `${x - m * 0.24},${top} ${x + m * 0.24},${top} ${x + m * 0.2},${h * 1.05} ${x - m * 0.2},${h * 1.05}`,
  );
  const microphone = (q: number): string =>
    stroke(
      `M${num(x + q * m)} ${num(top - m * 0.02)}Q${num(x + q * m)} ${num(top - m * 0.1)} ${num(x + q * m * 0.5)} ${num(top - m * 0.13)}`,
      tones.shade,
      m * 0.008,
    ) + fill(disc(x + q * m * 0.46, top - m * 0.135, m * 0.016), tones.shade);
  const crest = [0.07, 0.05, 0.03]
    .map((r, i) => fill(disc(x, h * 0.84, m * r), i % 2 ? tones.lit : tones.pop))
    .join('');
  return (
    fill(desk, blend(canvas, mix(tones.mid, tones.lit, 0.15), tones.ground)) +
    fill(box(x - m * 0.27, top - m * 0.022, m * 0.54, m * 0.032, 2), tones.lit) +
    crest +
    microphone(-0.1) +
    microphone(0.1)
  );
}

/** Heads and shoulders of those who listen, along the lower edge. */
function listeners({ w, h, m, tones }: Canvas): string {
  const listener = (i: number): string => {
    const x = (w * (i + 0.3)) / 8.5;
    const r = m * (0.05 + (i % 3) * 0.008);
    const shoulders = `${x - r * 2.1},${h * 1.12} ${x - r * 1.6},${h * 1.03} ${x},${h} ${x + r * 1.6},${h * 1.03} ${x + r * 2.1},${h * 1.12}`;
    return disc(x, h * (0.97 - (i % 2) * 0.015), r) + blob(shoulders);
  };
  return fill(Array.from({ length: 9 }, (_, i) => listener(i)).join(''), tones.shade);
}

/** A placard held up out of the crowd. */
function placard({ w, h, m, tones }: Canvas): string {
  const x = w * 0.09;
  const y = h * 0.64;
  return (
    stroke(`M${num(w * 0.13)} ${num(h)}L${num(w * 0.16)} ${num(h * 0.74)}`, tones.shade, m * 0.02) +
    fill(box(x, y, m * 0.2, m * 0.11, 2), tones.lit) +
    fill(
      box(x + m * 0.02, y + m * 0.028, m * 0.16, m * 0.018) +
        box(x + m * 0.02, y + m * 0.062, m * 0.11, m * 0.018),
      tones.pop,
    )
  );
}

/** A lectern with microphones before banners and a crowd. */
function podium(canvas: Canvas, frame: Frame, banners: boolean): string {
  const { w, h, m, tones } = canvas;
  const x = w * 0.5;
  const beam = poly(
    `${x - m * 0.04},${-m * 0.1} ${x + m * 0.04},${-m * 0.1} ${x + m * 0.42},${h} ${x - m * 0.42},${h}`,
  );
  const speaker = bust(banners ? 'short' : frame.cast.hair, 'coat');
  const size = (Math.min(h * 0.62, w * 0.7) / speaker.height) * 100;
  return (
    wash(canvas, blend(canvas, tones.sky0, tones.sky1)) +
    hangings(canvas, banners) +
    halo(canvas, { x, y: h * 0.4, rx: m * 0.5 }, tones.glow, 0.5) +
    fill(beam, fade(canvas, tones.glow, 0.5)) +
    draw(canvas, speaker, { x, base: h * 0.86, size, flip: canvas.light.from === 'right' }) +
    lectern(canvas, x, h * 0.7) +
    (banners ? placard(canvas) : '') +
    listeners(canvas)
  );
}

/** Two people on an instant print, on a dark table. */
function instantPrint(canvas: Canvas, frame: Frame): string {
  const { w, h, m, tones } = canvas;
  const a = Math.min(w * 0.7, h * 0.66);
  const x = w / 2 - a / 2;
  const y = h / 2 - a * 0.59;
  const [ix, iy, iw, ih] = [x + a * 0.07, y + a * 0.07, a * 0.86, a * 0.84];
  const clip = canvas.define(
    `<clipPath id="%"><rect x="${num(ix)}" y="${num(iy)}" width="${num(iw)}" height="${num(ih)}"/></clipPath>`,
  );
  const boards = Array.from({ length: 7 }, (_, i) =>
    fill(box(0, (h * (i + 1)) / 8, w, 0.8), tones.shade, 0.4),
  ).join('');
  const pair = [bust('long', 'crew'), bust('short', 'coat')] as const;
  const people = pair
    .map((person, i) =>
      draw(canvas, person, {
        x: ix + iw * (i ? 0.66 : 0.34),
        base: iy + ih * 1.03,
        size: ih * 0.68,
        flip: canvas.light.from === 'right',
      }),
    )
    .join('');
  const tilt = frame.seed % 2 ? -5 : 4;
  return (
    wash(canvas, blend(canvas, tones.mid, tones.ground)) +
    boards +
    halo(canvas, { x: w * 0.4, y: h * 0.35, rx: m * 0.8 }, tones.glow, 0.18) +
    `<g transform="rotate(${tilt} ${num(w / 2)} ${num(h / 2)})">` +
    fill(box(x + a * 0.03, y + a * 0.04, a, a * 1.18, 2), tones.shade, 0.5) +
    fill(box(x, y, a, a * 1.18, 2), mix(tones.lit, '#ffffff', 0.7)) +
    `<g clip-path="url(#${clip})">${fill(box(ix, iy, iw, ih), blend(canvas, tones.sky0, tones.sky1))}${fill(disc(ix + iw * 0.66, iy + ih * 0.34, iw * 0.32), mix(tones.sky1, tones.pop, 0.5), 0.75)}${people}</g>` +
    stroke(
      `M${num(x + a * 0.22)} ${num(y + a * 1.06)}q${num(a * 0.05)} ${num(-a * 0.06)} ${num(a * 0.09)} 0t${num(a * 0.09)} 0t${num(a * 0.09)} 0t${num(a * 0.14)} ${num(-a * 0.01)}`,
      tones.shade,
      a * 0.012,
      0.6,
    ) +
    '</g>'
  );
}

/** Two fighters under a gate, feet crossing before a red sun. */
function kungfu(canvas: Canvas): string {
  const { w, h, m, tones } = canvas;
  const floor = h * 0.88;
  const fighter = figure('kungfu', { clothes: 'kit', head: 'bun' });
  const other = figure('kungfu', { clothes: 'kit', head: 'short' });
  const size = Math.min(h * 0.52, w * 0.5);
  const gate =
    poly(`${w * 0.2},${h * 0.3} ${w * 0.245},${h * 0.3} ${w * 0.245},${floor} ${w * 0.2},${floor}`) +
    poly(`${w * 0.755},${h * 0.3} ${w * 0.8},${h * 0.3} ${w * 0.8},${floor} ${w * 0.755},${floor}`) +
    blob(
      `${w * 0.08},${h * 0.2}! ${w * 0.2},${h * 0.235} ${w * 0.5},${h * 0.25} ${w * 0.8},${h * 0.235} ${w * 0.92},${h * 0.2}! ${w * 0.9},${h * 0.28}! ${w * 0.5},${h * 0.305} ${w * 0.1},${h * 0.28}!`,
    ) +
    bar(w * 0.16, h * 0.37, w * 0.84, h * 0.37, m * 0.025);
  const dust = [0.3, 0.7]
    .map((q) => halo(canvas, { x: w * q, y: floor + m * 0.02, rx: m * 0.2, ry: m * 0.04 }, tones.glow, 0.4))
    .join('');
  return (
    wash(canvas, blend(canvas, tones.sky0, tones.sky1)) +
    halo(canvas, { x: w / 2, y: h * 0.46, rx: m * 0.55 }, tones.glow, 0.5) +
    fill(disc(w / 2, h * 0.46, m * 0.27), tones.pop) +
    fill(gate, mix(tones.far, tones.sky1, 0.15), 0.9) +
    fill(box(0, floor, w, h - floor), blend(canvas, tones.ground, tones.shade)) +
    fill(box(0, floor, w, m * 0.007), tones.lit, 0.5) +
    dust +
    draw(canvas, other, {
      x: w * 0.74,
      base: floor + m * 0.03,
      size,
      flip: true,
      colour: mix(tones.shade, tones.pop, 0.25),
    }) +
    draw(canvas, fighter, { x: w * 0.26, base: floor + m * 0.03, size })
  );
}

const people = (frame: Frame): number => Math.min(Math.max(frame.count - 1, 0), 2);

export const SET_PIECES: readonly Scene[] = [
  {
    words:
      'presidential race,president,presidential,candidate,campaign rally,election,presidential candidate,rally,politician,campaign speech,debate',
    places: ['stage'],
    paint: (canvas, frame) => podium(canvas, frame, true),
  },
  {
    words:
      'celebrity speaker,keynote speaker,keynote,speaker,podium,speech,press conference,ted talk,lecture,lectern,public speaker,celebrity,conference',
    places: ['stage'],
    paint: (canvas, frame) => podium(canvas, frame, false),
  },
  {
    words:
      'polaroid photo,polaroid,instant photo,instant film,polaroid picture,instant print,old photo,photograph of two',
    places: ['table'],
    paint: instantPrint,
  },
  {
    words: 'football poster,soccer poster,football match poster,footballer poster,world cup,football match',
    places: ['stadium'],
    paint: (canvas, frame) => sportPoster(canvas, frame, 'football'),
  },
  {
    words: 'basketball poster,basketball,basketball player,slam dunk,dunk,nba',
    places: ['court'],
    paint: (canvas, frame) => sportPoster(canvas, frame, 'basketball'),
  },
  {
    words: 'cafe selfie,selfie at a cafe,coffee selfie,selfie in a cafe',
    places: ['cafe'],
    paint: (canvas, frame) => cafeSelfie(canvas, frame),
  },
  {
    words: 'selfie with two,selfie with footballers,selfie with players,group selfie,footballers',
    places: ['stadium'],
    paint: (canvas, frame) => selfie(canvas, frame, 2, PLACE_PAINTERS.stadium(canvas, frame).back, true),
  },
  {
    words: 'selfie',
    places: ['street'],
    paint: (canvas, frame) =>
      frame.place === 'cafe'
        ? cafeSelfie(canvas, frame)
        : selfie(
            canvas,
            frame,
            people(frame),
            PLACE_PAINTERS[frame.place === 'table' || frame.place === 'plinth' ? 'street' : frame.place](
              canvas,
              frame,
            ).back,
            false,
          ),
  },
  {
    words:
      'kungfu bros,kung fu bros,kungfu,kung fu,martial artist,martial arts,kung fu master,karate fighter,kung fu fighter',
    places: ['mountain'],
    paint: kungfu,
  },
  {
    words:
      'magazine cover,cover of a magazine,fashion magazine,vogue cover,book cover,album cover,time magazine,cover',
    places: ['paper'],
    paint: magazine,
  },
  {
    words:
      'poster,movie poster,film poster,flyer,advert,advertisement,billboard,banner,gig poster,travel poster,concert poster,postcard,greeting card,invitation',
    places: ['paper'],
    paint: poster,
  },
];
