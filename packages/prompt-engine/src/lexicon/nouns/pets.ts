/** Dogs, cats and small animals of the house: names | kind and traits | details | usual places | colours | drawing. */
export const PETS = `
# dogs in general
dog, hound, mutt, doggo, doggy | pet person furry paws | a short brown coat, folded ears, a wet black nose, a raised curving tail | on a kitchen step; on a grassy towpath | brown, tan, black | dog
puppy, pup | pet table furry paws | a soft round belly, oversized paws, floppy ears, a short thin tail | on a kitchen rug; on a mown lawn | fawn, cream, brown | dog
stray dog, street dog | pet person furry paws | a dusty short coat, a notched ear, visible ribs, a low tail | on a dusty roadside; in a market alley | dusty tan, grey, brown | dog
guide dog, service dog, assistance dog | pet person furry paws | a smooth pale coat, a white harness with a rigid handle, drooping ears, a level tail | at a kerb beside a pedestrian crossing | cream, white, reflective yellow | dog
police dog, k9 | pet person furry paws | a black harness, upright ears, a dark muzzle, a bushy tail | beside a patrol car; on a gravel yard | black, tan, navy | dog
sled dog | pet person furry paws | a thick double coat, a red pulling harness, upright ears, a curled tail | on a packed snow trail | grey, white, red | dog
litter of puppies, puppies in a basket | pet table furry paws | five small round heads, floppy ears, pink noses, overlapping paws | in a wicker basket on a rug | cream, fawn, brown | dog

# dog breeds, small
beagle | pet table furry paws | a tricolour short coat, long soft ears, a white muzzle, a white-tipped tail | at a garden gate; in long grass | black, tan, white | dog
bichon frise | pet table furry paws | a white curly coat, round black eyes, a black button nose, a plumed tail | on a pale sofa; on a lawn | white, cream, black | poodle
maltipoo | pet table furry paws | a white curly coat, round black eyes, a black button nose, a plumed tail | on a pale sofa; on a lawn | white, cream, black | poodle
maltese | pet table furry paws | a long straight white coat, black button eyes, a small tied topknot, drooping ears | on a pale cushion; on a lawn | white, black, pink | dog
boston terrier | pet table furry paws | a black and white smooth coat, large round eyes, upright ears, a short muzzle | on a doorstep | black, white, pink | pug
cavalier king charles spaniel, cavalier, king charles spaniel | pet table furry paws | a silky chestnut and white coat, long feathered ears, large dark eyes, a plumed tail | on a velvet cushion; on a garden path | chestnut, white, brown | dog
chihuahua | pet table furry paws | a short fawn coat, very large upright ears, round dark eyes, thin legs | on a folded blanket; on a sunny pavement | fawn, cream, black | dog
cocker spaniel, spaniel | pet table furry paws | a wavy golden coat, long curly ears, a domed head, feathered legs | on a cottage step; in autumn leaves | gold, chestnut, cream | dog
corgi, welsh corgi, pembroke corgi | pet table furry paws | a fox-red and white coat, very short legs, large upright ears, a white chest | on a lawn; on a pavement with fallen leaves | fox red, white, black | corgi
dachshund, sausage dog, wiener dog | pet table furry paws | a long low body, very short legs, long drooping ears, a smooth chestnut coat | on a parquet corridor; on a garden path | chestnut, black, tan | dachshund
french bulldog, frenchie | pet table furry paws | a stocky fawn body, upright bat-shaped ears, a flat wrinkled face, a broad chest | on a doorstep; on a city pavement | fawn, slate, black | pug
jack russell, jack russell terrier | pet table furry paws | a white coat with tan patches, folded ears, a rough muzzle, a short upright tail | at a garden hole; on a country lane | white, tan, brown | dog
terrier, fox terrier | pet table furry paws | a rough wiry coat, a bearded muzzle, folded ears, a short upright tail | on a country lane; at a garden hole | white, tan, brown | dog
pomeranian | pet table furry paws | a very full orange coat, a small pointed muzzle, tiny upright ears, a plumed tail over the back | on a cushion; on a park bench | orange, cream, black | husky
pug | pet table furry paws | a flat wrinkled face, large dark eyes, a fawn coat, a tightly curled tail | on an armchair; on a pavement | fawn, black, cream | pug
scottish terrier, scottie | pet table furry paws | a wiry coat, a bearded muzzle, small pointed ears, short legs | on a heather path; on a tartan rug | black, white, tartan red | dog
west highland terrier, westie | pet table furry paws | a shaggy white coat, a round head, black button eyes, small upright ears | on a heather path; on a tartan rug | white, black, heather | dog
shiba inu, shiba | pet table furry paws | a thick red-gold coat, cream cheeks, small triangular ears, a curled tail | on a temple step; under a cherry tree | red-gold, cream, black | husky
shih tzu | pet table furry paws | a long silky two-tone coat, a tied topknot, a short muzzle, a plumed tail | on a velvet footstool | white, grey, gold | dog
lhasa apso | pet table furry paws | a floor-length golden coat, hair parted along the back, a fringe over the eyes, a plumed tail | on a rug | gold, cream, brown | dog
yorkshire terrier, yorkie | pet table furry paws | a long steel-blue and tan coat, a small red bow, upright ears, bright dark eyes | on a silk cushion; in a handbag | steel blue, tan, red | dog

# dog breeds, large
afghan hound | pet person furry paws | a long silky blond coat, a narrow muzzle, long drooping ears, a ringed tail | on a windy lawn | blond, cream, black | dog
saluki | pet person furry paws | a very slim body, long feathered ears, a smooth fawn coat, a fringed tail | on desert sand; on a lawn | fawn, cream, sand | dog
akita | pet person furry paws | a thick red and white coat, a broad head, small upright ears, a tail curled over the back | in fresh snow; at a wooden gate | red, white, black | husky
australian shepherd, aussie shepherd | pet person furry paws | a mottled blue-grey coat, a white blaze, pale blue eyes, copper leg markings | at a farm gate; on open pasture | blue-grey, white, copper | dog
bernese mountain dog, bernese | pet person furry paws | a long black coat, a white chest and blaze, rust cheeks, a bushy tail | in an alpine meadow; in deep snow | black, white, rust | dog
border collie, collie, sheepdog | pet person furry paws | a black and white shaggy coat, a white blaze, half-raised ears, a low sweeping tail | at a farm gate; on a hill pasture | black, white, grass green | dog
boxer dog | pet person furry paws | a fawn coat, a square black muzzle, a white chest, folded ears | on a lawn | fawn, black, white | pug
boxer | pet person furry paws +dog +puppy +breed | a fawn coat, a square black muzzle, a white chest, folded ears | on a lawn | fawn, black, white | dog
bulldog, english bulldog | pet person furry paws | heavy folds of skin, a wide underjaw, a white and brindle coat, bowed front legs | on a stone step; on a rug by a hearth | white, brindle brown, pink | pug
bull terrier | pet person furry paws | a long egg-shaped head, small triangular eyes, a white coat, upright ears | on a paved yard | white, pink, black | dog
chow chow | pet person furry paws | a thick red mane, a blue-black tongue, small rounded ears, a tail over the back | on a courtyard step | cinnamon, cream, blue-black | husky
dalmatian | pet person furry paws | a white coat with round black spots, black ears, long legs, a thin spotted tail | at a fire station door; on a lawn | white, black, pink | dalmatian
doberman, dobermann | pet person furry paws | a glossy black coat, rust muzzle and chest marks, upright ears, long legs | on a gravel drive | black, rust, brown | dog
german shepherd, alsatian | pet person furry paws | a black saddle over tan fur, upright ears, a dark muzzle, a bushy tail | on a forest track; on a gravel drive | tan, black, grey | husky
golden retriever, goldie | pet person furry paws | a long golden coat, feathered legs, soft drooping ears, a plumed tail | on a porch; in shallow lake water | gold, cream, honey | dog
great dane | pet large furry paws | a very tall lean body, a smooth blue-grey coat, a long square head, folded ears | on a wide lawn; on a sofa | blue-grey, fawn, black | dog
greyhound | pet person furry paws | a narrow arched body, a deep chest, long thin legs, small folded ears | on a blanket by a fire; on a sand track | fawn, grey, white | dog
whippet | pet person furry paws | a slender arched body, a narrow muzzle, thin legs, small folded ears | on a blanket; on a park lawn | fawn, white, grey | dog
husky, siberian husky | pet person furry paws | a grey and white thick coat, ice-blue eyes, a masked face, a bushy curled tail | on a snowy trail | grey, white, ice blue | husky
malamute, alaskan malamute | pet large furry paws | a heavy grey and white coat, brown eyes, a broad head, a plumed curled tail | on a snowy trail | grey, white, brown | husky
irish setter, red setter | pet person furry paws | a long mahogany coat, feathered legs, long low ears, a plumed tail | on heather moorland | mahogany, heather, brown | dog
labrador, labrador retriever, lab | pet person furry paws | a short dense yellow coat, a broad head, drooping ears, a thick tapering tail | on a kitchen floor; at a reed bed | yellow, cream, black | dog
labradoodle | pet person furry paws | a curly apricot coat, a shaggy fringe over the eyes, a black nose, fluffy paws | on a park path | apricot, cream, black | poodle
cockapoo | pet table furry paws | a soft curly coat, long fluffy ears, round dark eyes, a bearded muzzle | on a garden step | apricot, cream, brown | poodle
goldendoodle | pet person furry paws | a wavy golden coat, a shaggy fringe, a black nose, fluffy paws | on a park path; on a porch | gold, cream, black | poodle
mastiff, bullmastiff | pet large furry paws | a massive fawn body, a black wrinkled mask, heavy jowls, small folded ears | on a stone terrace | fawn, black, stone grey | pug
newfoundland dog, newfoundland | pet large furry paws | a heavy black water-shedding coat, a broad head, webbed paws, a thick tail | on a wet slipway | black, brown, sea grey | dog
old english sheepdog | pet person furry paws | a shaggy grey and white coat, a fringe over the eyes, a black nose, broad fluffy paws | on a village green | grey, white, black | dog
pit bull | pet person furry paws | a muscular grey body, a broad head, a white chest patch, half-folded ears | on a city pavement; on a sofa | blue-grey, white, tan | dog
staffordshire terrier, staffie | pet person furry paws | a muscular grey body, a broad head, a white chest patch, half-folded ears | on a city pavement; on a sofa | blue-grey, white, tan | dog
poodle, standard poodle, toy poodle | pet person furry paws | tight curls, a rounded topknot, pompons on legs and tail, a long narrow muzzle | on a boulevard; on a grooming table | white, black, apricot | poodle
rottweiler | pet person furry paws | a heavy black body, rust cheeks and eyebrows, a broad head, folded ears | at a yard gate | black, rust, brown | dog
saint bernard, st bernard | pet large furry paws | a huge white and red coat, heavy jowls, a small wooden keg at the collar, broad paws | in deep alpine snow | white, red-brown, black | dog
samoyed | pet person furry paws | a thick white coat, upturned mouth corners, small upright ears, a plumed tail | in fresh snow; on a lawn | white, cream, black | husky
english pointer | pet person furry paws | a sleek short coat, amber eyes, long soft ears, one raised front paw | in a stubble field | russet, silver-grey, amber | dog
vizsla | pet person furry paws | a sleek short coat, amber eyes, long soft ears, one raised front paw | in a stubble field | russet, silver-grey, amber | dog
pointer, english pointer | pet person furry paws +dog +hunting +field +hound +gun | a white coat with liver patches, one raised front paw, a straight level tail, long ears | in a stubble field | white, liver brown, straw | dog
weimaraner | pet person furry paws | a sleek silver-grey coat, pale amber eyes, long soft ears, a narrow head | in a stubble field | silver-grey, amber, straw | dog
wolfhound, irish wolfhound | pet large furry paws | a shaggy grey coat, a very long lean body, a bearded muzzle, a long low tail | on a moor path; before a stone hearth | grey, wheat, black | dog
deerhound | pet large furry paws | a shaggy grey coat, a very long lean body, a bearded muzzle, a long low tail | on a moor path; before a stone hearth | grey, wheat, black | dog

# cats
cat, tabby, tabby cat, house cat, feline, moggy | pet table furry paws | a striped grey-brown coat, green eyes, white whiskers, a ringed tail | on a windowsill; on a garden wall | grey-brown, black, green | cat
kitten, kitty | pet hand furry paws | short fluffy fur, large blue eyes, big upright ears, a thin pointed tail | on a knitted blanket; on a wooden floor | grey, cream, blue | cat
alley cat, stray cat | pet table furry paws | a torn ear, a scruffy coat, yellow eyes, a thin crooked tail | on a dustbin lid; in a brick alley | grey, black, yellow | cat
bengal cat | pet table furry paws | a golden coat with dark rosettes, green eyes, a long muscular body, a striped tail | on a high shelf; on a garden fence | gold, dark brown, green | cat
bengal | pet table furry paws +cat +kitten | a golden coat with dark rosettes, green eyes, a long muscular body, a striped tail | on a high shelf; on a garden fence | gold, dark brown, green | cat
black cat | pet table furry paws | a glossy black coat, round yellow eyes, black whiskers, a long upright tail | on a stone wall; on a moonlit step | black, yellow, charcoal | cat
british shorthair | pet table furry paws | a dense blue-grey coat, round copper eyes, full cheeks, a thick tail | on a pale sofa | blue-grey, copper, cream | cat
calico cat, calico, tortoiseshell cat | pet table furry paws | a white coat with orange and black patches, a pink nose, green eyes, a patched tail | on a porch step; in a flower pot | white, orange, black | cat
fat cat, chonky cat | pet table furry paws | a very round belly, full cheeks, a short thick neck, stubby legs | on a sofa cushion | orange, cream, grey | cat
ginger cat, orange cat, marmalade cat, orange tabby | pet table furry paws | a striped orange coat, amber eyes, a pink nose, a white bib | on a sunny windowsill; on a tiled roof | orange, cream, amber | cat
maine coon | pet person furry paws | a long shaggy coat, tufted ears, a ruff around the neck, a very bushy tail | on a wooden staircase; on a snowy fence | brown tabby, cream, green | cat
norwegian forest cat, siberian cat | pet table furry paws | a thick shaggy coat, a full ruff, tufted ears, a bushy tail | on a mossy log; in snow | grey-brown, white, green | cat
munchkin cat | pet table furry paws | very short legs, a long body, round eyes, a plush tabby coat | on a wooden floor | grey, cream, brown | cat
persian cat | pet table furry paws | a long white coat, a flat round face, copper eyes, a plumed tail | on a velvet cushion | white, copper, rose | cat
ragdoll cat, ragdoll | pet table furry paws | a long cream coat, a dark mask and ears, blue eyes, white paws | on a linen bedspread | cream, seal brown, blue | cat
birman | pet table furry paws | a long cream coat, a brown mask, blue eyes, four white paws | on a linen bedspread | cream, brown, blue | cat
russian blue | pet table furry paws | a short silver-blue coat, vivid green eyes, a wedge-shaped head, a slim tail | on a window seat | silver-blue, green, grey | cat
scottish fold | pet table furry paws | small folded ears, large round eyes, a round face, a dense grey coat | on a rug | grey, copper, cream | cat
siamese cat, siamese | pet table furry paws | a cream body, a dark brown mask, large dark ears, blue eyes | on a chair back; on a windowsill | cream, dark brown, blue | cat
sphynx cat, sphynx, hairless cat | pet table paws | bare wrinkled pink skin, very large ears, lemon-yellow eyes, a thin whip-shaped tail | on a knitted blanket; on a radiator | pink, grey, lemon yellow | cat
tuxedo cat | pet table furry paws | a black coat, a white bib, white paws, white whiskers | on a piano stool; on a doorstep | black, white, yellow | cat
white cat | pet table furry paws | a pure white coat, pink inner ears, one blue eye and one amber eye, a long tail | on a whitewashed wall | white, pink, amber | cat

# small pets
bunny, pet rabbit, house rabbit, lop-eared rabbit | pet table furry paws | long soft ears, a round fluffy body, a twitching pink nose, a cotton-white tail | in a garden hutch; on a lawn | white, fawn, pink | rabbit
chinchilla | pet hand furry paws | dense silver fur, large round ears, long whiskers, a bushy tail | on a wooden ledge in a cage | silver-grey, white, black | hamster
ferret | pet table furry paws | a long slender body, a dark eye mask, cream underfur, small rounded ears | in a cloth tunnel; in a garden | cream, dark brown, pink | -
gerbil | pet hand furry paws | a sandy coat, large dark eyes, a long tufted tail, small pink feet | on wood shavings in a glass tank | sand, white, dark brown | hamster
guinea pig, cavy | pet hand furry paws | a round compact body, a tricolour coat, folded petal-shaped ears, small pink feet | on hay in a wooden run; on a lawn | ginger, white, black | hamster
hamster, golden hamster, dwarf hamster | pet hand furry paws | full cheek pouches, a golden coat, round dark eyes, tiny pink paws | on wood shavings beside a running wheel | gold, white, pink | hamster
pet rat, fancy rat | pet hand furry paws | a hooded black and white coat, round ears, long whiskers, a bare pink tail | on a shoulder; in a fleece hammock | black, white, pink | mouse
sugar glider | pet hand furry paws | a grey coat with a dark back stripe, huge black eyes, a folded skin membrane, a long tail | on a eucalyptus branch | grey, cream, black | -
`;
