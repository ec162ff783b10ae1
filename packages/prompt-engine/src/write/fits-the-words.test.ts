import { expect, test } from 'vitest';
import { compose } from './compose.ts';

const takesOf = (subject: string): string => {
  const { studio, cinematic, minimal } = compose({
    subject,
    category: 'Portrait',
    style: 'photorealistic',
    lighting: 'natural',
    camera: 'professional camera',
    mood: 'confident',
    palette: 'natural',
    aspect_ratio: '1:1',
  });
  return [studio, cinematic, minimal].join('\n');
};

test.each([
  ['two otters sharing a fish on a river rock', /others|group/],
  ['a bottle of hot sauce called "Dragon\'s Breath"', /Overhead view|the front dim/],
  ['Lisbon tram climbing a steep street', /softbox|Catalogue/],
  ['first snow on a monday morning bus stop', /alarm clock|briefcase|On the bus stop/],
  ['pixel art potion shop interior', /ladder centred/],
  ['exactly five red balloons tied to a mailbox', /tabletop/],
  ['a whale made of paper boats', /knife-cut|whale and the boats|eyes on/],
  ['brutalist library in the rain', /interior photograph|interior film/i],
  ['the feeling when you finally get the joke', /the subject/i],
  ['friday night at a small pizzeria', /fairy lights|paper cups/],
])('%s: nothing is put in that its words speak against', (subject, wrong) => {
  expect(takesOf(subject)).not.toMatch(wrong);
});
