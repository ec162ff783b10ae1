/** Parts of the body seen close: names | kind and traits | details | usual places | colours | drawing. */
export const BODY = `
chest | hands person +her +his +my +their +baby +tattoo +bare +breathing | a line of the collarbone, a slow rise of breath | in front of a plain backdrop | skin tones, cream | -
# hands and arms
hand, human hand | hands hand | slender fingers, short clean nails, fine lines across the knuckles, a visible vein at the wrist | above a plain table; in front of a dark backdrop | skin tones, rose, cream | hand
pair of hands/pairs of hands, two hands, cupped hands, open hands | hands hand plural | two palms close together, interlaced fingers, fine lines across the knuckles, rolled cuffs | above a plain table; in front of a dark backdrop | skin tones, rose, charcoal | hand
old hands, wrinkled hands, elderly hands, weathered hands | hands hand plural | raised blue veins, brown age spots, swollen knuckles, thin loose skin, a worn gold ring | on a wool blanket; on a wooden table | skin tones, brown, gold | hand
baby hand, baby's hand, tiny hand | hands tiny | dimpled knuckles, paper-thin nails, tightly curled fingers, a crease at the wrist | on a white blanket | pink, cream, white | hand
palm | hands hand +hand +open +lines +reading +upturned | three deep creases, a padded thumb base, spread fingers, fine skin ridges | on a dark cloth under a lamp | skin tones, rose, black | hand
fist, clenched fist, raised fist | hands hand | whitened knuckles, a thumb across the fingers, tight tendons at the wrist | raised against a plain sky; on a table top | skin tones, black, red | hand
finger, index finger, fingertip, pointing finger | hands tiny | a short clean nail, fine skin ridges at the tip, two bent joints | in front of a plain backdrop | skin tones, rose, grey | hand
thumb, thumbs up, thumb up | hands tiny | a short clean nail, folded fingers below, fine creases at the joint | in front of a plain backdrop | skin tones, rose, grey | hand
fingerprint, thumbprint | hands tiny | whorled parallel ridges, one small scar line, an ink edge | on white paper | ink black, white, blue | -
fingernail, nail art, manicure, manicured hand, painted nail | hands tiny glossy | glossy almond-shaped nails, smooth cuticles, spread fingers | on a pale marble surface | cherry red, nude pink, white | hand
nail | hands tiny +finger +painted +polish +toe +varnish | a glossy almond shape, a smooth cuticle, a thin highlight | on a pale marble surface | cherry red, nude pink, white | hand
handshake | hands hand | two right hands clasped, two thumbs crossed, a dark cuff and a white cuff | above a polished table | skin tones, navy, white | hand
holding hands, joined hands, linked hands, clasped hands | hands hand plural | two hands with laced fingers, a thumb over a knuckle, two different sleeves | at hip height on a path; on a cafe table | skin tones, denim blue, cream | hand
praying hands, folded hands | hands hand plural | two palms pressed together, straight fingertips, a loose cuff, a string of beads | in front of a dark backdrop | skin tones, brown, black | hand
peace sign, victory sign, heart hands, hand heart | hands hand | two raised fingers, a folded thumb, a bracelet at the wrist | in front of a plain backdrop | skin tones, sky blue, white | hand
wrist, pulse | hands hand | two fine tendons, a blue vein under thin skin, a turned-back cuff | on a plain table | skin tones, blue, white | hand
arm, forearm, bare arm | hands person | a long muscle line, fine hairs catching light, a bent elbow, a bony wrist | in front of a plain backdrop | skin tones, cream, grey | hand
elbow | hands hand | a bony point, loose creased skin, a rolled sleeve | on a wooden table | skin tones, blue, wood | -
shoulder, bare shoulder, collarbone | hands person | a round shoulder, a sharp collarbone shadow, a thin strap, loose strands of hair | in front of a plain backdrop | skin tones, cream, black | -
biceps/biceps, bicep, flexed arm | hands person | a hard round muscle, a raised vein, a clenched fist, a damp sheen | in front of a dark backdrop | bronze, black, white | -
# legs and feet
foot/feet, bare foot/bare feet | hands hand | a curved arch, five toes, a round heel, fine tendons, a prominent ankle bone | on wet sand; on wooden boards | skin tones, sand, rose | foot
baby foot/baby feet, tiny foot/tiny feet, baby's foot/baby's feet | hands tiny | round pink toes, a soft wrinkled sole, a crease at the ankle | on a white blanket | pink, cream, white | foot
toe, big toe | hands tiny | short clean nails, rounded tips, grains of sand between | on wet sand | skin tones, sand, rose | foot
ankle, bare heel, sole of the foot | hands hand | a smooth bony knob, a taut tendon, creased skin below | on wooden boards | skin tones, rose, brown | foot
leg, bare leg, long leg, thigh | hands person | a long shin line, a rounded calf, a soft highlight along the bone, a pointed foot | against a plain wall; on a sunlit floor | skin tones, cream, grey | -
knee, bent knee, scraped knee | hands hand | a rounded kneecap, creased skin, a small graze, a hem above | on a stone step | skin tones, red, denim blue | -
chalk outline, body outline, chalk body outline | terrain person | a white chalk line in the shape of a fallen body, one arm bent up, smudges along the line | on a street | white, asphalt grey | -
footprint, bare footprint | terrain hand | a deep heel, a curved edge, five toe marks, a rim of displaced sand | on wet sand; in fresh snow | sand, shadow blue, white | footprint
# face
face, human face, portrait face, visage | hands person | clear eyes with small highlights, fine skin texture, lips at rest, a soft line from nose to mouth | in front of a plain backdrop | skin tones, brown, rose | person
old face, wrinkled face, weathered face | hands person | deep forehead lines, crow's feet, sunken cheeks, white stubble, watery eyes | in front of a dark backdrop | skin tones, grey, brown | person
head, human head, bust portrait | hands person | a straight neck, a defined jaw, short hair, one ear in view | in front of a plain backdrop | skin tones, brown, grey | person
profile, face in profile | hands person | a clear line of forehead, nose, lips and chin, one eye, a lit jaw edge | in front of a plain backdrop | skin tones, black, rose | person
eye, human eye, eyeball | hands tiny glossy | a patterned iris, a round black pupil, long lashes, a window reflection, fine red veins in the white | filling a close view of the face | hazel, white, skin tones, black | eye
iris, pupil | hands tiny glossy +eye +macro | radial fibres, a dark outer ring, a round black centre, a square window reflection | filling a close view of the face | blue, amber, black | eye
pair of eyes/pairs of eyes, two eyes, blue eyes, green eyes, brown eyes | hands hand plural glossy | two bright irises, small highlights, long lashes, arched eyebrows, the bridge of the nose | filling a close view of the face | blue, skin tones, brown | eye
eyelash, eyelid, eye makeup, eye make-up | hands tiny | long curved hairs, a shimmer of powder on the lid, a fine dark line at the rim | filling a close view of the face | black, copper, skin tones | eye
eyebrow | hands tiny | dense short hairs in one sweep, a fine arch, smooth skin above | filling a close view of the face | dark brown, skin tones, rose | eye
cat eye, animal eye, dragon eye, reptile eye | hands hand glossy | a vertical slit pupil, a veined bright iris, a scaled or furred rim, a small sky reflection | filling a close view of the head | amber, green, black | eye
nose, nostril | hands hand | a straight bridge, soft round wings, fine pores, a highlight at the tip | filling a close view of the face | skin tones, rose, umber | -
mouth, open mouth | hands hand | parted lips, a row of white teeth, the tip of the tongue, fine vertical creases | filling a close view of the face | rose, white, skin tones | -
lip, red lips, painted lips, full lips | hands tiny glossy | a defined upper bow, a full lower curve, fine vertical creases, a wet highlight | filling a close view of the face | cherry red, rose, skin tones | lipstick
smile, grin, toothy smile | hands hand | lifted mouth corners, a row of white teeth, dimples, creased lower eyelids | filling a close view of the face | rose, white, skin tones | -
tongue | hands tiny glossy | a wet pink surface, a centre groove, tiny bumps, parted lips around | filling a close view of the face | pink, rose, white | -
tooth/teeth, molar, milk tooth/milk teeth | hands tiny glossy | smooth white enamel, a fine translucent edge, pink gum at the root | on a white surface; in a close view of the mouth | white, ivory, pink | -
ear, human ear | hands hand | a curled outer rim, a soft lobe with a small stud, fine strands of hair behind | filling a close view of the head | skin tones, rose, gold | -
cheek, dimple, blush | hands hand | a round soft curve, a rosy patch, fine downy hairs against the light | filling a close view of the face | rose, skin tones, cream | -
chin, jaw, jawline | hands hand | a sharp bone edge, a small cleft, a shadow along the neck | filling a close view of the face | skin tones, grey, umber | -
forehead, brow | hands hand | three fine horizontal lines, a hairline, two eyebrows below | filling a close view of the face | skin tones, brown, cream | -
neck, nape, throat | hands hand | two long tendons, a hollow between collarbones, loose strands of hair | in front of a plain backdrop | skin tones, brown, cream | -
tear, teardrop | hands tiny glossy translucent | a clear drop with a bright highlight, a wet track down the cheek, clumped lashes | filling a close view of the face | silver, skin tones, rose | eye
# hair and skin
hair, long hair, head of hair, locks | hands person mass | smooth strands in a heavy fall, a soft sheen along the bend, lifted ends | in front of a plain backdrop; in wind | chestnut, gold, black | -
curly hair, curls, afro, afro hair | hands person mass | dense springy coils, a halo of fine strands against the light, a rounded outline | in front of a plain backdrop | black, dark brown, amber | -
braid, plait, pigtail, ponytail, dreadlock, cornrow | hands person | three interlaced strands, short loose hairs, a ribbon at the end | over one shoulder; down a straight back | chestnut, gold, red | -
hair bun, updo, hairstyle, haircut, hairdo | hands person | smooth strands wound in a coil, two hairpins, loose wisps at the neck | in front of a plain backdrop | dark brown, gold, cream | -
bun | hands person +hair +head +style +stylist | smooth strands wound in a coil, two hairpins, loose wisps at the neck | in front of a plain backdrop | dark brown, gold, cream | -
beard, long beard, stubble | hands hand | dense curled hairs, grey streaks at the chin, a trimmed edge along the cheek | filling a close view of the face | brown, grey, skin tones | -
moustache, mustache, handlebar moustache | hands hand | two waxed curled tips, combed dense hairs, a parted centre | filling a close view of the face | dark brown, skin tones, rose | -
skin, bare skin, skin texture | hands hand mass | fine pores, soft down, a faint blue vein, a warm sheen | filling a close view of the body | skin tones, rose, cream | -
freckle, freckled face | hands hand | small copper spots across nose and cheeks, pale lashes, smooth fair skin | filling a close view of the face | copper, cream, rose | person
wrinkle, laugh line, crow's feet | hands hand | fine branching lines at the eye corner, deeper folds by the mouth | filling a close view of the face | skin tones, brown, grey | eye
scar, wound | hands hand | a pale raised line with stitch marks, smooth skin around, a slight pink edge | filling a close view of the body | skin tones, pink, white | -
tattoo, tattooed arm, tattoo sleeve | hands hand | fine black outlines, soft grey shading, one red accent, skin pores under the ink | on a forearm; across a bare back | ink black, skin tones, red | hand
henna, henna hand, mehndi | hands hand | fine brown lace lines, leaf and dot borders, a flower in the palm, gold bangles | on a silk cloth | henna brown, gold, crimson | hand
# trunk and inside
body, human body, torso, nude figure | hands person | a long spine line, rounded shoulders, a soft shadow along the ribs, relaxed arms | in front of a dark backdrop | skin tones, black, umber | person
bare back, spine | hands person | two shoulder blades, a long centre groove, soft light along the ribs | in front of a dark backdrop | skin tones, black, umber | -
back | hands person +bare +naked +muscles +tattooed +shoulder +shoulders | two shoulder blades, a long centre groove, soft light along the ribs | in front of a dark backdrop | skin tones, black, umber | -
bare chest, abs, six pack, belly, stomach, tummy | hands person | a flat breastbone, soft shadow lines, a navel, fine hairs | in front of a dark backdrop | skin tones, bronze, black | -
chest | hands person +bare +muscular +body +man +skin | a flat breastbone, soft shadow lines, a navel, fine hairs | in front of a dark backdrop | skin tones, bronze, black | -
baby bump, pregnant belly | hands person | a smooth round curve, a raised navel, two hands resting above and below, a soft open shirt | beside a window | skin tones, cream, white | -
silhouette, human silhouette, shadow of a man, shadow figure | hands person | a black head-and-shoulder outline, a thin bright edge, clear space between arms and body | before a bright doorway; on a pale wall | black, amber, white | person
skeleton, human skeleton | hands person | a rounded skull, a cage of curved ribs, a jointed spine, long finger bones | on a steel stand; in dry earth | bone, brown, black | skeleton
skull, human skull | hands hand | two deep eye sockets, a triangular nose hole, a row of teeth, fine zigzag seams | on a dark wooden table beside a candle | bone, brown, black | skull
bone, thigh bone, human bone | hands hand | two rounded knobs, a smooth pale shaft, hairline cracks | on a dark cloth | bone, ochre, black | bone
rib, ribcage, rib cage | hands person | curved paired bones, a flat breastbone, dark gaps | on a steel stand | bone, grey, black | skeleton
brain, human brain | hands hand glossy | two folded halves, deep grooves, fine red vessels, a short stem | on a steel tray; in a glass jar | pink, grey, red | -
anatomical heart, human heart, heart organ | hands hand glossy | thick curved arteries, blue and red vessels, a fist-shaped muscle, a streak of yellow fat | on a white sheet; on a dark ground | crimson, blue, ivory | heart
lung, kidney, liver, human organ | hands hand glossy | smooth lobes, branching tubes, fine vessels, a moist sheen | on a white sheet | pink, dark red, blue | -
blood vessel, blood cell, neuron, nerve cell, human cell | hands tiny translucent | branching threads, a rounded core, soft translucent walls, tiny granules | under a microscope | red, blue, violet | -
# animal parts
paw, cat paw, dog paw | hands hand furry | four soft toe pads, one large heel pad, tufts of fur between, hooked nail tips | on a wooden floor; on a window sill | pink, cream, tan | -
claw, talon | hands hand | three hooked black tips, scaled knuckles, a sharp inner edge | around a bare branch | black, yellow, grey | -
hoof/hooves | hands hand | a dark curved wall, a feathered fringe of hair, a worn iron shoe | on wet cobbles | black, brown, grey | -
angel wing, feathered wing, pair of wings, bird wing, wing | hands large feathered | long overlapping quills, soft down at the shoulder, a curved leading edge | in front of a plain backdrop | white, cream, grey | feather
butterfly wing, insect wing, dragonfly wing | hands tiny translucent | rows of tiny scales, dark branching veins, a scalloped edge | filling a close view of the insect | orange, black, blue | butterfly
bat wing, dragon wing, demon wing | hands large | leathery skin, long finger bones, a hooked thumb, torn edges | spread against a dark sky | black, dark red, grey | -
beak | hands hand glossy | a hard curved edge, a small nostril, a hooked tip, fine scratches | filling a close view of the head | yellow, orange, black | -
horns | hands hand plural +demon +devil +satyr +faun +tiefling +bull +goat +ram +minotaur +demoness +succubus +oni +imp +dragonborn +viking +rhino +yak +buffalo +cow +monster +deer +girl +woman +curled +curved +spiral | ridged curved shafts, worn tips, thick bases | above the brow | bone, black, brown | -
horn | hands hand +unicorn +rhino +rhinoceros +narwhal | a ridged tapering shaft, a worn tip, a thick base | above the brow | bone, ivory, brown | -
antler, stag antler, ram horn, animal horn | hands large | ridged branching tines, pale worn tips, a rough round base | on a bare wooden wall; against a pale sky | bone, brown, grey | -
tail | hands hand furry +fox +cat +dog +fluffy +peacock | a long tapering curve, dense soft hair, a paler tip | on a wooden floor | rust, cream, brown | -
snout, muzzle, whisker | hands hand furry | a moist dark nose, fine white hairs, soft lips, short dense fur | filling a close view of the head | black, tan, white | -
fur, animal fur | hands hand mass furry | dense soft underhair, long glossy guard hairs, a parting where the coat bends | filling a close view of the coat | tan, cream, brown | -
`;
