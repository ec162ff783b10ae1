/*
 * What is seen of a thing that an idea only names: 'neon lights outside' glow outside. The first row whose words the
 * name has before its first preposition; what the idea says after it ('outside', 'over the river') takes the place of
 * what stands behind the bar.
 * words (a regular expression) | what it does, {it} with its article, [one|several] as the name has it | otherwise where
 */
export const IMAGE_ROWS = `
sunsets?$|sundown$ | the sun goes down | -
sunrises?$|dawn$|daybreak$ | the sun comes up | -
golden hour$|low sun$|sunlight$|sunshine$ | low sunlight falls | across everything
moonlight$|moon$ | the moon shines | -
milky way$|starry (?:sky|night)$|stars$|night sky$ | stars shine | in the dark sky
northern lights$|aurora$ | green light moves | across the sky
thunderstorm$|storm$|lightning$ | lightning flashes and rain beats down | -
heavy rain$|rain$ | rain falls | -
snow$|snowfall$|blizzard$ | snow falls | -
strong winds?$|winds?$|gale$ | wind bends the grass and tears at clothes | -
fog$|mist$ | mist drifts | -
clouds?$ | {it} [drifts|drift] past | -
rainy windows?$|rain(?:drops)? on .*window | raindrops run down a window | -
windows?$ | light falls through {it} | -
puddles?$ | a foot steps through a puddle and the water jumps | -
waves?$|surf$ | {it} [rolls|roll] in and [breaks|break] | -
sea$|ocean$ | the sea swells and glitters | -
beach(?:es)?$|coast$ | waves run up the sand of {it} | -
rivers?$|streams?$|canals?$ | the water of {it} flows past | -
lakes?$|lochs?$|loughs?$|reservoir$|harbou?rs?$|lagoon$|bay$|fjords?$ | {it} [lies|lie] still and [shines|shine] | -
waterfalls?$ | {it} [pours|pour] down | over dark rock
glaciers?$|icebergs?$ | {it} [shines|shine] blue and white | ahead
mountains?$|peaks?$|hills?$|cliffs?$|canyon$|volcanoe?s?$ | {it} [rises|rise] | into the distance
desert$|dunes?$ | {it} [stretches|stretch] | to the horizon
forests?$|woods$|jungle$|rice (?:terraces|fields)$|vineyards?$|fields?$|meadows?$ | wind moves through {it} | -
gardens?$|park$ | people walk through {it} | -
campfires?$|bonfires?$|fires?$|fireplace$ | {it} [burns|burn] and sparks rise | -
candles?$|lanterns?$|torch(?:es)?$ | {it} [burns|burn] with a small moving flame | -
neon$ | neon light glows | in the dark
bioluminescen\\p{L}*$ | blue light glows | in the water
evening$|afternoon$ | the low sun lies over everything | -
morning$ | the first sun lies over everything | -
night$ | darkness falls | -
vows$|ceremony$ | a bride and groom hold hands and speak their vows | -
first dance$ | a couple dance slowly in the middle of the floor | -
neon(?: lights?| signs?)$|lights?$|street ?lamps?$|lamps?$|lampposts?$|fairy lights$|headlights$ | {it} [glows|glow] | in the dark
fireworks?$ | {it} [bursts|burst] | in the dark sky
balloons?$ | {it} [floats|float] up | -
confetti$|petals$|feathers?$ | {it} [drifts|drift] down | -
hot air balloons?$ | {it} [floats|float] past | in the sky
smoke$|steam$|incense$ | {it} [rises|rise] | -
dust$ | dust turns | in the light
trams?$|cable cars?$|funicular$ | {it} [climbs|climb] | a steep narrow street
trains?$|metro$|subway$ | {it} [rushes|rush] past | -
boats?$|ships?$|ferr(?:y|ies)$|gondolas?$|sailboats?$|kayaks?$|canoes?$ | {it} [glides|glide] | across the water
planes?$|aeroplanes?$|airplanes?$|helicopters?$|drones?$ | {it} [passes|pass] | overhead
cars?$|taxis?$|bus(?:es)?$|trucks?$|vans?$|motorbikes?$|scooters?$|tuk[- ]?tuks?$|convertible$|campervan$ | {it} [drives|drive] past | -
bikes?$|bicycles?$ | a rider passes on {it} | -
carousel$|ferris wheel$|merry[- ]go[- ]round$|windmills?$|turntable$|vinyl(?: record)?$|record$ | {it} [turns|turn] | -
(?:\\p{L}+ )?markets?$|bazaar$|souks?$ | people push past the stalls of {it} | -
streets?$|alleys?$|alleyways?$|squares?$|promenade$|old town$|city$|town$|village$ | people walk through {it} | -
bars?$|caf[eé]s?$|restaurants?$|pubs?$|bistros?$|rooftop bar$ | people talk at the tables of {it} | -
clubs?$|nightclub$|dance ?floor$|disco$|rave$ | people dance in the flashing lights of {it} | -
concerts?$|gig$|festivals?$ | a crowd jumps before the stage of {it} | -
parades?$|procession$|carnival$ | dancers move past in {it} | -
kiss$ | two people lean close and kiss | -
umbrellas?$ | {it} [passes|pass] in the rain | -
rooftops?$ | people look out from {it} | -
motorways?$|highways?$|roads?$ | {it} [stretches|stretch] | into the distance
wedding$ | a bride and groom walk between smiling guests | -
part(?:y|ies)$ | people dance and laugh | under strings of lights
picnics?$ | people share bread and fruit on a blanket | -
barbecues?$|bbq$ | meat sizzles over the coals | -
goals?$|winning goal$ | players throw up their arms | -
(?:ice )?hockey(?: match| game| final)?$ | players race across the ice after the puck | -
proposal$ | one of two lovers kneels down and holds out a ring | -
christmas(?: eve| day| morning)?$ | the lights of a Christmas tree glow | in the room
skate ?parks?$ | skaters roll through {it} | -
penalty shoot-?outs?$|penalt(?:y|ies)$|penalty kicks?$ | a player runs up and shoots | -
(?:football|soccer)(?: match| game)?$ | players chase the ball | across the pitch
(?:basketball)(?: match| game)?$ | a player leaps and throws the ball at the hoop | -
(?:tennis)(?: match| game)?$ | a player reaches for the ball and strikes it back | -
boxing(?: match| fight)?$|(?:boxer|fighter)[’']?s? (?:last|first|final) fight$|fight$ | a boxer takes a heavy punch in the ring | -
start(?:ing)? line$ | runners crowd at the line | -
finish(?: line)?$ | a runner crosses the line with both arms up | -
marathon$ | runners stream through the streets | -
races?$ | {it} [begins|begin] and all rush forward | -
curtain falls?$|final curtain$ | the curtain falls | -
(?:burst|broken|leaking) pipes?$ | water sprays from {it} | -
castles?$|church(?:es)?$|cathedrals?$|temples?$|shrines?$|mosques?$|towers?$|lighthouses?$|bridges?$|museums?$|palaces?$|ruins?$|monasteries$|monastery$|skyscrapers?$|statues?$|houses?$|cabins?$|skyline$ | {it} [stands|stand] | against the sky
pools?$|hot springs?$|onsen$ | a swimmer slides into the water of {it} | -
hotel$|room$|apartment$|balcon(?:y|ies)$|terrace$ | a person steps out on to {it} and looks round | -
libraries$|library$|bookshops?$ | a hand draws a book from a shelf of {it} | -
viewpoints?$|lookout$|views?$|panorama$ | {it} [opens|open] | to the horizon
train rides?$|road trip$ | the land slides past a window | -
boat (?:trip|tour|ride)s?$ | a boat leaves the jetty with people at the rail | -
hikes?$|hiking$|trek(?:king)?$|walks?$ | walkers climb a path | -
snorkell?ing$|diving$|scuba$ | a diver glides over bright coral | -
swimming$|swim$ | swimmers splash into the water | -
surfing$|surf lessons?$ | a surfer stands up on a wave | -
kayaking$|rafting$|canoeing$ | paddles dip into the water on both sides | -
camping$|tents?$ | a tent stands | under the open sky
shopping$ | hands look through a rail of clothes | -
skiing$|snowboarding$ | skiers carve down a white slope | -
tricks?$|stunts?$ | a rider jumps and turns in the air | -
yoga$ | a person stretches on a mat | -
dancing$ | people dance | -
live music$|music$|bands?$|street musicians?$|buskers?$ | musicians play | -
(?:hot )?(?:coffees?|espresso|tea|cocoa|mulled wine)$ | steam rises from {it} | -
cocktails?$|drinks$|wines?$|beers?$|champagne$ | glasses of {it} touch | -
street food$ | food sizzles in the pan of a street cook | -
(?:ramen|noodles|pho|soups?|curry|dumplings|stew)$ | steam rises from {it} | in a bowl
(?:custard tarts?|past(?:ry|ries)|croissants?|cakes?|waffles?|pancakes?|gelato|ice cream|sushi|tapas|pizzas?|pasta|oysters|lobsters?|seafood|paella|tacos|bread|cheese|food|breakfast|brunch|dinner|pasteis de nata|macarons?)$ | {it} [lies|lie] ready | on a plate
baby|babies | {it} [kicks|kick] with both feet | -
`;

/** By its kind, where no row has its name. kind | as above */
export const KIND_ROWS = `
food | {it} [lies|lie] ready | on a plate
drink | {it} [runs|run] into a glass | -
flower | {it} [nods|nod] | in the wind
plant | {it} [moves|move] | in the wind
tree | {it} [sways|sway] | in the wind
vehicle | {it} [drives|drive] past | -
building | {it} [stands|stand] | against the sky
furniture | {it} [stands|stand] | in the room
clothing | {it} [hangs|hang] | in the light
jewellery | {it} [catches|catch] the light | -
instrument | {it} [lies|lie] ready to be played | -
pet | {it} [looks|look] up | -
wild-animal | {it} [lifts|lift] the head | -
farm-animal | {it} [lifts|lift] the head | -
bird | {it} [turns|turn] the head | -
sea-animal | {it} [glides|glide] past | -
insect | {it} [crawls|crawl] past | -
textile | {it} [moves|move] in the air | -
boat | {it} [glides|glide] | across the water
aircraft | {it} [passes|pass] | overhead
spacecraft | {it} [glides|glide] past | -
structure | {it} [stands|stand] | against the sky
celestial | {it} [shines|shine] | in the sky
terrain | {it} [stretches|stretch] | into the distance
product | {it} [stands|stand] | on a table
container | {it} [stands|stand] | on a table
toy | {it} [lies|lie] | on the floor
fantasy-being | {it} [looks|look] up | -
robot | {it} [turns|turn] | to the lens
`;
