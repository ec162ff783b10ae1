/** Horses, cattle, sheep, goats, pigs, camels, donkeys and poultry: names | kind and traits | details | usual places | colours | drawing. */
export const FARM_ANIMALS = `
# horses and donkeys
horse, equine, steed | farm-animal large hooves | a chestnut coat, a long dark mane, a white blaze, a flowing tail | at a paddock rail; on open grassland | chestnut, black, white | horse
foal, colt, filly | farm-animal person hooves | very long thin legs, a fuzzy coat, a short bristly mane, a small white star on the forehead | in a spring paddock beside a fence | chestnut, cream, grass green | horse
gelding | farm-animal large hooves | a glossy bay coat, a black mane, an arched neck, black lower legs | at a stable door; on a windy pasture | bay brown, black, straw | horse
mare | farm-animal large hooves | a glossy bay coat, a black mane, an arched neck, black lower legs | at a stable door; on a windy pasture | bay brown, black, straw | horse
stallion | farm-animal large hooves | a glossy muscular coat, an arched neck, a long windblown mane, flared nostrils | on a windy pasture | black, bay brown, green | horse
appaloosa | farm-animal large hooves | a white spotted rump, a dark mottled muzzle, striped hooves, a thin mane | on dry grassland | white, brown, straw | horse
arabian horse, arab horse | farm-animal large hooves | a dished face, large nostrils, an arched neck, a high-carried tail | on pale desert sand | grey, white, sand | horse
black horse, friesian, friesian horse | farm-animal large hooves | a glossy black coat, a long wavy mane, feathered hooves, an arched neck | on a misty meadow; on a sand arena | black, grey, green | horse
brumby, wild horse | farm-animal large hooves | a dusty dun coat, a tangled mane, a dark back stripe, muscular legs | on a dry plain | dun, black, dust | horse
cart horse, draught horse, draft horse | farm-animal large hooves | a massive bay body, long white feathering over the hooves, a white blaze, a leather collar | in a ploughed field; on a cobbled yard | bay brown, white, leather brown | horse
percheron | farm-animal large hooves | a massive bay body, long white feathering over the hooves, a white blaze, a leather collar | in a ploughed field; on a cobbled yard | bay brown, white, leather brown | horse
shire horse, clydesdale | farm-animal large hooves | a massive bay body, long white feathering over the hooves, a white blaze, an arched neck | in a ploughed field; on a cobbled yard | bay brown, white, earth brown | horse
mule | farm-animal large hooves | long upright ears, a brown coat, a pale muzzle, a rope halter | on a mountain track | brown, cream, tan | donkey
mustang | farm-animal large hooves +horse +wild +prairie +herd +galloping | a dusty buckskin coat, a windblown mane, dark legs, a scarred flank | on open prairie | buckskin, black, dust | horse
palomino | farm-animal large hooves | a golden coat, a white mane, a white tail, a pale muzzle | in a dry meadow | gold, white, tan | horse
pinto horse, piebald horse, paint horse | farm-animal large hooves | bold brown and white patches, a two-coloured mane, a pale blue eye, pink nostrils | on a prairie | brown, white, black | horse
pony, shetland pony | farm-animal person hooves | a stocky shaggy body, a thick fringe over the eyes, short legs, a long tail | on open moorland; at a field gate | brown, dun, heather | horse
racehorse, thoroughbred | farm-animal large hooves | a lean glossy bay body, a plaited mane, a numbered saddle cloth, long legs in white bandages | on a turf track beside white rails | bay brown, white, turf green | horse
white horse, grey horse | farm-animal large hooves | a white coat, a grey muzzle, a long pale mane, an arched neck | in shallow surf; in a misty paddock | white, grey, cream | horse
lipizzaner | farm-animal large hooves | a white coat, an arched neck, a plaited mane, a gold-trimmed bridle | in a riding hall | white, grey, gold | horse
donkey | farm-animal large hooves | long furry ears, a grey coat, a white muzzle, a dark cross on the shoulders | on a dry terraced hillside; at a harbour step | grey, white, brown | donkey
burro | farm-animal large hooves | long furry ears, a grey coat, a white muzzle, a dark cross on the shoulders | on a dry terraced hillside; at a harbour step | grey, white, brown | donkey

# cattle
cow, dairy cow, cattle, holstein, friesian cow | farm-animal large hooves | a black and white patched coat, a pink muzzle, yellow ear tags, a full udder | on a green pasture; at a field gate | black, white, pink | cow
angus, black angus, beef cow | farm-animal large hooves | a solid black coat, a broad muzzle, short legs, a square heavy body | on open grazing land | black, green, brown | cow
brown cow, jersey cow | farm-animal large hooves | a fawn coat, a dark muzzle ringed with white, large dark eyes, a brass bell on a strap | on an alpine meadow | fawn, dark brown, brass | cow
bull | farm-animal large hooves | thick curved horns, a muscular hump, a brass nose ring, a dark coat | in a fenced field; on dusty ground | black, brown, brass | bull
newborn calf/newborn calves | farm-animal person hooves | a damp curly coat, thin folded legs, a wet pink nose, closed soft ears | on straw in a pen | brown, white, straw | cow
calf/calves | farm-animal person hooves | long knobbly legs, a wet pink nose, soft ears with yellow tags, a damp curly coat | on straw in a pen; beside a hedge | brown, white, straw | cow
highland cow, highland cattle, hairy cow | farm-animal large hooves | a long shaggy ginger coat, a fringe over the eyes, wide upswept horns, a pink nose | on a heather hillside; at a loch edge | ginger, heather, grey | cow
longhorn, texas longhorn | farm-animal large hooves | very wide curving horns, a speckled red and white coat, a narrow face, a long tail | on dry ranch land | red-brown, white, dust | bull
ox/oxen | farm-animal large hooves | a wooden yoke, blunt horns, a pale cream coat, a heavy dewlap | on a ploughed field | cream, brown, grey | bull
water buffalo | farm-animal large hooves | swept-back ridged horns, dark grey wet hide, a broad muzzle, mud on the flanks | in a flooded rice paddy | slate, mud brown, green | bull
buffalo | farm-animal large hooves +paddy +rice +cart +vietnam +thailand +india +mozzarella +water | swept-back ridged horns, dark grey wet hide, a broad muzzle, mud on the flanks | in a flooded rice paddy | slate, mud brown, green | bull
yak | farm-animal large hooves | a long black shaggy skirt of hair, curved horns, a humped back, a red wool tassel at the ear | on a stony mountain pass | black, red, grey | bull
zebu, brahman, sacred cow | farm-animal large hooves | a tall shoulder hump, drooping ears, a pale grey coat, a marigold garland | in a busy bazaar lane | pale grey, marigold, black | cow

# sheep and goats
sheep/sheep, ewe | farm-animal person hooves | a thick curly cream fleece, a narrow face, drooping ears, thin legs | on a grassy fell; on a single-track road | cream, black, grass green | sheep
black sheep | farm-animal person hooves | a thick black fleece, a dark narrow face, amber eyes, thin legs | on a green hillside | black, amber, green | sheep
blackface sheep, suffolk sheep, valais sheep | farm-animal person hooves | a white fleece, a solid black face, black legs, black drooping ears | on an alpine meadow; by a drystone wall | white, black, green | sheep
lamb, baby sheep | farm-animal table hooves | a short white curly fleece, knobbly legs, pink inner ears, a long woolly tail | in a spring meadow; in a straw pen | white, pink, grass green | sheep
merino | farm-animal person hooves | deep folds of dense wool, a pale wrinkled nose, curled horns, short legs | in a shearing shed; on dry pasture | cream, tan, brown | sheep
ram | farm-animal person hooves | heavy spiralled horns, a thick fleece, a broad nose, yellow eyes | on a rocky hillside | cream, horn brown, yellow | sheep
alpine goat, billy goat, nanny goat | farm-animal person hooves | backward-curved horns, a long beard, a brown and black coat, a leather bell strap | on a rocky slope | brown, black, grey | goat
angora goat | farm-animal person hooves | long white ringlets, drooping ears, short curved horns, a pale muzzle | on dry pasture | white, cream, tan | goat
baby goat, goat kid, pygmy goat | farm-animal table hooves | tiny horn buds, floppy ears, a patched soft coat, springy thin legs | on a hay bale; on a farmyard ramp | white, brown, straw | goat
goat | farm-animal person hooves | curved horns, a wispy beard, slotted yellow eyes, a short upturned tail | on a rock ledge; at a farmyard fence | white, tan, yellow | goat

# pigs
pig, hog, swine | farm-animal person hooves | pink bristly skin, a flat round snout, flopping ears, a curly tail | in a muddy pen; in an orchard | pink, mud brown, cream | pig
piglet | farm-animal table hooves | smooth pink skin, a tiny round snout, thin upright ears, a small curled tail | on clean straw; in wet mud | pink, straw, cream | pig
pot-bellied pig, mini pig, micro pig | farm-animal table hooves | a black wrinkled body, a sagging belly, a short snout, small upright ears | on a kitchen mat; on a lawn | black, grey, pink | pig
saddleback pig, spotted pig | farm-animal person hooves | a black body with a white shoulder band, long drooping ears, a pink snout, muddy trotters | in an oak wood | black, white, pink | pig
sow | farm-animal person hooves +pig +piglets +farm | a long pink body, heavy ears over the eyes, a row of teats, a broad snout | on deep straw in a pen | pink, straw, brown | pig

# camels and llamas
alpaca | farm-animal person hooves | a fluffy fringe, a long woolly neck, large dark eyes, upright ears | in a hillside paddock | cream, caramel, grey | llama
llama | farm-animal large hooves | a long neck, banana-shaped ears, shaggy wool, red yarn tassels at the ears | on a high stony plateau | cream, brown, red | llama
camel, dromedary | farm-animal large hooves | one tall hump, a long curved neck, heavy-lidded eyes, knobbed knees | on a desert dune; at a well | sand, tan, brown | camel
bactrian camel | farm-animal large hooves | two shaggy humps, a thick beard of neck hair, a split upper lip, wide padded feet | on a cold gravel steppe | dark brown, tan, grey | camel
reindeer/reindeer | farm-animal large hooves | branched velvety antlers, a thick grey-brown coat, a pale neck ruff, broad hooves | on snowy tundra; among birches | grey-brown, cream, snow white | deer
caribou/caribou | farm-animal large hooves | tall branched antlers, a thick grey-brown coat, a pale neck ruff, broad hooves | on open tundra | grey-brown, cream, lichen | deer

# poultry
chicken, hen | farm-animal table feathered wings | russet feathers, a red comb, a yellow beak, scaly yellow legs | in a farmyard; on a straw nest | russet, red, straw | chicken
chick, baby chicken | farm-animal hand feathered wings | yellow down, a tiny orange beak, black bead eyes, thin orange legs | on straw under a heat lamp; in short grass | yellow, orange, straw | chicken
duckling | farm-animal hand feathered wings | yellow down, a flat orange bill, stubby wings, webbed feet | at the edge of a pond | yellow, orange, green | duck
muscovy duck, pekin duck | farm-animal table feathered wings | white plumage, an orange or red-warted bill, a broad body, webbed feet | in a farmyard; on a pond | white, orange, red | duck
goose/geese | farm-animal table feathered wings | a long white neck, an orange bill, a broad white body, orange webbed feet | in an orchard; on a farm pond | white, orange, grass green | goose
gosling | farm-animal hand feathered wings | olive-yellow down, a short dark bill, a round body, webbed feet | in short grass by water | olive, yellow, grey | goose
guinea fowl, guineafowl | farm-animal table feathered wings | slate feathers with white dots, a bare blue-white head, red wattles, a rounded back | in a dry farmyard | slate, white, red | chicken
rooster, cockerel | farm-animal table feathered wings | a tall red comb, red wattles, golden neck feathers, an arched green-black tail | on a fence post; on a dung heap | red, gold, bottle green | rooster
silkie, silkie chicken | farm-animal table feathered wings | fluffy white plumage, a round feathered crest, dark blue earlobes, feathered feet | on a garden lawn | white, blue-grey, black | chicken
turkey | farm-animal table feathered wings | bronze barred feathers, a bare blue and red head, a long red wattle, a spread fan tail | in a farmyard; at a woodland edge | bronze, red, blue | turkey
`;
