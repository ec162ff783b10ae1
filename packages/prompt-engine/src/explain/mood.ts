import { readTable } from './entry.ts';

/** Moods, and what each asks of light and frame. */
export const MOOD = readTable(
  { element: 'mood', kind: 'both' },
  `
serene / serenity / tranquil / peaceful | Still and open, in soft light. | wellness and nature
melancholic / melancholy / wistful | Muted, alone, often in rain. | music and drama
joyful / joy / cheerful / happy | Bright, moving and smiling. | family and summer
tense / tension / uneasy | Hard shade, a tilt and a tight frame. | thrillers
mysterious / mystery / enigmatic | Fog and partial views. | teasers
whimsical / whimsy | Odd scale and soft colours. | children's books
epic / heroic / majestic | Vast scale from a low angle. | fantasy and trailers
intimate / intimacy / tender | Close, warm and shallow in focus. | couples and craft
nostalgic / nostalgia | Faded, grainy, with old objects. | heritage brands
luxurious / opulent / elegant | Dark, reflective and sparse. | watches and perfume
playful / fun / cheeky | Bold shapes and bright colours. | toys and apps
futuristic | Clean lines and a cool glow. | technology
dystopian | Decay, haze and great scale. | science fiction
cosy / cosiness / snug | Warm lamps and textiles. | home and winter
energetic / dynamic / lively | Diagonals, blur and saturated colour. | sport
contemplative / thoughtful / pensive / reflective mood | A back view and much space. | essays and books
eerie / unsettling / haunting | Empty, symmetrical, in odd light. | horror
romantic / dreamy / ethereal | Light from behind, pale colour and soft focus. | weddings
raw and honest / honest / raw | Natural light and its imperfections. | documentary
surreal / dreamlike | Impossible combinations, shown plainly. | covers and concept art
calm / quiet / still / hushed | Few things, much air and no hurry. | morning, water and rooms
lonely / solitary / loneliness / solitude / alone | One figure and far too much space. | night streets and coasts
hopeful / hope / optimistic | Light ahead of the subject. | beginnings
patient / unhurried / no hurry | Nothing happens fast; the frame waits too. | craft, waiting and old places
assured / confident / self-possessed | Upright, level and direct. | business portraits
proud / dignified | A little below the eye, with room above. | trades and families
impatient / restless / urgent | Cropped, leaning and already moving. | sport and cities
gritty | Hard light, dirt and grain. | street and crime
relief / relieved | After the strain: shoulders down, light opening. | endings
curious / curiosity | The subject leans towards something just out of sight. | children and animals
defiant / stubborn | Feet planted, chin level, weather against the subject. | portraits with a story
friendly / welcoming / warm mood | Open faces, eye level and soft fill. | teams and shops
solemn / sombre / grave | Dark, formal and still. | ceremonies and memory
`,
);
