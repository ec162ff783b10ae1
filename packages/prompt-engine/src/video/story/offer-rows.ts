/*
 * What is shown of what is let, sought or collected for. `{o}` is the house, the trade or the people it is about.
 */

/** A house or a flat, room after room: words of the idea, '-' where it names none | image. */
export const HOME_ROWS = `
- | The front door of {o} opens inwards
- | Slowly through the rooms, light on the floor
bedroom, bedrooms, bed | A bedroom, the cover drawn smooth, the window open
kitchen | The kitchen, a kettle just coming to the boil
bathroom, bath | The bathroom, drops on clean tiles
fireplace, wood stove, stove | The fire is lit, and the room turns warm
balcony, roof terrace, rooftop | The balcony door slides open, and light and air come in
garden, yard, patio, terrace | The garden door slides open, grass up to the step
pool | Still water in the pool, then one jump
sauna | Water hisses on the hot stones of the sauna
lake | The lake at the end of the path, a jetty in it
sea, beach, ocean, coast | A few steps on, and there is the sea
alps, mountains, mountain, hills, ski | The shutters open on the mountains
forest, woods | The path behind the house leads in under the trees
city, centre, center, downtown | A street full of life, two steps from the door
family, kids, children | Children run through the hall, and a door bangs
dog, dogs, pets | A dog drops down in front of the sofa
- | {O} from outside, and a key on a palm
`;

/** Other offers by their sort. */
export const SORT_ROWS = `
hiring | {O} at work, nobody looking up; Two of them side by side, one showing the other; One face, close, in a quiet moment between; All of them together, looking at us, room for one more
helpers | {O}, all together, one place left empty; A newcomer comes in and stops at the door; The gap closes: hands reach out and draw the newcomer in; Side by side at the same work, laughing
event | A string of flags goes up, one hand on the knot; The doors open, and people stream in; Hands reach, point, taste and clap; Faces turned up, laughing; {O} from above, full to the edges
gifts | {O}, laid together in an open box; The box goes over a counter, from two hands into two others; Other hands take {o} out, one after the other; A face in the warm, and a nod
adoption | {O}, looking up at whoever comes by; A hand held out flat, and a nose in it; A door opens, and {O} walks out beside two shoes; {O} asleep, somewhere warm
funds | {O}, all together, looking straight at us; Coins drop into a glass jar, one hand after the other; The jar is full to the rim; {O}, arms up, cheering
`;
