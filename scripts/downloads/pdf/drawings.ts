import type { AspectRatio } from '@framewright/prompt-engine';
import { illustrateStage } from '@framewright/prompt-engine/illustrate';
import type { Stage } from '@framewright/prompt-engine/stage';
import type { ContentSvg } from 'pdfmake/interfaces.js';
import { COLOUR } from './theme.ts';

/** What a drawing is made from. */
export interface Drawing {
  readonly stage: Stage;
  readonly ratio: AspectRatio;
  /** In points. */
  readonly width: number;
}

/** Points between a picture and the corner marks around it. */
const GAP = 6;
const CORNER = 11;

/** A drawing between the four corner marks of a viewfinder, which stand on the outer edge of its width. */
export function framedDrawing({ stage, ratio, width }: Drawing, corners: string = COLOUR.ink3): ContentSvg {
  const inner = width - 2 * GAP;
  const height = heightOf(ratio, inner) + 2 * GAP;
  const marks = [
    `M.5 ${CORNER}V.5H${CORNER}`,
    `M${width - CORNER} .5H${width - 0.5}V${CORNER}`,
    `M${width - 0.5} ${height - CORNER}V${height - 0.5}H${width - CORNER}`,
    `M${CORNER} ${height - 0.5}H.5V${height - CORNER}`,
  ];
  return {
    svg: svgOf(
      width,
      height,
      `${placed({ stage, ratio, width: inner }, GAP, GAP)}<path d="${marks.join('')}" fill="none" stroke="${corners}"/>`,
    ),
    width,
  };
}

/** Perforations: width, pitch, height. */
const HOLE = { width: 5, pitch: 10, height: 4.5 } as const;
const FILM_EDGE = 13;

/** A strip of film with a drawing of each stage. */
export function filmStrip(stages: readonly Stage[], width: number): ContentSvg {
  const step = (width - 8) / stages.length;
  const frame = { ratio: '4:5', width: step - 4 } as const;
  const height = heightOf(frame.ratio, frame.width) + 2 * FILM_EDGE;
  const holes = Array.from({ length: Math.floor(width / HOLE.pitch) }, (_, nth) =>
    [3.5, height - 3.5 - HOLE.height].map(
      (y) =>
        `<rect x="${nth * HOLE.pitch + 3}" y="${y}" width="${HOLE.width}" height="${HOLE.height}" rx="1" fill="${COLOUR.paper}"/>`,
    ),
  );
  const frames = stages.map((stage, nth) => placed({ stage, ...frame }, 6 + nth * step, FILM_EDGE));
  const film = `<rect width="${width}" height="${height}" fill="${COLOUR.film}"/>`;
  return { svg: svgOf(width, height, [film, ...holes.flat(), ...frames].join('')), width };
}

/** The product's mark. */
export function logo(width: number): ContentSvg {
  const mark =
    `<path d="M7 2H2v5M17 2h5v5M22 17v5h-5M7 22H2v-5" fill="none" stroke="${COLOUR.ink}" stroke-width="2"/>` +
    `<rect x="7" y="6" width="3" height="12" fill="${COLOUR.accent}"/>` +
    `<rect x="12" y="6" width="6" height="2.5" fill="${COLOUR.ink}"/>` +
    `<rect x="12" y="11" width="4" height="2.5" fill="${COLOUR.ink}"/>`;
  return { svg: svgOf(24, 24, mark), width };
}

/** Five colours side by side. */
export function swatches(colours: readonly string[], width: number, height: number): ContentSvg {
  const step = width / colours.length;
  const chips = colours.map(
    (colour, nth) => `<rect x="${nth * step}" width="${step}" height="${height}" fill="${colour}"/>`,
  );
  const edge = `<rect x=".25" y=".25" width="${width - 0.5}" height="${height - 0.5}" fill="none" stroke="${COLOUR.line}" stroke-width=".5"/>`;
  return { svg: svgOf(width, height, chips.join('') + edge), width };
}

function heightOf(ratio: AspectRatio, width: number): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return Math.round((width * down) / across);
}

/** A drawing as part of another. Two in one row must differ in `x`, which their ids are made from. */
function placed({ stage, ratio, width }: Drawing, x: number, y: number): string {
  const id = `d${Math.round(x)}`;
  const drawn = illustrateStage({ stage, ratio, width, id });
  return drawn.replace('<svg ', `<svg x="${x}" y="${y}" `);
}

function svgOf(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}
