/** Where deeds of every day are done in the open, in the form of the rows of `usual-places.ts`. */
export const OUTDOOR_DEEDS = `
trick or treat, go trick or treating | - | - | on a doorstep
walk, jog with | dog, dogs, puppy | - | on a park path
hail, wave down | taxi, cab | - | on a city street
cross | street, road | - | on a city street
chop, split | wood, firewood, logs | - | in a forest clearing
roast, toast | marshmallows, marshmallow, sausages | - | at a campfire
stargaze, look at the stars | none, stars | - | on a hill
carry | groceries, shopping bags, grocery bag, grocery bags | - | on a street
jump in, splash in, jump | puddle, puddles | - | on a wet street
ride, catch | wave, waves | surfer, surfers, man, woman, boy, girl | in the surf
climb | mountain, mountains | - | on a mountain ridge
skip, jump | rope | - | on a playground
push | shopping cart, trolley, shopping trolley | - | in a supermarket
blow, chase | bubbles | child, children, girl, boy, kid, kids, toddler | in a meadow
`;
