import { rowsOf } from '../lexicon/row.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';

/* Pictographs that people type for words: the sign, and what it shows. */
const ROWS = `
🐈 🐱 😺 | cat
🐕 🐶 🦮 🐩 | dog
🐴 🐎 | horse
🦄 | unicorn
🐉 🐲 | dragon
🦁 | lion
🐯 🐅 | tiger
🐘 | elephant
🦒 | giraffe
🦊 | fox
🐺 | wolf
🐻 | bear
🐼 | panda
🐨 | koala
🐰 🐇 | rabbit
🐭 🐁 | mouse
🐸 | frog
🐵 🐒 | monkey
🐮 🐄 | cow
🐷 🐖 | pig
🐑 🐏 | sheep
🐔 🐓 | rooster
🐧 | penguin
🦉 | owl
🦅 | eagle
🦆 | duck
🦢 | swan
🦩 | flamingo
🦚 | peacock
🦜 | parrot
🐢 | turtle
🐍 | snake
🐳 🐋 | whale
🐬 | dolphin
🦈 | shark
🐙 | octopus
🐠 🐟 | fish
🦀 | crab
🐝 | bee
🦋 | butterfly
🐌 | snail
🐞 | ladybug
🕷 | spider
👑 | crown
👸 | princess
🤴 | prince
🧙 | wizard
🧚 | fairy
🧜 | mermaid
🧛 | vampire
🧟 | zombie
👻 | ghost
👽 | alien
🤖 | robot
👶 | baby
👧 | girl
👦 | boy
👩 | woman
👨 | man
👵 | grandmother
👴 | grandfather
👩‍🚀 👨‍🚀 🧑‍🚀 | astronaut
👰 | bride
💃 | dancer
🏃 | runner
🏄 | surfer
🌹 🥀 | rose
🌷 | tulip
🌻 | sunflower
🌸 🌺 | blossom
🌵 | cactus
🌲 🌳 | tree
🌴 | palm tree
🍄 | mushroom
🍎 | apple
🍋 | lemon
🍌 | banana
🍓 | strawberry
🍒 | cherries
🍉 | watermelon
🍕 | pizza
🍔 | burger
🍣 | sushi
🍜 | ramen
🍰 🎂 | cake
🍩 | doughnut
🍦 | ice cream
☕ | cup of coffee
🍵 | cup of tea
🍷 | glass of wine
🍺 | glass of beer
🚗 | car
🚌 | bus
🚂 🚆 | train
🚲 | bicycle
🏍 | motorcycle
✈ | aeroplane
🚀 | rocket
🛸 | flying saucer
⛵ | sailing boat
🚢 | ship
🏠 🏡 | house
🏰 🏯 | castle
⛪ | church
🗼 | tower
🌋 | volcano
⛰ 🏔 | mountain
🏖 | beach
🏝 | island
🏜 | desert
🌊 | wave
🌙 🌕 | moon
☀ 🌞 | sun
⭐ 🌟 | star
🌈 | rainbow
⚡ | lightning
❄ ☃ ⛄ | snow
🔥 | fire
🌧 | rain
🎄 | christmas tree
🎃 | pumpkin
🎈 | balloon
🎁 | gift
🎸 | guitar
🎹 | piano
🎻 | violin
⚽ | football
🏀 | basketball
📚 | books
📷 | camera
💎 | diamond
❤ 💖 💕 | heart
👁 | eye
💀 | skull
⚔ | sword
`;

const WORDS = new Map(
  rowsOf(ROWS, 2).flatMap(([signs = '', word = '']) => signs.split(' ').map((sign) => [sign, word] as const)),
);

const PICTOGRAPH = sifted(
  /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu,
);

/** Pictographs as words, for reading; those that no row has are left out. */
export function emojiInWords(text: string): string {
  return text.replace(PICTOGRAPH, (sign) => {
    const word = WORDS.get(sign.replace(/[\uFE0F\p{Emoji_Modifier}]/gu, ''));
    return word === undefined ? ' ' : ` ${word}, `;
  });
}
