import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import type { Event } from './event.ts';

/* What a deed sounds like, whoever does it. verbs | sound */
const SOUNDS = `
clap, applaud | clapping
laugh, giggle, chuckle | laughter close by
cry, sob, weep, burst into tears | a sob
sigh | a long breath let go
scream, shriek | one scream
cheer, celebrate | cheering
sneeze | one sneeze
snore | slow snoring
bark | barking
meow | a meow
howl | a long howl
purr | purring
walk, step out, enter, leave | footsteps
run, chase, sprint | running feet and quick breath
tiptoe, sneak | one careful step
jump, leap, hop | feet leaving the ground
fall, collapse, tumble, slip, trip | a thud
crash, smash, shatter, break | a sharp crack
splash, foam, pour, spill | liquid running
knock | knocking
close, shut | one click as it shuts
unbox, unwrap | cardboard and tape tearing
plug | a plug going in
ring | a bell
explode, erupt, burst | a burst, then hissing
melt, drip | slow drops
dance | feet on the floor
sing | one voice singing
type | keys
write, draw | a pen on paper
chop, cut, slice | a knife on a board
fry, grill | sizzling
stir | a spoon against the side
drive, drive off | wheels and an engine
take off, fly up | wingbeats or engines rising
dig | a spade in soil
roar | a roar
say, ask, tell, shout, whisper, announce, argue, yell, call | the voice
fall asleep | slow breathing
kiss, hug | cloth against cloth
sweep | bristles on the ground
build, hammer | hammering
fight | scuffling
rain | rain beginning to fall
get a call | a phone ringing
slurp | slurping
`;

let byVerb: ReadonlyMap<string, string> | undefined;

/** The sound of a deed by its verb and what follows it; empty where it has none of its own. */
export function soundOfDeed({ base, doing }: Event): string {
  byVerb ??= new Map(
    rowsOf(SOUNDS, 2).flatMap(([verbs, sound]) =>
      listOf(verbs).map((verb) => [verb, textOf(sound)] as const),
    ),
  );
  const [, ...rest] = doing.split(' ');
  const told = [base.split(' ')[0] ?? '', ...rest];
  for (let length = 3; length > 0; length--) {
    const sound = byVerb.get(told.slice(0, length).join(' '));
    if (sound) return sound;
  }
  return '';
}
