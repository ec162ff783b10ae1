/** Where a deed of hands or mouth is seen that has no place of its own, by who does it: who | at | light (see ../../deed-place.ts). */
export const ANYWHERE = `
people | In a paved courtyard, an upturned bucket in front, a dark passage with a lit doorway behind | Light from the doorway at back {side}, warm, hands and the near shoulder edged
people | In a bare ground-floor room, a chair back in front, a door open on a bright street behind | Daylight from the open door at back {side}, long over the floor, one side of the face in brown shade
people | Under a tin roof, a coil of rope in front, a yard with rain behind | Grey light off the wet yard at back {side}, one bare bulb above, warm on the hands
people | On the landing of an old stairwell, an iron banister in front, a tall dusty window behind | Window light from back {side}, hazy, a bright edge on hair and sleeve
people | Before a shop window at the end of the day, a wet bench slat in front, a street going blue behind | The lit shop window from camera {side}, amber on one side of the face, blue dusk on the other
*child, *baby | In a narrow hallway, a dropped boot in front, a kitchen door standing open behind | Light from the kitchen at back {side}, warm, hair edged with it
*child, *baby | In a back garden after rain, a puddle in front, washing on a line behind | Low sun between the sheets from back {side}, hair and wet grass lit
*child | On the steps before a house door, a chalk stub in front, the lit hall behind | Light from the hall at back {side}, warm, blue evening on the near side
*pet | In a farmhouse kitchen, a chair leg in front, an open garden door behind | Sun through the garden door from back {side}, fur edged, a long shadow over the tiles
*pet | On floorboards beside a low fire, the corner of a rug in front, a dark room behind | Firelight from camera {side}, orange and low, one side of the coat glowing
*farm-animal | In a cobbled farmyard, a bucket's rim in front, an open barn behind | Sun through the barn door from back {side}, dust in it, the back edged
*wild-animal | At the foot of an old wall, wet leaves in front, a lit window far behind | Light from the window at back {side}, small and amber, fur edged, the rest blue dusk
*wild-animal | On the bank of a stream, a mossed stone in front, trunks in mist behind | Low sun through the mist from back {side}, fur edged, the water bright
*bird | On a harbour rail, flaking paint in front, masts in haze behind | Sun off the water from back {side}, every feather edge bright
*bird | On a wet roof ridge, a tile's edge in front, chimneys with smoke behind | Low sun between the chimneys from back {side}, feathers edged
*insect | On a grass stem after rain, a blurred blade in front, a green bank behind | Sun from back {side}, wings and drops lit through
*robot | In a repair hall at night, a cut cable in front, a half-open shutter behind | Street light under the shutter from back {side}, cold on steel, one small lamp amber
*fantasy-being | On a broken terrace above a valley, a cracked step in front, ridges in mist behind | First sun over the ridges from back {side}, a bright edge along head and shoulders
*fantasy-being | In a stone hall, a fallen banner in front, a tall open door behind | Daylight from the open door at back {side}, hard, long shadows toward the camera
*reptile | On a warm stone wall, dry leaves in front, a garden in shade behind | Sun past the wall's corner from back {side}, scales edged
`;
