import { rowsOf, textOf } from '../../../lexicon/row.ts';
import { Sieve } from '../../../lexicon/sifting/sieve.ts';
import { sifted } from '../../../lexicon/sifting/sifted.ts';

/*
 * What words assert of one picture. The sentence asserts it in its own way, and what a take adds in another.
 *
 * claim | words of a sentence that assert it | words of a clause that assert it
 */
const ROWS = String.raw`
# the hour
night | \b(?:nights?|midnight|moonlit|moonlight|starlight|starlit|starry (?:sky|night)|after dark|nocturnal|noche|nuit|nachts?|notte|noite|nocy|nocą)\b(?!-?(?:gown|stand|club|shirt|cap|dress|light|mare|wear|shade|shift))|夜 | \b(?:moon(?:light|lit)|night sky|at night|starlight|starlit|midnight|night blue)\b
day | \b(?:day|days|daylight|daytime|noon|midday|sunny|sunlit|sunshine|sunlight|sun|afternoon|blue sky)\b | \b(?:daylight|(?<!before )sun(?:light|lit)?(?!set|rise)|blue sky|overcast sky|bright (?:open |high )?sky|Sun amber)\b
noon | \b(?:noon|midday)\b | -
hazed | \b(?:haze|hazy|overcast|cloud\w*|fog\w*|mist\w*|soft|window|indoors?|kitchen|room)\b | \bsoftened by thin haze\b
low sun | \b(?:sunset|sundown|golden hour|sunrise|low sun|evening|morning)\b | \b(?:low (?:warm |late |evening |morning )?sun|late sun|side sun)\b
# how hard, how even and how dark the light is
without shadow | \b(?:no|without(?: any)?|zero) (?:\p{L}+ )?shadows?\b|\bshadow-?(?:less|free)\b | -
shadow | \bshadows?\b(?<!\bno \p{L}* ?shadows?) | \b(?:shadows? (?:of|on|across|falling|reaching|toward|over|in the)|contact shadow|(?:one|a) (?:clean|long|soft|single|sharp|crisp|clear)(?: [\p{L}-]+)? shadow|(?:long|short|crisp|soft-edged|hard-edged)(?: \p{L}+)? shadows?|falling into shadow|deep (?:black )?shadow)\b
even | \b(?:(?:even|flat|shadowless|diffused?) (?:\p{L}+ )?light(?:ing)?|evenly lit|flatly lit)\b | \b(?:[Ss]oft even light|[Bb]right even light|[Cc]ool even light|[Ee]ven light|from all sides|[Ff]lat white ceiling tubes|[Ff]lat even)\b
lopsided | \b(?:chiaroscuro|side ?lit|side ?light|split light\w*|rim ?light\w*|backlit|dramatic)\b | \b(?:one side falling into (?:deep )?shadow|far side (?:of [^,]+ )?(?:falling|in)(?: \p{L}+)* (?:shade|shadow|the dark))\b
dark | \b(?:low[- ]key|dark(?:ness)? (?:and moody|moody|room)|pitch[- ]black|unlit|chiaroscuro|noir|(?:black|dark)(?: [\p{L}-]+)? (?:background|backdrop)|lit only by|candle ?lit)\b | \b(?:sunk in shadow|all else black|the rest (?:near )?black|into (?:the )?dark(?:ness)?(?: around)?|falling into (?:deep )?shadow|deep (?:black )?shadow|does not reach is black|(?:left|right|upper|lower) half (?:black|dark)|black over the rest|dark(?:ness)? (?:over the rest|around)|Background dark|dark beyond|one dark ground|all behind it black|Black on black|dark wings)\b
pale | \b(?:high[- ]key|(?:white|pale|pastel|light|cream|bone|ivory)(?: [\p{L}-]+)? (?:background|backdrop|bg)|whiteout)\b | \b(?:(?:off-white|white|pale|cream|beige|oat|light grey)(?: [\p{L}-]+)? (?:backdrop|sweep|ground|tabletop|stone table)(?: and floor)?|one soft pale tone)\b
mid grey | - | \b(?:mid-grey|warm grey|dark grey) (?:backdrop|ground)\b
high key | \bhigh[- ]key\b | -
lit alone | - | \b(?:lit alone|does not reach is black|come out of the dark)\b
broad light | \b(?:window|daylight|sun\w*|even|flat|soft|tubes?|fluorescent|light|lit) | \b(?:ceiling tubes|[Ss]oft even|[Ee]ven light|overcast sky|whole sky|from all sides|large softbox(?:es)?|balanced daylight|[Ss]oft daylight|[Oo]pen daylight)\b
own ground | - | ^Plain (?!black|dark|deep)[\p{L}-]+(?: [\p{L}-]+)? (?:ground|backdrop)
bars | \bblinds?\b|\bbars of light\b|\bstriped light\b | \bin bars\b
patch | - | \b(?:one patch of light|one (?:soft )?square (?:of light )?on the)\b
soft light | \b(?:soft|gentle|diffused?|dreamy|mellow) (?:[\p{L}-]+ ){0,2}(?:light|sun|sunlight|daylight|glow|lighting|shadows)\b | -
hard light | \b(?:hard|harsh|crisp|raking|dramatic|spotlight|flash)\b | \b(?:hard-edged|[Hh]ard side sun|clear and hard|warm and hard)
pose lit | - | \b(?:face|faces) lit from (?:below|within)\b
far light alone | - | ^Light from the far (?:left|right) alone\b
spot told | \b(?:one|a|single|lone|under (?:a|the)) (?:[\p{L}-]+ )?spotlight\b | -
side of look | - | ^Directional light from the side\b
gone in dark | - | \b(?:gone in the dark|sunk in shadow|lost in black)\b
almost no shadow | - | \balmost no shadow\b
fire told | \b(?:campfire|bonfire|candles?|candle ?light|torch(?:es|light)?|fireplace|hearth|firelight|forge|by the fire)\b | -
drawn lamp | - | ^(?:One light from the upper (?:left|right)|Light from the far (?:left|right) alone|Low light from the (?:left|right)|Light from behind at the (?:left|right))
warm land | \b(?:jungle|tropical|desert|beach|rainforest|summer|savanna|oasis)\b | -
icy | \b(?:frozen|frost\w*|ice|icy|snow\w*|winter)\b | \b(?:frozen|icicles?|ice|snow)\b
lamps told | \b(?:string lights|fairy lights|lanterns?|campfire|bonfire|candle ?light|fireworks|neon|lamp ?light|torch ?light|street ?lamps?)\b | -
pale haze | \b(?:haze|hazy|mist\w*|fog\w*)\b | \bgone in pale haze\b
dark land | \b(?:dark|night|midnight|moonlit|campfire|bonfire|haunted)\b | -
green shade | - | \b(?:green shade|green haze)\b
# what is behind
plain ground | \b(?:plain|pure|solid|seamless|clean|blank|simple|white|black|gr[ae]y|beige|cream|pastel|pink|blue|green|red|yellow|orange|purple|lilac|lavender|teal|mint|dark|light|pale|neutral|colou?red|transparent|gradient)(?:,? [\p{L}-]+)? (?:back(?:ground|drop)|sweep|bg)\b|\bisolated on\b | -
elsewhere | - | ^(?:In|At|Under|Before|Beside|Outside|Inside|Near|Along|By|Over|Against|Through|Among|Between|From|On) (?:an?|the) (?!.*\b(?:background|backdrop|surface|ground)\b)
wall behind | - | \band a (?:plain wall|soft room) behind\b|\ball behind one plain tone\b
# how it is seen
straight down | \b(?:overhead|top[- ]?(?:down|view)|bird'?s[- ]eye|flat ?-?lay)\b | \b(?:straight down|[Oo]verhead view)\b
lies behind | - | \beverything (?:behind|beyond)\b.*\bgone in\b
lens | \b(?<told>\d{2,3}) ?mm\b | \b\d{2,3}mm(?= (?:macro )?lens)
# where no sky is
under ground | \b(?:dungeon|cellar|basement|crypt|cave|cavern|tunnel|sewer|bunker|catacombs?|mine shaft|underground)\b | -
open place | \b(?:beach|sea|coast|lake|river|field|forest|mountains?|desert|road|highway|park|garden|snow|meadow|hill|cliff|island)\b | -
white wall | \bwhite wall\b | \bon a white wall\b
own backdrop | - | \b(?:curved backdrop|plain backdrop)\b
open sky | \bsky\b | \b(?:margin of sky|sky (?:above|over|on|behind)|plain sky|empty sky|open sky)\b
in the wild | \b(?:desert|dunes|forest|jungle|prairie|moor|tundra|savanna|arctic|wilderness)\b | -
of the street | \b(?:street|town|city|village|shops?|market|downtown|avenue|station square)\b | \b(?:hydrant|shop fronts?|pavement|kerb|street ?lamp|traffic light|tram)\b
# air and focus
veil | \b(?:fog(?:gy)?|mist(?:y)?|haz[ey]|smog|blizzard|whiteout|snow ?storm|sandstorm|dust storm|murky|niebla|nebbia|brouillard|nebel|mgł[aey]|mist)\b|霧 | \b(?:hides? the distance|hiding the distance)\b
crisp far | - | \b(?:sharp throughout|everything (?:sharp|in focus)(?: [a-z ]+)?|sharp from (?:near to far|front to back|end to end)|every plane sharp|ranges behind ranges|to the horizon|the whole scene in frame and in focus)\b
blurred | \b(?:out of focus|blurr?(?:ed|y)?|defocused|soft focus|unsharp)\b | \b(?:shallow depth of field|shallow focus|narrow band in focus|the near (?:edge|side) soft|falling softly)\b
all sharp | \b(?:everything (?:sharp|in focus)|deep focus|pin[- ]sharp|tack[- ]sharp|sharp throughout)\b | \b(?:sharp throughout|everything (?:sharp|in focus)|sharp from (?:near to far|front to back|nose to tail|end to end|head to foot)|every plane sharp|focus-stacked)\b
deep lens | - | \b(?:20|24|28|35)mm (?:\p{L}+ )?lens at f/(?:5\.6|8|11|16)
silhouette | \b(?:silhouett?e[sd]?|siluet\p{L}*|sylwetk\p{L}*|scherenschnitt)\b | \b(?:as one dark shape|clean dark silhouette)\b
seen surface | \b(?:detail\w*|texture\w*|face) | \b(?:face in sharp focus|face and hands|hands and face|every face|eyes? (?:sharp|on|to|ahead|catching)|eyes level|both in sharp focus|the face on the upper third|skin texture|pores|every feather|Fine detail|natural colour|true colour|freckles)\b
profile pose | - | \bin profile\b
half lit | - | ^Half of the face lit
close 85 | - | ^Close view, 85mm
small in it | - | ^Small (?:on|in) the\b
small on one ground | - | \bas one (?:even ground|line across the frame), .+ small on it\b
from close by | - | \bfrom close by\b|^(?:Medium|Close)\b
every edge | - | \bto every edge, and\b
side view | - | \b(?:side view|straight on)\b
face on | - | ^Straight-on view\b
full side | - | ^Full side view\b
cropped | - | ^(?:Three-quarter length|Medium (?:shot|close-up)|Head and shoulders)
margin round | - | \ba clear margin on every side\b
near in front | - | \b(?:near the lens|large (?:at the near edge|in the near corner|in front))\b
near of place | - | \bout of focus close to the lens at the lower (?:left|right)\b
simple drawn | - | \b(?:in two or three broad strokes|drawn to the end, everything behind|nothing around|one pale wash behind)\b
detailed setting | - | \bin a detailed setting\b
in water | \b(?:shallow (?:sea |ocean )?water|surf|shallows|sea water|through (?:the |a )?(?:water|river|stream|waves|sea|puddles?)|splash\w*)\b | -
dust flung | \bdust\w*\b | \bdust(?= (?:flung|hanging|rising|thrown|kicked))
# how far it is
macro | \b(?:macro|extreme close-?ups?)\b | \b(?:[Mm]acro lens|extremely close|Extreme close-up)\b
roomy | \bnegative space\b | \b(?:wide (?:negative|empty|bare|pale) [\p{L}]+(?: above| on every side| around)?|most of the frame left empty|small and centred|a clear margin on every side)\b
far view | - | \b(?:Distant view|from far off|at a distance)\b
close told | (?<!\bextreme )\bclose[- ]?ups?\b | -
small in frame | - | \b(?:small and centred|small (?:in|on) the (?:lower|upper))
reaching in | \b(?:reach(?:es|ing)? (?:in|into)|poking in|peeking in|leaning in|entering (?:from|the frame)|coming in from)\b | -
uncut | - | \b(?:nothing cut at the edges|whole inside the frame|even margins on every side)\b
# state and weather
dry | \b(?:dried[- ]up|drained|no water|without water|waterless|drought|parched|dry (?:lake|river|riverbed|fountain|well|pond|pool|canal|reservoir)|empty (?:\p{L}+ )?(?:pool|fountain))\b | -
standing water | \b(?:puddles?|rain\w*|water) | \b(?:still (?:black )?water|(?:black|flat|dark|clear) water)\b
wet | \b(?:puddles?|rain\w*|wet) | \b[Ww]et\b
watery | \b(?:puddles?|rain\w*|reflect\w*) | \b(?:on the water|close to the water|the reflection reaching|one reflection|ripples|mist on the water|mirrored)\b
burnt | \b(?:burnt|burned|charred|scorched|after the (?:forest |wild)?fire|wildfire)\b | -
green | \b(?:green|spring|regrow\w*|new growth|sprout\w*|leaves|leafy|flowers?|moss\w*) | \b(?:green crown|ferns?|moss\b|fresh leaves|blossom\w*|leafy|leaf green|fresh green)\b
rainy | \b(?:rain(?:y|ing|storm)?|downpour|monsoon|drizzle|lluvia|pluie|regen|pioggia|chuva|deszcz\w*)\b|雨 | -
snowy | \b(?:snow(?:y|ing|storm|fall)?|blizzard|winter)\b | -
clear sky | \b(?:sun\w*|clear|rainbow|blue sky|after the rain) | \b(?:clear sky|blue sky|warm bright air|dust hanging|dry (?:dust|grass|leaves|soil))\b
summer green | \b(?:green|summer|flowers?|leaves|grass|meadow) | \b(?:green crown|clover|flowers\b|wild ?flowers|ferns|knee-high grass|bent grass|washing left out|black cloud over fields|leaf green|green leaves|butterfl(?:y|ies))\b
vapour | \b(?<whose>[\p{L}-]+) (?:made|formed|built|woven|sculpted) (?:entirely |only |all |wholly |purely )?(?:out )?(?:of|from) (?:smoke|fog|mist|clouds?|steam|light|stars|water|fire|flames?|shadows?|ice|glass|crystal|sand|rain|wind|stone|paper|metal|wood|roots|branches|leaves|flowers|books|wire|gears|moss)\b | -
body | \b(?:breath|fur|eyes|muzzle|feathers) | \b(?:breath (?:hanging|in)|frosted muzzle|amber eyes|\bfur\b|feathers|whiskers|coat\b|skin\b)\b
# what is drawn, and how
fine line | \b(?:fine[- ]?lines?|thin[- ]lines?|delicate lines?|hairline)\b | -
bold line | \b(?:bold|thick)(?: [\p{L}-]+)? (?:lines?|outlines?|strokes?)\b | \b(?:[Bb]old (?:even )?(?:black )?(?:out)?lines?|thick (?:even )?(?:strokes|outlines)|heavy (?:outlines|contours?))\b
whip shade | \bshad\w+ | \bwhip shading\b
unlined | \b(?:no|without(?: any)?) (?:out)?lines?\b|\bline-?less\b | -
unbroken line | \b(?:single|one|continuous)[- ](?:continuous |unbroken )?line\b | \b(?:in one (?:fine )?unbroken line(?: of even weight)?)\b
outlined | - | \b(?:(?:out)?lines|contours?|outer edge closed|Thin single-weight line)\b
single line | \b(?:single|one|continuous)[- ](?:continuous |unbroken )?line\b | -
areas | \b(?:wash|washes|hatch\w+|colou?r) | \b(?:washes|hatching|whip shading|stippl\w*|flat colour|colour areas|gradients?|modelled)\b
unshaded | \b(?:no|without(?: any)?) (?:shading|shade|hatching)\b|\bunshaded\b | -
shaded | - | \b(?:hatching|whip shading|parallel strokes|rubbed graphite|dark masses|massed in dark|modelled|gradients?|washes of shadow|dark strokes)\b
ungraded | \b(?:no|without(?: any)?) gradients?\b|\bflat (?:colou?rs?|vector|design|illustration)\b | -
graded | \b(?<!no )(?<!without )gradients?\b|\bshaded\b | \b(?:gradients?|graded|soft shading|modelled|soft modelling)\b
profile pose | - | \b(?:side-on|in (?:full |strict )?profile)\b
three quarter | \bthree[- ]quarter\b | \b[Tt]hree-quarter view\b
lettered sheet | \b(?:labels?|labelled|labeled|callouts?|captions?|text|numbers?|numbered|words?)\b | \b(?:callouts|labels|numbered|a number beside)\b
unlettered | \b(?:no|without(?: any)?) (?:text|words?|labels?|letters|lettering)\b | \b(?:no (?:extra )?text)\b
# of where and when things are
abroad | \b(?:rom[ae]n?|ital(?:y|ia|ian)|paris(?:ian)?|fran(?:ce|cia)|french|london|england|english|british|scot\p{L}+|irish|ireland|lisbo\p{L}+|portug\p{L}+|spa(?:in|nish)|españ\p{L}*|barcelona|madrid|sevill\p{L}*|german\p{L}*|berlin|vienna|wien|austria\p{L}*|pragu?e|praha|poland|polish|warsaw|kraków|krakow|greece|greek|athens|santorini|turk\p{L}+|istanbul|morocc\p{L}+|marrakech|cairo|egypt\p{L}*|india\p{L}*|delhi|mumbai|jaipur|nepal\p{L}*|tibet\p{L}*|chin(?:a|ese)|beijing|shanghai|hong kong|japan\p{L}*|tokyo|kyoto|osaka|korea\p{L}*|seoul|thai\p{L}*|bangkok|viet\p{L}*|hanoi|bali\p{L}*|indones\p{L}+|russia\p{L}*|moscow|iceland\p{L}*|norw\p{L}+|swed\p{L}+|finland|finnish|danish|denmark|amsterdam|dutch|holland|netherlands|mexic\p{L}+|oaxaca|cuba\p{L}*|havana|peru\p{L}*|brazil\p{L}*|kenya\p{L}*|ethiop\p{L}+|nigeria\p{L}*|lagos|jerusalem|damascus|persian?|iran\p{L}*|engawa|izakaya)\b|縁側|京都|東京|屋根 | -
american | \b(?:american|new york|brooklyn|texas|california|usa|america) | \b(?:tar paper|wooden decking|water tanks?|picket fence|fire escapes?|yellow cabs?|hanging swing seat|rocking chair|pickup|mailbox|fire hydrant|screen door|folding chairs|string lights)\b
past | \b(?:ancient|medi(?:a)?eval|victorian|viking(?: age)?|tudor|georgian|edwardian|colonial|renaissance|baroque|bronze age|iron age|stone age|prehistoric|feudal|edo|(?:1[0-8]|[1-9])th[- ]century|1[0-8]\d\d'?s?|aztec|mayan?|inca|azteca|pharaohs?|roman empire|regency)\b | -
modern | \b(?:bus|buses|cars?|trucks?|metro|subway|tram|phones?|smartphone|laptops?|computers?|laundromat|supermarket|neon|airport|plane|astronauts?|robots?|skate\w*|motorcycle|vespa|scooter|gas station|petrol|plumber|nurse|hospital|electric\w*|cyber\w*|modern|today|dj|gamer|barista|selfie|tv|television|microwave|fridge|vending|hoodie|sneakers|headphones|firefighter|parking|car park|traffic|football|tattoo|reenact\w*|museum|tourists?|steampunk|futuristic) | \b(?:asphalt|traffic|neon|plastic|street ?lamps?|electric|ceiling tubes|parked (?:cars|bicycles)|bicycles|cars?\b|trolley|screens?|glass shelter|wires overhead|overhead wires|pylons?|satellite dish|tuk-tuks|trams|taxis|zebra crossing|bins|scooters?|tarmac|shop tubes|boombox)\b
costume | \b(?:lace|velvet|ruff|doublet|renaissance dress|costume) | \b(?:lace collar|velvet sleeve|ruff\b|doublet|long curled hair|powdered wig|pearl-sewn|brocade)\b
street things | \b(?:trams?|streets?|town|tuk|taxi|city) | \b(?:pavement|facades|trams|tuk-tuks|taxis|yellow trams|balconies|shop fronts)\b
set stone | \b(?:ring|pendant|brooch|earrings?|necklace)s? with (?:an? )?(?:[\p{L}-]+ ){0,2}(?:emerald|ruby|diamond|sapphire|stone|pearl|opal|amethyst|topaz|garnet|moonstone|turquoise|amber|gem\w*)\b | -
engraved face | \bengrav\w+ | \ban engraved face\b
cctv | \b(?:cctv|security cam\w*|surveillance (?:cam\w*|footage)|doorbell cam\w*|dash ?cam|body ?cam|trail cam\w*|webcam)\b | -
set camera | \b\d+ ?mm\b | \b\d+mm (?:[\p{L}]+ )?lens\b|^(?:Full|Wide|Medium|Three-quarter|Close-up|Straight-on)\b
art photograph | \bfilm still\b | \b(?:[Pp]hotograph|[Ff]ilm still|frame, fine grain)\b
colourless | \b(?:black[- ]?(?:and|&|n)[- ]?white|b ?& ?w|monochrome|gr[ae]yscale|noir)\b | -
tinted light | \b(?:red|pink|blue|neon|coloured|amber|gold\w*) | \b(?:magenta|amber|orange|golden|pink|violet|rose|honey|red and blue|pink and blue)\b
interior told | \binteriors?\b|\binside (?:of )?(?:an?|the|my|our)\b | -
open air | \b(?:window|view|door|outside) | ^(?:On|In|Under|Along|Beside|At|Before|Over|From) (?!.*\b(?:window|pane|door) )[^,]*(?:,.*)?\b(?:shore|fjord|sky|street|field|meadow|hills?|forest|road|square|harbour|shingle|garden|path)\b
autumnal | \b(?:autumn|fallen leaves|fall (?:leaves|colou?rs)|dry leaves|dead leaves|october|november|herbst\p{L}*|otoño|automne|autunno|outono|jesie[nń]\p{L}*)\b | \b[Dd]ry leaves\b
leaf green | \bgreen\b | \b(?:[Ll]eaf green|[Ff]resh green|green leaves)\b
dotted | \b(?:stippl\w*|dotwork|dot work|pointillis\w*)\b | -
hatched | \bhatch\w* | \b(?:[Ss]hade built from hatching|massed in dark strokes|laid in with parallel strokes)\b
penned | \b(?:lines?|contour\w*) | \b(?:[Ss]cratchy pen contours|searching contours)\b
eastern | \b(?:japan\p{L}*|kyoto|tokyo|chin(?:a|ese)|korea\p{L}*|thai\p{L}*|buddhist|shinto|zen|bali\p{L}*|tibet\p{L}*|viet\p{L}*|cambodia\p{L}*|burm\p{L}+|myanmar|bhutan\p{L}*|nepal\p{L}*)\b|日本|京都 | -
western house | \b(?:greek|roman|gothic|european|western) | \b(?:fluted|pediment|sash windows|chair half out|coat on a hook|head ?lamps beyond|panelled front door|pointed arches|gothic|battlements|steeple|spire)\b
glass house | \b(?:greenhouse|conservatory|orangery|glasshouse|hothouse)\b | -
plastered | \b(?:plaster|calendar|seats?) | \b(?:plaster|calendar|every seat|peeling walls)\b
framing leaves | \b(?:leaves|stems) | \b(?:blurred leaves framing the edge|stems crossing the (?:left|right) edge)\b
dried | \bdried (?:flowers?|roses?|lavender|herbs?|leaves|fruit\w*|\p{L}+)\b|\bwilted\b|\bwithered\b | -
fresh | \b(?:dew\w*|wet|fresh) | \b(?:velvety|heavy with rain|dew\b|fresh|wet iron|drops gold|one petal just)\b
umbrella | \bumbrellas?\b | -
parasol | \bparasols?\b | \bparasols?\b
mono means | \b(?:line art|black and white|one colou?r|single colou?r|monochrome|ink)\b | -
paling | \bblue\b | \bpaling to blue\b
loose ground | - | \beverything behind (?:in two or three broad strokes|as plain flat shapes|left in a few lines)\b
groundless | \bno background\b | -
still life | \bstill[- ]lifes?\b | -
by a part | - | ^[^.,]* as (?:one|its|a single) (?!(?:even|small|thin|low|pale|dark|flat|plain) |\p{L}+ ?(?:shape|outline|mass|line|form)|shape|outline|mass|line|form|group|row|ring|pair|whole)
close company | - | \bshoulders touching\b
drawn apart | - | \bdrawn tight between\b
stone top | (?<told>\b(?:marble|granite|slate|concrete|stone|steel|tiled|terrazzo|zinc|glass) (?:counter(?:top)?|worktop|table ?top|table|slab|bar|desk|surface)\b) | \ban? (?:(?:worn|bare|plain|low|small|old|scrubbed|pale) )*(?:wooden|oak|walnut|pine|black-stained|whitewashed|scrubbed pine) table(?:top)?\b
under water | \b(?:kelp|coral|reef|sea ?bed|under ?water|ocean floor|deep sea)\b | -
on the surface | \bsurface\b | \b(?:one reflection|no shore|(?<!from )close to the water|the reflection reaching|above it, water and sky bare|to the horizon)\b
open land | \b(?:desert|dunes?|beach|fields?|meadow|forest|woods|mountain\w*|tundra|glacier|on mars|on the moon|prairie|savannah?)\b | -
house inside | \b(?:carpet|room|hall|house|interior) | \b(?:a runner|carpet|banister|wallpaper|ceiling|parquet|curtain|caught at the turn)\b
of the sky | \b(?:phases of the moon|moon phases|planets?|solar system|galax\w+|eclipses?|constellations?|black holes?|stars)\b | -
of the land | \b(?:leaves|land|garden) | \b(?:joined by leaves and stems[^,]*|Clear daylight from)\b
early hour | \b[3-6] ?a\.?m\b|\bbefore (?:dawn|sunrise)\b | -
evening hour | \b(?:dusk|evening|twilight) | \bdusk\b
built site | \bscaffold\w* | \bscaffolding\b
far ranges | - | \b(?:ranges behind ranges|hills folding into|open sea to the horizon|towers rising behind towers)\b
hot land | \b(?:egypt\p{L}*|pharaohs?|sahara|arabian?|oasis|dubai|morocc\p{L}+|marrakech|savannah?|bedouin|timbuktu|petra)\b | -
northern | \b(?:snow|ivy|moss|rain|garden) | \b(?:yews?|moss|ivy|firs?|frost\w*|spruce|rain running|leaves caught|gone over to weeds)\b
toy crown | \b(?:paper|cardboard|plastic|toy|party|flower|daisy|tinsel) (?:crown|tiara)\b | -
at court | \b(?:palace|castle|throne|velvet) | \b(?:high stone window|velvet curtain|towers and hills|throne|the chamber dark)\b
spilt | \b(?:spilled|spilt|overturned|knocked[- ]over|tipped over)\b | -
served | \bsteam\w* | \b(?:curl of steam|spoon just laid|steam white)\b
second stroke | - | \band one short stroke for the ground\b
low water | \blow tide\b|\bmud ?flats?\b | -
open water | \bopen water\b | \b(?:wide (?:open|empty) water|still black water)\b
by the water | \b(?:shore|bank|beach) | \bfrom close to the water\b
storm coming | \b(?:storm\w*|thunder\w*|black cloud|squall) | \b(?:before a storm|black cloud|storm|squall)\b
downward | - | \bstraight down\b
gone behind | - | \beverything (?:behind|beyond [^,]+) (?:gone|lost) in [^,]+
# views that need a room
in a room | \b(?:room|interior|kitchen|bedroom|bathroom|office|hall|studio|shop|caf[eé]|bar|restaurant|library|church|museum|workshop|attic|cellar|basement|corridor|classroom|indoors?|inside|apartment|living|loft|garage|barn|greenhouse|station|theat\w+|gym|tavern|pub|cabin|lounge|laundromat|supermarket|store|bakery|lab\w*|ward|cathedral|temple|bunker|cave|cell|stairs?|staircase) | -
cornered | - | ^Wide (?:shot|view) from one corner\b
`;

/** A claim with the words of a sentence and those of a clause that make it. */
export interface ClaimRow {
  readonly id: string;
  readonly told: RegExp | undefined;
  readonly said: RegExp | undefined;
}

const expression = (cell: string | undefined): RegExp | undefined =>
  textOf(cell) === '' ? undefined : sifted(new RegExp(textOf(cell), 'iu'));

let made: readonly ClaimRow[] | undefined;

/** Every claim that is known, read on first use. */
export function claimRows(): readonly ClaimRow[] {
  made ??= rowsOf(ROWS, 3).map(([id = '', told, said]) => ({
    id,
    told: expression(told),
    said: expression(said),
  }));
  return made;
}

/** What no words tell. */
const UNTOLD = /$^/;

let told: Sieve | undefined;

/** The claims that words may make, by how they are told. */
export function claimsOf(words: string): readonly ClaimRow[] {
  const rows = claimRows();
  told ??= new Sieve(rows.map((row) => row.told ?? UNTOLD));
  return told.passing(words).flatMap((at) => rows[at] ?? []);
}
