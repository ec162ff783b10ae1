import { readTable } from './entry.ts';

/** What is kept out, and words that do less than they seem to. */
export const KEEPING_OUT = readTable(
  { element: 'negative', kind: 'both' },
  `
no people / no figures / nobody / no second figure | Keeps invented passers-by away; 'a deserted street' says it more surely. | places and still life
no logo / no logos / no brand marks / without logos | Stops models from inventing brand marks. | products and clothing
no watermark / watermark / no signature | Keeps stray signatures out of the corner. | any finished picture
no extra fingers / extra fingers / deformed hands | Names a common fault; hands with a job to do help more. | people
no other words / no other text / no further characters / no tagline | The quoted words stay the only ones. | signs, logos and posters
no shadow / no gradient / no outline | Keeps a flat mark flat. | logos and icons
no smoke / no birds / no cars / no props | Empties the frame of one likely guest. | minimal pictures
negative prompt / avoid / exclude | A list of what to keep out; short and concrete works best. | models with a field for it
blurry / low quality / worst quality / bad anatomy | Stock faults, which say little to current models. | older models
masterpiece / best quality / 8k / ultra detailed / trending | Praise, which a current model cannot see; name light, lens and material instead. | nothing that detail would not serve better | style
`,
);
