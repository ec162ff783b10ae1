import { chosen, keySide } from '../choose.ts';
import { numberWord } from '../counts.ts';
import { type Brief, type Decision, said } from '../shot.ts';

/*
 * A number by itself is a picture of its numerals: what they are made of, what they are fixed to, and how they are lit.
 */

const NUMBER = /^(\d{1,4})$/;

/** Materials of numerals that stand by themselves, with what they stand on. */
const STANDING = [
  'cut from thick oak, saw marks on their edges, standing upright on pale grey paper',
  'cast in rough concrete, standing upright on a slab of the same grey',
  'bent from one length of copper pipe, standing upright on a linen-covered table',
  'milled from brushed aluminium, standing upright on a dark slate slab',
] as const;

/** Where a number is met, with the light of that place. */
const MET: readonly (readonly [text: string, light: string])[] = [
  [
    'in white on a dark blue enamel plate beside a street door at night, chipped at one corner, wet brick all around',
    'A bracket lamp above the door, warm and hard, its pool of light on the plate, the wall falling off into the dark',
  ],
  [
    'in chalk on the black board of a sports field, the digits smudged by one sleeve, floodlit grass blurred behind',
    'Floodlights from high at {side}, white and hard, chalk dust bright in the air',
  ],
  [
    'stencilled in yellow on the concrete floor of an empty parking deck, tyre marks across it, rain beyond the open side',
    'Grey daylight from the open side at {side}, low and soft, shining on the wet edge of the paint',
  ],
];

const countedOf = (digits: string): string =>
  digits.length === 1 ? 'the one numeral' : `the ${numberWord(digits.length)} numerals`;

/** A number alone, as a thing of its own; nothing where more is told. */
export function numeralStaged(brief: Brief): Decision[] {
  const digits = NUMBER.exec(brief.scene.subject.trim())?.[1];
  if (digits === undefined) return [];
  const because = `${said(digits)} is all that is told, so its numerals are the picture.`;
  const shown = (text: string): Decision => ({ element: 'subject', text, because, joins: true });
  const numerals = countedOf(digits);
  if (brief.take === 'studio')
    return [
      shown(
        `${numerals} as tall as a hand, ${chosen(STANDING, brief, 'numeral') ?? ''}, no other characters`,
      ),
    ];
  if (brief.take === 'minimal')
    return [shown(`${numerals} thin and black, painted small on a bare white wall, no other mark`)];
  const [where = '', light = ''] = chosen(MET, brief, 'met') ?? [];
  return [
    shown(`${numerals} ${where}`),
    {
      element: 'light',
      text: light.replace('{side}', `camera ${keySide(brief)}`),
      because: 'This is the light of that place.',
    },
  ];
}
