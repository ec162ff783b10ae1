import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { bound, unbound } from '../benches.ts';
import { told } from '../piece.ts';
import { freePerson } from './persons.ts';

/*
 * Who stops cars, and who fills one: the person is as tall as people are, and what is behind is as far as it is.
 */

const VEHICLES = /^(?:van|car|bus|truck|taxi|tractor|jeep|pickup|ambulance|vintage-car|sports-car|caravan)$/;

const STOPS = sifted(
  /\b(?:stop(?:s|ping)?|direct(?:s|ing)?|halt(?:s|ing)?|hail(?:s|ing)?|flag(?:s|ging)? down|wav(?:e|es|ing) (?:down|at|through))\b/i,
);
const NUMBERED = sifted(
  /\b(?:three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:[\w-]+ ){0,2}?(?:cars|buses|trucks|vans|taxis)\b/i,
);

/** Who stops cars has a hand up before them; of cars that nobody counts two are seen, and not as toys. */
function stopped({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && VEHICLES.test(drawing) && (!bond || bond.to === 0),
  );
  const cars = figures[at];
  if (!first || !cars) return [...figures];
  const few = NUMBERED.test(subject) ? cars.count : Math.min(cars.count, 2);
  if (!STOPS.test(subject)) return figures.with(at, { ...cars, count: few });
  return figures.with(0, { ...first, posture: 'wave', faces: 'right', x: 0.24 }).with(at, {
    ...unbound(cars),
    count: few,
    x: 0.7,
    depth: 0.62,
    height: Math.max(cars.height, first.height * 0.5),
    faces: 'left',
  });
}

const FUELS = sifted(
  /\b(?:fill(?:s|ing)?(?: up)?|refuel(?:s|l?ing)?|fuel(?:s|l?ing)?(?: up)?) (?:an?|the|his|her|their) (?:[\w-]+ )?(?:car|van|truck|motorbike|tank|taxi)\b|\b(?:petrol|gas|filling) (?:station|pump)\b/i,
);

/** A car that is filled stands at the hands of who does it. */
function fuelled({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const first = freePerson(figures);
  const at = figures.findIndex(
    ({ drawing, bond }, i) => i > 0 && VEHICLES.test(drawing) && (!bond || bond.to === 0),
  );
  const car = figures[at];
  if (!first || !car || !FUELS.test(subject)) return [...figures];
  const height = Math.min(first.height, 0.56);
  return figures
    .with(0, { ...first, height, posture: 'stand', x: 0.3 })
    .with(at, bound(car, 0, 'tend', { height: height * 0.8, x: 0.64, count: 1 }));
}

/** The set pieces of this kind, in their order. */
export const WITH_VEHICLES = [stopped, told(FUELS, fuelled)];
