import { phraseTable } from '../../reading/phrase-table.ts';

/** What somebody of a calling is seen to do, where the idea names no doing: base form, object, and its place. */
const CALLINGS = `
toss noodles in a smoking wok | street food vendor, food vendor, street food, food stall, hawker
blow glass | glassblower, glass blower
pour milk into a cup | barista
tie a suture | surgeon
cast a line | fisherman, fisherwoman, angler
knead dough | baker
hammer a glowing bar | blacksmith
shape wet clay | potter, ceramicist
trim a lock of hair | barber, hairdresser
shake a cocktail | bartender, mixologist
plane a long board | carpenter, woodworker, cabinetmaker
tighten a bolt | mechanic
arrange flowers | florist
weld a seam | welder
lay a brick | bricklayer, mason, stonemason
stitch a sole | shoemaker, cobbler
cut cloth | tailor, dressmaker
paint a long stroke | painter
write a line | writer, poet, novelist
harvest wheat | farmer
toss a pan | chef, cook
roll rice | sushi chef
juggle clubs | juggler
sweep the ground | street sweeper, janitor
sort letters | postman, mail carrier, mailman
aim a hose | firefighter, fireman
deliver a parcel | courier, delivery driver
smoke the hive | beekeeper
saw a log | lumberjack
polish a shoe | shoeshiner
ink a line on skin | tattoo artist
repair a watch | watchmaker
climb a rope | rock climber, mountaineer
sketch a face | street artist, portrait artist
sell flowers | flower seller
carve a figure | sculptor, woodcarver
raise a camera | photographer
read a chart | scientist
plant seedlings | gardener
spin a record | dj
`;

/** The doing of a calling: 'blow glass' of a glassblower. */
export const OCCUPATIONS = phraseTable<string>(
  CALLINGS.trim()
    .split('\n')
    .map((row) => {
      const [doing = '', names = ''] = row.split(' | ');
      return [doing, names] as const;
    }),
);
