/*
 * What any thing of a kind has that may be seen by itself, before the one moment of a film and behind it. No view has a deed,
 * a thing or a place that the words do not give. kinds | before | behind ; {the} is the thing; - is none
 */
export const SOLE_VIEW_ROWS = `
person, child, baby | - | {The}, close
group | - | The faces, close, one after the other
pet, wild-animal, farm-animal, reptile | - | The head of {the}, close
bird, insect, sea-animal | - | {The}, close
food | {The}, very close | {The} alone, in the light
drink | {The}, very close | The surface of {the}, at rest
material, textile | {The}, very close | -
vehicle | A wheel of {the}, close | The side of {the}, close
boat | The bow of {the}, close | {The}, small, from further off
aircraft, spacecraft | - | {The}, small, from further off
building, structure | The door of {the}, close | {The}, whole, from further back
flower | One petal, very close | {The}, filling the frame
tree | The leaves, close | {The}, whole, from further back
plant | One leaf, very close | {The}, whole
product, jewellery, clothing, device, tool, instrument, toy, container, furniture, machine, weapon | The edge of {the}, very close | {The} alone in the middle of the frame
terrain, place | {The}, from further off | -
`;
