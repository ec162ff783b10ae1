/** Flowers, bouquets, trees, fruit on the tree, leaves, ferns, house plants and mushrooms: names | kind and traits | details | usual places | colours | drawing. */
export const PLANTS = `
# flowers in general
flower, bloom, blossom, wildflower, wild flower | flower hand | open rounded petals, a yellow centre, a thin green stem, two narrow leaves | in a summer meadow; in a glass on a windowsill | pink, yellow, green | flower
flower bud, rosebud | flower hand | tightly folded petals, pale green sepals, a fine stem, one drop of water | on a garden stem | pink, pale green, white | flower
bud | flower hand +flower +rose +spring +blossom +twig | tightly folded petals, pale green sepals, a fine stem, one drop of water | on a garden stem | pink, pale green, white | flower
petal, rose petal, flower petal | flower tiny | a thin curved edge, fine veins, a soft velvety surface, a pale base | on still water; on a stone floor | pink, cream, red | -
dried flowers, pressed flowers | flower hand plural | papery faded petals, brittle stems, curled leaves, a loose twine tie | on a sheet of cream paper | dusty rose, straw, sage | bouquet
flower bed, flower border | plant large | dense drifts of petals, tall spires behind low mounds, narrow grass paths, bees over the blooms | along a garden path | pink, purple, green | flower
flower garland | plant table | a ring of woven stems, small roses and daisies, trailing ivy, a ribbon at the base | on a wooden door | white, pink, green | bouquet

# bouquets
bouquet, bunch of flowers, posy, flower arrangement | flower table held | mixed open blooms, eucalyptus sprigs, wrapped stems, a satin ribbon | on a wooden table; in a zinc bucket | pink, cream, green | bouquet
bridal bouquet, wedding bouquet | flower table held | white roses, trailing greenery, peonies, silk ribbon around the stems | on a linen cloth | white, blush, green | bouquet
bouquet of roses, dozen roses, red roses | flower table held | twelve velvety red heads, long thorned stems, dark leaves, brown paper wrapping | on a table beside an envelope | red, dark green, brown | bouquet
ikebana | flower table | one bent blossoming branch, two angled leaves, a low ceramic dish, wide space between stems | in a tatami alcove | white, green, black | -
vase of flowers, flowers in a vase, floral still life | flower table | full garden roses, drooping tulips, fallen petals at the base, a glass vase half full of water | on a table by a window | pink, cream, green | bouquet

# garden flowers
allium | flower hand | a round globe of tiny violet florets, a tall bare stem, a spiny collar, a bee on top | in a gravel garden | violet, green, silver | flower
agapanthus | flower table | a round head of blue trumpets, a tall bare stem, long strap leaves, small dark buds | in a seaside border | blue, green, white | flower
thistle | flower hand | a spiny green globe, a purple brush of florets, jagged grey leaves, a bristled stem | on a dry roadside | purple, grey-green, straw | flower
anemone flower, anemone | flower hand | thin rounded petals, a dark button centre, a ring of stamens, a ruff of feathery leaves | in a jam jar; in a spring wood | white, violet, black | flower
buttercup | flower hand | five glossy yellow petals, fine stamens, a thin branched stem, cut leaves | in a wet meadow | yellow, green, gold | flower
ranunculus | flower hand | tightly layered paper-thin petals, a green centre, a slim hairy stem, feathery leaves | in a jam jar | peach, white, green | flower
bird of paradise flower, strelitzia | flower table | pointed orange petals, a blue tongue, a beaked green sheath, broad paddle leaves | in a tropical garden | orange, blue, green | flower
bird of paradise | flower table +flower +bouquet +plant +vase +strelitzia | pointed orange petals, a blue tongue, a beaked green sheath, broad paddle leaves | in a tropical garden | orange, blue, green | flower
bluebell | flower hand | arching stems, nodding violet-blue bells, curled petal tips, narrow leaves | on a beech wood floor in spring | violet-blue, green, brown | flower
harebell | flower hand | arching stems, nodding violet-blue bells, curled petal tips, narrow leaves | on a beech wood floor in spring | violet-blue, green, brown | flower
bougainvillea | plant large | hanging clusters of purple blooms, twisted woody stems, papery bracts, small leaves | over a white wall; on a pergola | purple, magenta, green | vine
wisteria | plant large | long hanging chains of lilac blooms, twisted woody stems, pale young leaves, fallen petals | on a pergola; over a stone wall | lilac, green, grey | vine
magnolia, magnolia flower | flower hand | thick waxy white petals, a pale golden centre, glossy dark leaves, a woody twig | on a spring branch | white, blush, dark green | flower
gardenia | flower hand | creamy white spiralled petals, glossy dark leaves, a tight pointed bud, a woody stem | in a pot | cream, dark green, white | flower
camellia | flower hand | formal rings of waxy petals, a golden centre, glossy dark leaves, a woody twig | on a garden shrub | pink, gold, dark green | flower
carnation | flower hand | tightly ruffled petals with zigzag edges, a swollen green base, thin blue-green leaves | in a glass vase; in a buttonhole | pink, red, blue-green | flower
dianthus | flower hand | tightly ruffled petals with zigzag edges, a swollen green base, thin blue-green leaves | in a glass vase; in a buttonhole | pink, red, blue-green | flower
cherry blossom, sakura, cherry blossom branch, sakura branch | flower large | clusters of five-petalled pale pink flowers, dark thin twigs, falling petals, bronze young leaves | on a branch by a river | pale pink, white, dark brown | tree
apple blossom | flower large | clusters of five-petalled pale pink flowers, dark thin twigs, falling petals, bronze young leaves | on a branch by a river | pale pink, white, dark brown | tree
plum blossom | flower large | clusters of five-petalled pale pink flowers, dark thin twigs, falling petals, bronze young leaves | on a branch by a river | pale pink, white, dark brown | tree
zinnia | flower hand | tight spirals of layered petals, a full round head, a thick stem, toothed leaves | in an autumn border; on a market stall | orange, yellow, burgundy | flower
marigold | flower hand | a ruffled orange pompon, a swollen green base, fine-cut leaves, a short stem | in a garland; in a garden bed | orange, gold, green | flower
dahlia | flower hand | evenly tiered rolled petals, a full round head, a dark stem, toothed leaves | in an autumn border | burgundy, orange, pink | flower
chrysanthemum | flower hand | hundreds of narrow incurved petals, a full round head, a stout stem, lobed grey-green leaves | on a market stall; in a temple pot | gold, white, burgundy | flower
corpse flower | flower large | a huge fleshy red bloom, pale warty spots, a deep open centre, thick curled lobes | on a rainforest floor | dark red, cream, green | flower
rafflesia | flower large | a huge five-lobed red bloom, pale warty spots, a deep open centre, thick leathery edges | on a rainforest floor | dark red, cream, green | flower
cornflower | flower hand | small bright blue petals, a fine centre, slender grey-green stems, narrow leaves | at the edge of a wheat field | blue, grey-green, straw | flower
gentian | flower hand | a deep blue upright trumpet, spotted throat, a short stem, paired leaves | on alpine turf | deep blue, green, grey | flower
forget-me-not | flower tiny | tiny sky-blue petals, yellow eyes, pink buds, soft hairy leaves | in a damp garden corner | sky blue, yellow, green | flower
crocus | flower hand | low cupped petals, orange stamens, thin striped leaves, melting snow at the base | in a late-winter lawn | violet, white, orange | flower
snowdrop | flower hand | nodding white drops, green inner marks, thin bent stems, melting snow at the base | in a late-winter wood | white, green, brown | flower
daffodil, narcissus | flower hand | a yellow trumpet, six pale petals, a bent neck, blade leaves | on a grassy bank | yellow, cream, green | daffodil
daisy | flower hand | thin white petals, a domed yellow centre, a fine stem, small spoon leaves | in a lawn; in a jam jar | white, yellow, green | daisy
chamomile | flower hand | thin white petals, a domed yellow centre, a fine stem, small spoon leaves | in a lawn; in a jam jar | white, yellow, green | daisy
marguerite | flower hand | thin white petals, a domed yellow centre, a fine stem, small spoon leaves | in a lawn; in a jam jar | white, yellow, green | daisy
dandelion | flower hand | a flat head of many narrow yellow petals, a hollow stem, toothed ground leaves | in a mown lawn | yellow, green, white | dandelion
dandelion clock, dandelion seed head, dandelion puff, dandelion seedhead, dandelion seed | flower hand | a ball of fine white seeds, a hollow stem, single drifting seeds | in a mown lawn | white, pale green, straw | dandelion
foxglove | flower person | a tall spire of bells, speckled throats, buds toward the tip, broad lower leaves | in a cottage border | purple, pink, green | flower
snapdragon | flower hand | a spire of two-lipped blooms, yellow throats, narrow leaves, round seed pods | in a garden bed | pink, yellow, green | flower
hollyhock | flower person | wide papery cups up a tall stem, a pale centre, rough round leaves, tight upper buds | against a cottage wall | pink, dark red, green | flower
lupin | flower person | a dense spire of pea-shaped blooms, two-tone florets, fingered leaves, drops of rain in the leaves | in a cottage border; on a lake shore | purple, pink, green | flower
delphinium, larkspur | flower person | a tall spire of open blue florets, white centres, a hollow stem, divided leaves | in a cottage border | blue, violet, green | flower
fuchsia | flower hand | bright hanging blooms, scalloped leaves, trailing stems, a terracotta pot | on a balcony rail | magenta, red, terracotta | flower
begonia | flower hand | bright hanging blooms, scalloped leaves, trailing stems, a terracotta pot | on a balcony rail | magenta, red, terracotta | flower
petunia | flower hand | soft wide trumpets, dark veins, sticky stems, a trailing habit over the pot | in a hanging basket | purple, white, green | flower
geranium | flower hand | a round head of red blooms, scalloped ringed leaves, a hairy stem, a terracotta pot | on a balcony rail | red, green, terracotta | flower
heather, broom shrub | plant large | low dense wiry stems, masses of tiny bells, woody bases, grey-green tips | on an open moor | purple, yellow, brown | bush
gorse | plant large | dense green spines, masses of yellow pea blooms, woody stems, dark seed pods | on a sea cliff | yellow, dark green, brown | bush
hibiscus | flower hand | five wide silky petals, a long yellow pistil, a deep red throat, glossy leaves | in a tropical garden | red, yellow, green | flower
frangipani, plumeria | flower hand | five waxy white petals, a yellow heart, a blunt grey branch, long leaves | in a tropical garden | white, yellow, green | flower
hyacinth, grape hyacinth | flower hand | dense clusters of small waxy stars, a thick stem, strap leaves, drooping outer florets | in a glass bulb vase; on a spring shrub | lilac, blue, green | flower
lilac | flower large | heavy cone-shaped clusters, four-petalled florets, heart-shaped leaves, grey twigs | over a garden fence | lilac, white, green | flower
hydrangea | flower table | large round heads of small flat florets, broad toothed leaves, thick stems, faded green edges | in a cottage garden | blue, lilac, green | hydrangea
bearded iris, iris flower | flower hand | three upright petals, three falling ruffled petals, a yellow furry beard, sword leaves | at a pond edge | purple, yellow, green | flower
iris | flower hand +flower +garden +bouquet +vase +irises +field +purple +monet +gogh | three upright petals, three falling ruffled petals, a yellow furry beard, sword leaves | at a pond edge | purple, yellow, green | flower
jasmine | flower hand | small starry white flowers, twining stems, pink buds, paired leaves | over a garden arch | white, pink, green | vine
clematis | flower hand | wide flat star-shaped blooms, a tuft of stamens, thin climbing stems, paired leaves | on a garden trellis | purple, white, green | vine
honeysuckle | flower hand | clusters of long curved tubes, cream and pink tips, fine stamens, twining stems | over a garden arch | cream, pink, green | vine
lavender | plant large | rows of grey-green mounds, thin stems, violet flower spikes, bees over the spikes | on a stony terrace; in long field rows | violet, grey-green, stone | flower
lily, stargazer lily | flower hand | six recurved petals, long rust-tipped stamens, a green throat, a tall leafy stem | in a tall vase; in a garden border | white, pink, rust | flower
tiger lily | flower hand | recurved orange petals, dark spots, long rust-tipped stamens, a tall leafy stem | in a garden border | orange, dark brown, green | flower
calla lily | flower hand | one smooth white funnel, a yellow central spike, a thick bare stem, arrow-shaped leaves | in a tall vase | white, yellow, green | flower
lily of the valley | flower hand | tiny white hanging bells, an arched stem, two broad upright leaves, scalloped rims | on a shaded woodland floor | white, green, brown | flower
lotus, lotus flower | flower table | pointed layered petals, a golden centre, round floating leaves, water beads | on a still pond | pink, white, green | lotus
water lily, waterlily, lily pad | flower table | pointed layered petals, a golden centre, round notched floating leaves, water beads | on a still pond | pink, white, green | lily
orchid, moth orchid | flower hand | an arching spray of flat rounded petals, a spotted magenta lip, thick strap leaves, pale aerial roots | on a windowsill; on a mossy trunk | white, magenta, green | orchid
pansy | flower hand | flat overlapping petals, a dark face-shaped blotch, a yellow eye, a low tuft of leaves | in a terracotta pot | purple, yellow, green | flower
primrose | flower hand | pale yellow petals, a deeper yellow eye, crinkled leaves, a low tuft | on a mossy bank | pale yellow, green, moss | flower
peony | flower hand | layers of ruffled petals, a heavy bowed head, round tight buds, divided dark leaves | in an enamel jug; in a cottage border | blush, magenta, green | flower
poinsettia | plant table | pointed red leaf bracts, tiny yellow centres, dark green lower leaves, a foil-wrapped pot | on a hall table at Christmas | red, dark green, gold | potted-plant
poppy, red poppy | flower hand | crumpled papery red petals, a black centre, a thin hairy stem, a nodding bud | at the edge of a wheat field | red, black, green | poppy
california poppy | flower hand | four silky orange petals, a red-tinged rim under the bloom, feathery blue-green leaves, a thin stem | on a dry hillside | orange, blue-green, straw | poppy
rose, red rose, pink rose, yellow rose, single rose | flower hand | velvety spiralled petals, a thorned stem, five green sepals, serrated dark leaves | on a garden arch; in a slim vase | red, dark green, pink | rose
white rose | flower hand | velvety spiralled petals, a thorned stem, one drop of dew, serrated dark leaves | on a garden bush | white, pink, dark green | rose
sunflower | flower person | long yellow petals, a broad brown seed disc, a thick hairy stem, heart-shaped leaves | in a field in full sun; along a fence | yellow, brown, green | sunflower
sweet pea | flower hand | soft ruffled petals, curling tendrils, a climbing stem, paired leaves | on a garden trellis | pink, violet, green | vine
passion flower | flower hand | a ring of purple filaments, ten white petals, a raised green centre, curling tendrils | on a warm wall | purple, white, green | vine
morning glory | flower hand | a wide blue trumpet, a white glowing throat, a twining stem, heart-shaped leaves | on a garden trellis | blue, white, green | vine
tulip | flower hand | a smooth cupped bloom, six petals, a straight pale stem, broad folded leaves | in a bulb field; in a glass vase | red, yellow, green | tulip
venus flytrap, carnivorous plant | plant hand | hinged toothed traps, a red inner surface, sticky hairs, low green rosettes | in wet moss in a pot | green, red, moss | -
pitcher plant | plant hand | veined hanging or upright pitchers, a hooded lid, a ribbed red lip, a drop of liquid inside | in a wet bog | green, red, yellow | -
violet | flower hand +flower +wood +bouquet +wild +petals | small heart-shaped leaves, five purple petals, a pale throat, a bent thin stem | on a mossy woodland bank | purple, green, brown | flower

# trees
tree, shade tree | tree huge | a straight textured trunk, spreading branches, a full green crown, exposed roots | in an open field; on a hill | green, brown, grey | tree
ancient tree, old tree, gnarled tree | tree huge | a twisted hollow trunk, moss on thick limbs, deep bark furrows, roots over stone | in an old forest | brown, moss green, grey | tree
acacia, acacia tree, umbrella thorn | tree huge | a flat wide crown, long white thorns, a dark slim trunk, feathery leaves | on dry savanna | olive, brown, straw | tree
birch, birch tree, silver birch | tree huge | white peeling bark, black bark scars, slim trunks, small trembling leaves | in a northern wood | white, black, yellow-green | tree
aspen | tree huge | slim pale trunks, black eye-shaped bark scars, small round gold leaves, a straight crown | on a mountain slope in autumn | gold, white, grey | tree
beech, beech tree | tree huge | a smooth grey trunk, layered branches, oval leaves, a domed crown | in parkland; on a village green | grey, green, copper | tree
ash tree | tree huge | pale grey ridged bark, feathered leaves, black buds, hanging keys of seed | in a hedgerow | grey, green, black | tree
elm, linden, lime tree | tree huge | a tall domed crown, furrowed grey bark, toothed leaves, twiggy base shoots | on a village green | green, grey, brown | tree
autumn tree | tree huge | orange and red leaves, a dark trunk, falling leaves in the air, a carpet of leaves at the base | in a park | orange, red, brown | tree
bamboo | plant huge | tall ringed green stems, narrow hanging leaves, pale sheaths at the joints, filtered light between stems | along a stone path | green, yellow-green, grey | -
bare tree, dead tree, winter tree | tree huge | bare black branches, a split trunk, peeling bark, fine outer twigs | on a frosted field | black, grey, white | bare-tree
banyan, rubber tree | tree huge | hanging aerial roots, a massive pillared trunk, wide dark leaves, buttressed base | at a temple wall; on a dry plain | grey, dark green, brown | tree
baobab | tree huge | a massively swollen trunk, smooth grey bark, stubby root-shaped branches, a flat small crown | on a dry plain | grey, brown, straw | tree
fig tree | tree huge | broad lobed leaves, smooth grey limbs, green and purple figs, a spreading low crown | against a white wall | green, grey, purple | tree
bonsai, bonsai tree | plant table | a twisted miniature trunk, clipped cloud-shaped pads, moss at the base, a shallow glazed pot | on a wooden stand | dark green, brown, blue | potted-plant
cedar | tree vast | a towering straight trunk, red fibrous bark, short upper branches, dark scaled foliage | in a misty forest | red-brown, dark green, grey | pine
cypress, italian cypress | tree huge | a narrow dark column, dense upright foliage, a short bare trunk, small round cones | along a hill road | dark green, brown, straw | tree
redwood, sequoia | tree vast | a colossal straight trunk, deep red fibrous bark, ferns at the base, short upper branches | in a misty forest | red-brown, green, grey | pine
cherry tree, cherry blossom tree, sakura tree | tree huge | a spreading pink crown, dark ringed bark, drooping twigs, petals on the ground | on a river bank; at a temple gate | pale pink, dark brown, grass green | tree
chestnut tree, horse chestnut | tree huge | hand-shaped leaves, spiny green husks, a broad crown, a furrowed trunk | in a park avenue | green, brown, cream | tree
walnut tree | tree huge | hand-shaped leaves, spiny green husks, a broad crown, a furrowed trunk | in a park avenue | green, brown, cream | tree
spruce, douglas fir | tree huge | tiered drooping branches, short dark needles, hanging brown cones, a straight trunk | on a mountainside | dark green, brown, blue-green | pine
fir, fir tree | tree huge | tiered drooping branches, short dark needles, hanging brown cones, a straight trunk | on a mountainside | dark green, brown, blue-green | pine
moss | plant table mass | soft green cushions, tiny spore stalks, grey-green crusts, drops of water | on a damp forest floor; on a stone | moss green, grey, brown | -
lichen | plant hand mass | crusted rings, leafy grey edges, orange patches, tiny cups | on a stone wall | grey-green, orange, grey | -
japanese maple | tree huge | fan-shaped or pointed lobed leaves, thin spreading branches, fallen leaves around the trunk, a smooth trunk | in a temple garden | scarlet, gold, brown | tree
maple, maple tree | tree huge | fan-shaped or pointed lobed leaves, thin spreading branches, fallen leaves around the trunk, a smooth trunk | in a temple garden | scarlet, gold, brown | tree
ginkgo, ginkgo tree | tree huge | fan-shaped yellow leaves, upright branches, grey furrowed bark, a gold carpet at the base | in a temple garden | gold, grey, green | tree
joshua tree | tree huge | spiky leaf tufts, shaggy upraised arms, a thick fibrous trunk, dry skirts of dead leaves | in a rocky desert | olive, brown, sand | tree
dragon tree | tree huge | an umbrella-shaped crown of spiky leaves, a thick branching trunk, grey cracked bark, red sap stains | on a dry island slope | green, grey, rust | tree
driftwood | plant table | smooth bleached grain, worn branch ends, small knots, a trace of dried seaweed | on a sandy beach | silver-grey, tan, sand | -
tree stump, stump | plant table | concentric growth rings, a split cut face, spreading roots, patches of moss | in a forest clearing | tan, brown, moss | -
log, fallen tree | plant person | a rounded trunk, peeling bark, shelf fungus, patches of moss | on a forest floor | brown, grey, moss | -
mangrove | tree huge | arched stilt roots, glossy leaves, tangled branches, mud at the waterline | in a tidal lagoon | green, brown, grey | tree
monkey puzzle tree, monkey puzzle, araucaria | tree huge | stiff scale-covered branches, sharp triangular leaves, a symmetrical crown, a ringed trunk | on a wide lawn | dark green, brown, grey | tree
oak, oak tree | tree huge | a broad rugged trunk, lobed leaves, spreading low limbs, acorns in cups | in a meadow | green, brown, gold | tree
palm tree, coconut palm, coconut tree, date palm | tree huge | a slim curved ringed trunk, long feathered fronds, a cluster of coconuts, a frayed crown base | on a beach; along a boulevard | green, brown, sand | palm
palm | tree huge +beach +tropical +island +desert +coconut +oasis +palms +leaf | a slim curved ringed trunk, long feathered fronds, a cluster of coconuts, a frayed crown base | on a beach | green, brown, sand | palm
pine tree, pine, conifer, evergreen | tree huge | long paired needles, flaking orange bark, woody cones, tiered branches | on a rocky slope | dark green, orange-brown, grey | pine
poplar | tree huge | a tall trunk, patchy peeling bark, narrow leaves, upswept branches | along a country road | grey-green, cream, brown | tree
plane tree, sycamore | tree huge | patchwork camouflage bark, broad lobed leaves, hanging round seed balls, thick limbs | along a city avenue | olive, cream, green | tree
eucalyptus, gum tree | tree huge | ribbons of peeling bark, smooth cream limbs, narrow hanging leaves, an open crown | along a dry creek | grey-green, cream, rust | tree
sapling, seedling, sprout | plant hand | two small round leaves, a thin pale stem, fine white roots, crumbs of soil | in dark soil | bright green, brown, white | leaf
boxwood | plant person | densely clipped small leaves, a rounded or squared shape, woody inner stems, a shadowed base | along a garden path | green, dark green, gravel | bush
bush, shrub | plant person | densely clipped small leaves, a rounded or squared shape, woody inner stems, a shadowed base | along a garden path | green, dark green, gravel | bush
topiary | plant person | close-clipped spirals and balls, tiny dense leaves, a short bare stem, a square planter | in a formal garden | dark green, gravel, terracotta | bush
hedge | plant large | densely clipped small leaves, a flat top, straight sides, woody inner stems | along a garden path | dark green, green, brown | bush
world tree, tree of life | tree vast | a colossal trunk, a crown spread wide over the ground, thick curling roots, small glowing leaves | on a lone hill | green, gold, brown | tree
willow, weeping willow, willow tree, weeping willow tree | tree huge | long hanging curtains of leaves, a leaning trunk, yellow-green twigs, tips in the water | on a lake shore | yellow-green, brown, grey | willow

# fruit on the tree and crops
apple tree | tree huge | red fruit among leaves, a low gnarled trunk, a leaning wooden ladder, windfalls in the grass | in an orchard | red, green, brown | tree
pear tree | tree huge | hanging green-gold fruit, glossy oval leaves, an upright crown, rough dark bark | against a garden wall | green, gold, brown | tree
peach tree, plum tree | tree huge | blushed fruit among narrow leaves, a low dark trunk, spreading branches, windfalls in the grass | in an orchard | peach, green, brown | tree
apricot tree, citrus tree | tree huge | bright fruit, glossy dark leaves, small white blossoms, a slim trunk | in a walled grove; in a terracotta pot | orange, dark green, white | tree
lemon tree | tree large | bright yellow fruit, glossy leaves, small white blossoms, a slim trunk | on a sunny terrace; in a terracotta pot | yellow, dark green, white | tree
orange tree | tree large | bright round fruit, glossy dark leaves, small white blossoms, a slim trunk | in a walled grove; in a terracotta pot | orange, dark green, white | tree
banana tree, banana plant | tree huge | long torn paddle leaves, a hanging purple flower, a bunch of green bananas, a thick soft stem | in a tropical garden | green, purple, yellow | palm
berry bush, raspberry bush | plant person | arching thorned canes, clusters of dark berries, serrated leaves, pale unripe fruit | along a hedgerow | purple-black, red, green | bush
blackberry bush, bramble | plant person | arching thorned canes, black and red berries, serrated leaves, small pale flowers | along a hedgerow | purple-black, red, green | bush
coffee plant | plant person | glossy dark leaves, clusters of red berries, pale new tips, terraced rows | on a terraced hillside | dark green, red, brown | bush
tea plant, tea bush | plant person | bright new leaf tips, dark glossy lower leaves, a clipped flat top, terraced rows | on a misty hillside | bright green, dark green, red earth | bush
cotton plant | plant person | open white fibre bolls, dry brown husks, thin branched stems, curled leaves | in a field row | white, brown, straw | -
hemp, cannabis, marijuana plant | plant person | fingered serrated leaves, a tall ribbed stem, sticky flower clusters, fine pale hairs | in a greenhouse row | green, pale green, amber | -
flax | plant person | slender stems, small sky-blue flowers, round seed pods, narrow leaves | in a field row | sky blue, green, straw | -
corn stalk, maize | plant large | tall jointed stalks, arching leaves, silk-tufted ears, a feathered top | in a field row | green, yellow, straw | corn
grapevine, vine, vineyard vine | plant large | hanging clusters of dusky grapes, lobed leaves, curling tendrils, gnarled woody stems | in a hillside vineyard | purple, green, brown | vine
weeds, nettles, thistles, tall weeds | plant plural large | jagged leaves, thin upright stems, small pale flower heads, dry seed heads | between paving stones | dull green, straw, dusty purple | leaf
ivy, creeper, virginia creeper | plant large | small lobed leaves, clinging stems, overlapping foliage, pale veins | on a brick wall | dark green, red, brick | vine
olive tree, olive branch | tree huge | narrow silver-green leaves, a hollow twisted trunk, small dark olives, a wide low crown | on a dry terraced hill | silver-green, grey, purple-black | tree
pumpkin patch, pumpkin vine | plant large | round orange pumpkins, sprawling vines, large rough leaves, curled tendrils | in a muddy autumn field | orange, green, earth brown | pumpkin
reed | plant person | tall thin stems, brown velvet seed heads, arching leaves, feathery plumes | at a lake edge | straw, brown, green | grass
pampas grass | plant person | tall cream feathery plumes, arching thin leaves, a dense base, swaying stems | in a dry garden; in a floor vase | cream, straw, green | grass
cattail, bulrush | plant person | brown velvet seed heads, tall straight stems, long flat leaves, drifting fluff | at a pond edge | brown, green, straw | grass
rice plant, rice stalk | plant person | drooping grain heads, thin green blades, water around the stems, pale roots | in a flooded terrace | green, gold, brown | grass
sugar cane | plant person | tall jointed purple-green stems, long arching blades, peeling sheaths, feathery tops | in a tropical field | green, purple, straw | grass
tomato plant | plant person | ripe red fruit, hairy stems, small yellow or white flowers, a bamboo stake | in a kitchen garden | red, green, yellow | potted-plant
bean plant, beanstalk | plant person | twining stems, heart-shaped leaves, hanging green pods, small red flowers | on bamboo canes in a kitchen garden | green, red, straw | vine
strawberry plant | plant hand | red hanging fruit, white flowers, three-part toothed leaves, thin runners | in a raised bed; in a clay pot | red, white, green | potted-plant
wheat, ear of wheat | plant person mass | bearded golden ears, dry rustling stems, narrow leaves, bowed tips | in a summer field | gold, straw, sky blue | grass
barley | plant person mass | drooping long-bearded ears, pale gold stems, silky movement, narrow leaves | in a summer field | pale gold, green, straw | grass

# leaves, grasses and house plants
succulent, echeveria | plant hand | thick pointed leaves, a tight rosette, a powdery blue-green skin, pink tips | in a clay pot on a windowsill | blue-green, pink, clay | potted-plant
agave | plant person | a wide rosette of sword leaves, black tips, toothed edges, imprinted leaf patterns | in a dry rocky garden | blue-green, grey, sand | -
aloe vera, aloe | plant hand | thick tapering leaves, soft toothed edges, a clear gel at a cut, a clay pot | on a windowsill | grey-green, clay, pale green | potted-plant
cactus/cacti | plant person | ribbed green columns, rows of pale spines, a single pink flower, rounded arms | in a rocky desert; in a small clay pot | green, cream, pink | cactus
prickly pear | plant person | ribbed green columns, rows of pale spines, a single pink flower, rounded arms | in a rocky desert; in a small clay pot | green, cream, pink | cactus
saguaro | plant person | ribbed green columns, rows of pale spines, a single pink flower, rounded arms | in a rocky desert; in a small clay pot | green, cream, pink | cactus
clover, four-leaf clover, shamrock | plant tiny | four heart-shaped leaflets, pale chevron bands, a thin stem, dew on the edges | in short grass | green, white, dark green | leaf
fern, bracken, tree fern | plant table | arching divided fronds, curled young tips, brown spore dots, fine stems | on a damp forest floor | green, brown, moss | leaf
grass, lawn, tall grass, meadow grass | plant large mass | thin blades, seed heads, bent tips, drops of dew | in an open meadow | green, straw, yellow-green | grass
house plant, houseplant, ficus, weeping fig, rubber plant, potted plant, plant, pot plant | plant table | broad green leaves, several upright stems, dark soil, a terracotta pot | on a windowsill; on a wooden stool | green, terracotta, brown | potted-plant
leaf/leaves, autumn leaf | plant hand | a branching vein pattern, a toothed edge, a thin stalk, a curled tip | on wet paving; on a branch | green, orange, brown | leaf
maple leaf, fallen leaves | plant hand | pointed or rounded lobes, dry curled edges, brown spots, raised veins | on a wet path | scarlet, orange, brown | leaf
oak leaf | plant hand | rounded lobes, a strong midrib, a brown curled edge, a small acorn at the stalk | on a wet path | brown, gold, green | leaf
mistletoe | plant hand | paired pale leaves, white waxy berries, forked stems, a red ribbon loop | over a doorway at Christmas | pale green, white, red | leaf
holly, holly sprig | plant hand | spiny glossy leaves, clusters of red berries, a woody twig, pale leaf edges | over a doorway at Christmas; in a frosty hedge | dark green, red, white | leaf
philodendron, elephant ear plant | plant person | large split glossy leaves, long arching stalks, pale aerial roots, a ceramic pot | in a bright room corner | deep green, white, terracotta | potted-plant
monstera, swiss cheese plant | plant person | large split glossy leaves, long arching stalks, pale aerial roots, a ceramic pot | in a bright room corner | deep green, white, terracotta | potted-plant
pine cone, pinecone | plant hand | overlapping woody scales, a rounded base, a rough cap, a short stalk | on moss and dry needles | brown, tan, moss | -
conker | plant tiny glossy | a glossy mahogany nut, a pale round scar, a split spiny green husk, fallen leaves around | on a park path | mahogany, green, cream | -
acorn | plant tiny | a smooth tan nut, a rough scaled cap, a short stalk, a pointed tip | on moss under an oak | tan, brown, moss | -
snake plant | plant table | upright banded leaves, arching striped blades, trailing stems, a ceramic pot | on a shelf; in a room corner | green, cream, white | potted-plant
pothos, devil's ivy | plant table | long trailing stems, heart-shaped marbled leaves, a hanging pot, pale new tips | on a high shelf | green, cream, terracotta | potted-plant
peace lily | plant table | white hooded blooms, dark glossy leaves, a cream spike, a ceramic pot | in a room corner | white, dark green, cream | potted-plant
spider plant | plant table | arching striped blades, hanging baby plantlets, thin trailing stems, a ceramic pot | on a shelf | green, cream, white | potted-plant
tumbleweed | plant person | a ball of dry tangled twigs, brittle stems, tiny grey leaves, dust in the branches | on a desert road | straw, grey, dust | bush
sagebrush | plant person | small silver-grey leaves, twisted woody stems, a low rounded form, dry seed tips | on a desert plain | silver-grey, brown, dust | bush

# herbs
basil | plant hand | soft fragrant leaves, branching thin stems, serrated or ruffled edges, a small clay pot | on a kitchen windowsill | green, terracotta, white | potted-plant
parsley, coriander, cilantro | plant hand | flat or curled cut leaves, thin branching stems, a tied bunch, drops of water | on a chopping board | green, white, wood brown | leaf
mint, mint leaf | plant hand | serrated crinkled leaves, square stems, small lilac flowers, a clay pot | on a kitchen windowsill | green, lilac, terracotta | potted-plant
fennel frond | plant hand | feathery thin fronds, hollow stems, pale yellow umbels, a loose tied bunch | on a chopping board | green, yellow, wood brown | -
dill | plant hand | feathery thin fronds, hollow stems, pale yellow umbels, a loose tied bunch | on a chopping board | green, yellow, wood brown | -
chive | plant hand | thin hollow green blades, round purple flower heads, a dense clump, a clay pot | in a herb garden | green, purple, terracotta | grass
sage leaf | plant hand | narrow needle leaves, woody stems, small blue flowers, grey undersides | in a terracotta pot; on a board | grey-green, blue, brown | potted-plant
rosemary | plant hand | narrow needle leaves, woody stems, small blue flowers, grey undersides | in a terracotta pot; on a board | grey-green, blue, brown | potted-plant
oregano | plant hand | small rounded leaves, reddish stems, pale pink flower tips, a tied bunch | in a terracotta pot | green, pink, terracotta | potted-plant
thyme | plant hand | tiny oval leaves, thin woody stems, small pink flowers, a trailing edge | between paving stones; on a board | grey-green, pink, brown | -
sage | plant hand +leaf +herb +butter +smudge +leaves +garden +dried | soft oval grey leaves, a pebbled surface, woody stems, a tied bundle | in a herb garden | grey-green, violet, brown | -

# mushrooms
mushroom, toadstool, wild mushroom | plant hand | a rounded cap, pale gills, a thick stem, bits of moss at the base | on a mossy forest floor | brown, cream, moss | mushroom
bracket fungus, shelf mushroom, chicken of the woods | plant table | overlapping fan-shaped shelves, banded orange and cream edges, a pored underside, rough bark behind | on a fallen trunk | orange, cream, brown | mushroom
chanterelle, truffle mushroom | plant hand | a ridged or honeycombed cap, a stout pale stem, golden folds, crumbs of soil | in a wicker basket; in leaf litter | gold, brown, cream | mushroom
morel | plant hand | a honeycombed pointed cap, a hollow pale stem, deep ridged pits, crumbs of soil | in leaf litter | brown, cream, tan | mushroom
porcini, cep | plant hand | a domed brown cap, a swollen pale stem, a spongy underside, crumbs of soil | in a wicker basket; under oaks | brown, cream, moss | mushroom
fly agaric, red mushroom | plant hand | a red cap with white flecks, white gills, a ringed white stem, a bulb base | under birches in moss | red, white, moss green | mushroom
amanita | plant hand | a red cap with white flecks, white gills, a ringed white stem, a bulb base | under birches in moss | red, white, moss green | mushroom
glowing mushroom, bioluminescent mushroom, magic mushroom | plant hand glowing | softly glowing blue-green caps, slender translucent stems, lit gills, drifting spores | on a dark rotting log | blue-green, black, violet | mushroom
button mushroom, portobello | food hand | smooth rounded caps, pale gills, short stems, a paper bag | on a chopping board; in a market crate | cream, brown, grey | mushroom
shiitake | food hand | a cracked brown cap, a pale rolled edge, cream gills, a woody stem | on a chopping board | brown, cream, tan | mushroom
enoki | food hand | a bundle of long thin white stems, tiny round caps, a joined base, a translucent gleam | in a market tray | white, cream, pale gold | mushroom
oyster mushroom | food hand | overlapping fan-shaped grey caps, running white gills, a joined base, soft edges | in a market crate | grey, cream, white | mushroom
`;
