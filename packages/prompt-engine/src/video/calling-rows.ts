/** What people are seen to do whose calling is no verb of its own. calling | deed of one */
export const CALLING_ROWS = `
beekeeper | lifts a frame of bees out of a hive
nurse | straightens a blanket and smiles at a patient
doctor | listens to a chest with a stethoscope
surgeon | bends over the bright table with steady hands
dentist | leans in with a small mirror
teacher | writes on a board and turns to the class
postman | pushes a letter through a door
mailman | pushes a letter through a door
firefighter | drags a hose toward the smoke
fireman | drags a hose toward the smoke
policeman | raises a hand and stops the traffic
farmer | walks along a row of young plants
florist | ties stems into a bunch
librarian | slides a book into its place
pilot | pushes the throttle forward
mechanic | tightens a bolt under a bonnet
plumber | tightens a joint with a wrench
electrician | joins two wires in an open wall
carpenter | runs a plane along a board
barber | clips along the edge of an ear
hairdresser | lifts a strand and cuts it
vet | feels the paw of a dog
shepherd | leads the flock along a slope
lighthouse keeper | climbs the winding stairs with a lamp
astronaut | floats past a round window
zookeeper | holds out a bucket to a waiting animal
chef | tosses a pan over the flames
waiter | carries a full tray between the tables
scientist | lifts a tube to the light
photographer | raises a camera and waits
bus driver | turns the big wheel and waves to a stop
street sweeper | pushes a broom along the kerb
gardener | presses a plant into the soil
tailor | draws a chalk line across cloth
blacksmith | strikes glowing iron on the anvil
shopkeeper | turns the sign on a door
barista | pours milk in a slow circle
snake charmer | plays a flute before a rising snake
clown | drops a ball and bows
magician | opens an empty hand and a coin is in it
detective | bends over a mark on the floor
soldier | marches past with a pack
sailor | hauls on a rope
queen | crosses a hall in a long robe
king | rises from a throne
`;
