/** Where whoever feels so and is told to be nowhere is seen: names of the feeling | people or pets | at | light (see ../felt-place.ts). */
export const FELT_PLACES = `
sad, melancholic, disappointed, bored, homesick | people | At a window in the rain, a cold cup on the sill in front, a dim room behind | Grey window light from camera {side}, soft, the shadows of drops on the face
crying, heartbroken, grief-stricken, betrayed, guilty | people | On the stairs of an empty house at night, the banister in front, a lit doorway far above | Light from the doorway at back {side}, warm and thin, wet cheeks catching it
lonely, yearning | people | On an empty railway platform at night, a bench end in front, one red signal far down the line | One lamp from above and camera {side}, a small pool of light, the rest black
happy, joyful, excited, triumphant, freedom | people | On a hilltop in the wind, tall grass bent in front, wide bright cloud behind | Low clear sun from back {side}, warm, hair and cloth lit through
festive, drunk | people | At the end of a long table after midnight, tipped glasses in front, strings of small lamps blurred behind | The small lamps from back {side}, warm, one candle from below
calm, peaceful, meditative, zen, patient | people | On a wooden jetty before sunrise, a coil of rope in front, a lake without a ripple behind | First light over the water from back {side}, pale and level, the near side in soft blue
relaxed, content, cozy, gentle | people | In a deck chair on a porch, a book face down in front, a garden in late sun behind | Late sun through leaves from camera {side}, warm and in patches
dreamy, nostalgic, in love, romantic | people | In long grass at the edge of an orchard, seed heads large in front, blossom blurred behind | Low sun from back {side}, gold, hair lit through, a little flare
tired, exhausted, sleepy, sick | people | At a kitchen table before dawn, a cold lamp in front, blue windows behind | One hanging lamp from above, warm on hands and brow, the room blue
afraid, panicked, nervous, tense | people | In a long dark corridor, a door edge in front, one lit doorway at the far end | The far doorway from back {side}, thin and cold, the near side almost black
stressed, overwhelmed | people | At a desk under piled papers at night, a ringing phone in front, city windows behind | A desk lamp from camera {side}, hard and close, blue from the panes
suspicious, mysterious, mischievous | people | In a doorway off a narrow street at night, a wet wall in front, one lamp far down behind | The lamp from back {side}, a hard edge on cheek and hat, the eyes in half shade
eerie, grim | people | On a bare moor under low cloud, a dead thorn in front, a black house far behind | The last cold light along the horizon from back {side}, the face in grey
angry, furious, vengeful, hateful, jealous | people | In a yard in hard rain at night, a kicked bucket in front, a barn lamp swinging behind | The swinging lamp from back {side}, hard, rain bright round head and fists
determined, confident, proud, brave, defiant | people | On open steps in the wind, a stone edge in front, a clearing storm sky behind | A strip of low sun from camera {side}, hard on the jaw, slate cloud behind
shy, embarrassed, awkward | people | At the edge of a dance floor, a streamer in front, blurred couples of light behind | Coloured lamps from back {side}, soft, one cheek lit
surprised, amazed, awed | people | In a dark hall with one door just opened, dust in the beam in front, tall shelves behind | The open door from camera {side}, white and sudden, the eyes bright
optimistic, grateful, hopeful | people | At an open window in the morning, a curtain blown in in front, roofs in sun behind | First sun from back {side}, warm on the face, the curtain lit through
sad, melancholic, lonely, disappointed, bored, homesick | pets | On a doormat before a closed door, a lead lying in front, a grey window behind | Grey light through the door's glass from camera {side}, soft, the hall dark
happy, joyful, excited, playful | pets | On a lawn after rain, a wet ball in front, a hedge in low sun behind | Low sun from back {side}, warm, drops and fur lit through
sleepy, tired, cozy, calm, relaxed, content | pets | On a rug before a low fire, a slipper in front, a dark armchair behind | Firelight from camera {side}, low and warm, fur edges glowing
afraid, nervous, panicked | pets | Under a bed, a fallen sock in front, a strip of bright floor beyond | The strip of light from back {side}, the eyes wide and shining
angry, mischievous, suspicious, jealous | pets | On a kitchen counter at night, a tipped bag of flour in front, a half-open fridge behind | The open fridge from back {side}, cold white, paws and whiskers edged
`;
