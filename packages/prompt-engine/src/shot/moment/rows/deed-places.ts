/** Where deeds are seen for which no place is told: verbs (- for what is only held) | objects (*kind, none; - any) | people, beast or - | at | light. */
export const DEED_PLACES = `
ride | horse, pony, unicorn, zebra | - | On open grassland, dust hanging behind the hooves, a low bare ridge in the distance | Low sun from back {side}, warm and hard, the dust lit through behind the legs
eat, slurp | noodles, ramen, soup | people | At the counter of a small noodle stall at night, chopsticks in a jar in front, steam and paper lanterns behind | Lantern light from camera {side}, warm and soft, the rising steam lit from behind
- | umbrella | people | On a wet pavement at dusk, a puddle with the sky in it in front, blurred shop lights behind | Shop window light from back {side}, warm on the wet ribs and the near shoulder, blue dusk from above
`;
