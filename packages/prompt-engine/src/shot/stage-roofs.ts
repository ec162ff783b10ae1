import type { Figure, Stage } from './stage.ts';

const VEHICLES = 'car|van|camper ?van|caravan|bus|truck|lorry|taxi|train|tractor';
const ROOF = new RegExp(
  `\\bon (?:top of )?(?:[\\w'’]+ )?(?:[\\w-]+ )?(?:(?:roof|bonnet|hood) of (?:[\\w'’]+ )(?:[\\w-]+ )?(${VEHICLES})|(${VEHICLES})(?:['’]s)? (?:roof|bonnet|hood))\\b`,
  'i',
);
const DRAWN: Readonly<Record<string, string>> = {
  'camper van': 'van',
  campervan: 'van',
  caravan: 'van',
  lorry: 'truck',
};

/** Heights in shares of the frame: of the vehicle, of a person and of anything else on its roof. */
const HEIGHTS = { vehicle: 0.4, person: 0.42, other: 0.26 } as const;

/** Who is on the roof of a car is on the car, in a street, and on no roof of a house. */
export function onVehicle<T extends Pick<Stage, 'place' | 'figures'>>(stage: T, subject: string): T {
  const [first, ...others] = stage.figures;
  const found = ROOF.exec(subject);
  const named = (found?.[1] ?? found?.[2])?.toLowerCase();
  if (!named || !first || (first.bond && first.bond.to === 0)) return stage;
  const drawing = DRAWN[named] ?? named;
  const at = stage.figures.findIndex((figure) => figure.drawing === drawing);
  if (at === 0) return stage;
  const { age: _age, sex: _sex, ...bare } = first;
  const vehicle: Figure = {
    ...bare,
    drawing,
    word: named,
    count: 1,
    posture: 'stand',
    height: HEIGHTS.vehicle,
  };
  const height = first.drawing.startsWith('person') ? HEIGHTS.person : HEIGHTS.other;
  const to = at > 0 ? at : stage.figures.length;
  const all = [{ ...first, height, bond: { to, as: 'on' } } satisfies Figure, ...others];
  const figures = at > 0 ? all.with(at, vehicle) : [...all, vehicle];
  const place = /^(?:rooftop|backdrop|room|vehicle-interior)$/.test(stage.place) ? 'street' : stage.place;
  return { ...stage, place, figures };
}
