/*
 * Ways to tell an idea, as a director pitches them. its name | title behind the name of the film | how it is told, by which a
 * script finds it again | audience | platform | tone where nothing gives one. {X} is who stands beside it.
 */
export const TELLING_ROWS = `
heard | , heard first | heard before it is seen | Those who watch with headphones on | A feed with the sound on | Close and tense
shoulder | , over the shoulder of {X} | told over the shoulder of {X} | Those who have stood where {X} stands | A short-film channel | Intimate
beside | , down at its height | told at the height of {X}, always beside it | Children, who see the world from down there too | A children’s film evening | Curious and near
locked | , in one frame | one fixed frame that everything comes into | Viewers who like to look twice | A screen in a shop window or a hall | Patient and watchful
voice | : a page of a diary | told by a quiet voice, like a page of a diary | People who have such a story themselves | A message to the family | Tender and plain
spoken | , told by a voice | one calm voice, a sentence to each picture | People who listen more than they look | A channel with the sound on | Calm and clear
interview | : the interview | a documentary interview, cut with what happened | Fans of straight-faced documentaries | A comedy channel | Deadpan
paper | : a paper theatre | a paper theatre on a table, all of it cut by hand | Families who watch together | A children’s channel | Playful and handmade
ahead | , told from its end | the end first, then how it came to that | Viewers who decide in the first second | A vertical feed, with the sound on | Brisk
split | , in split screen | a split screen, first and last side by side | Viewers who compare | A feed, watched twice | Cool, with a wink
table | , on a table-top | a table-top film of hands and things, no face | People who like to see how a thing is made | A vertical feed, saved for later | Warm and exact
`;

/* What one wants to know of a film. Words of the idea | the question; {the} is who acts */
export const QUESTION_ROWS = `
can['’]?t stop|cannot stop|never stops | What if {the} stops?
smaller and smaller|bigger and bigger|faster and faster|darker and darker|higher and higher | Where does that end?
rivals?|versus|vs|fights?|duel|argue | Who gives way first?
instead | Can that go well?
tries to|tries|try to|attempts|learns|practi[sc]es|dares|for the first time|audition | Does {the} make it?
afraid|scared|terrified | Will {the} dare?
steals?|stole|sneaks?|escapes?|runs? away|breaks? out|heist|hides? | How far does {the} get?
turn(?:s|ing)? (?:in)?to|becom(?:es|ing)|morph\\p{L}*|transform\\p{L}* | What will come of it?
fall(?:s)? in love|reunite|first date|kiss(?:es)?|meet(?:s)? again | Who takes the first step?
waits?|waiting | Who does {the} wait for?
unbox\\p{L}*|unwraps?|opens? (?:the|a|an|his|her)|locked|gift|parcel | What is inside?
late|before the|in time|race[sd]?|hurr\\p{L}+ | Is there still time?
deliver\\p{L}*|brings?|carries | Who is it for?
travel\\p{L}*|journey|sails?|floats?|drifts?|crosses|walks? (?:to|home|through)|drives? (?:to|home|through)|swim\\p{L}* (?:to|through)|going from | How far will {the} get?
calls?|phones?|rings? (?:his|her|the) | Who picks up?
spills?|drops|knocks?|trips?|slips?|goes wrong|falls? (?:off|into|down)|gone wrong | How does {the} get out of this?
haunted|by itself|when nobody|ghost\\p{L}*|horror | Who else is there?
last (?:day|shop|store|video|cinema|bakery|baker|train|bus|dance|customer)|closes (?:its|the)|closing|farewell | Who comes one last time?
blocks?|refuses?|stuck | Who moves first?
solves?|detective|who (?:ate|stole|did) | Who was it?
finds?|discovers?|digs? up | Whose was it?
secret\\p{L}*|whispers? | Who must not know?
guards?|protects? | What is it kept from?
builds?|knits?|bakes?|sews?|paints?|carves? | When is it enough?
dances? alone|alone | For whom is it?
`;

/* The feeling of a story by what happens in it. words of the idea | tone | another tone */
export const FEELING_ROWS = `
last (?:day|shop|store|video|cinema|bakery|baker|train|bus|dance|customer)|closes|closing|farewell|lost|alone|memor\\p{L}+|letter|rain|forgotten|old radio|goodbye|leav(?:es|ing) | Wistful, without tears | Light-hearted on the surface, sad below
fall(?:s)? in love|kiss\\p{L}*|hugs?|reunit\\p{L}*|together|love | Tender and a little shy | Playful, with a wink
falls|spills|trips|slips|knocks|drops|goes wrong|stuck|blocks?|clumsy|instead|cheats?|afraid of | Dry, played with a straight face | Breathless slapstick
turning into|turns? into|becomes?|grow(?:s|ing)?|bloom\\p{L}*|melts?|unfolds? | Quiet and full of wonder | Dreamy, hardly any cut
travel\\p{L}*|journey|sails?|crosses|floats?|deliver\\p{L}*|rides?|drives?|walks?|swim\\p{L}* | Curious, always onward | Patient, at the pace of the way
dances?|dancing|concert|choir|band|sings?|party|festival | Light-footed, carried by the beat | Intimate, close to those who do it
knits?|paints?|bakes?|builds?|carves?|repairs?|fix(?:es)?|teach\\p{L}*|pottery|makes|garden\\p{L}* | Warm and exact, close to the hands | Unhurried, with room to watch
haunted|ghost\\p{L}*|dark|night|whispers?|drowned|by itself | Still and uneasy, little shown | Cold and factual, which makes it worse
races?|chases?|runs?|jumps?|parkour|fights?|climbs?|escapes?|steals? | Fast and physical | Calm, then all at once
waits?|watches|sleeps?|window|quiet|calm|morning | Patient and tender | Still, almost a photograph
king|queen|court|state|army|detective|solves | Mock-solemn, every detail earnest | A fable, told with a smile
kids?|children|school|class|son|daughter|brother|sister|puppy|kitten\\p{L}* | Warm and lively | Funny, at the eye height of children
`;
