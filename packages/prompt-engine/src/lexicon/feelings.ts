/** How feelings and moods show: names | temper traits | face | body | light | colours | mood. */
export const FEELINGS = `
# Calm
calm, calmly, calmness, serene, serenely, serenity, tranquil, tranquility, composed | calm | brow smooth, eyelids low, lips lightly closed | shoulders low, hands open and resting | soft, even | pale grey, sage, cream | calm, quiet
peaceful, peacefully, peace, restful, soothing, relaxing | calm | eyes half closed, mouth at rest | body settled back, hands loose in the lap | soft, warm | sand, pale blue, moss | peaceful, still
relaxed, at ease, easygoing, laid-back, laid back, chilled, chill, carefree | calm | a small smile, eyelids low, jaw loose | weight leaning back, limbs loose and spread | warm, low | honey, denim blue, cream | relaxed, easy
cozy, cosy, coziness, cosiness, snug, homely, homey, comfy, comfortable, hygge | calm | cheeks warm, eyes half closed, a faint smile | knees drawn up, shoulders tucked in, arms close | warm, low | amber, oat, brick red | warm, sheltered
content, contented, contentedly, satisfied, fulfilled, contentment | calm | lips closed in a slight smile, eyes soft | shoulders down, hands folded, a settled seat | warm, soft | wheat, olive, cream | content, settled
relieved, relief, with relief, reassured | calm | eyes closed, breath leaving through parted lips, brow letting go | shoulders dropping, one hand flat on the chest, head tipped back | soft, opening | pale gold, white, light blue | relieved, light
meditative, contemplative, pensive, thoughtful, thoughtfully, reflective, introspective, lost in thought, absorbed | calm | eyes unfocused toward a far point, lips together | chin on one hand, body still, head slightly bowed | soft, sidelong | slate, ochre, cream | thoughtful, quiet
focused, concentrated, concentrating, attentive, intent, intently, absorbed in work, diligent | calm | eyes narrowed on the work, lips pressed lightly together | head bent forward, elbows close, hands steady | clear, directed | graphite, white, steel blue | focused, quiet
patient, patiently, patience | calm | eyes steady, mouth closed, brow even | weight settled, hands folded in front | even, still | grey, tan, dull green | patient, calm
gentle, gently, kind, kindly, kindness, caring, compassionate | calm | eyes soft and lowered, a slight smile | body leaning in, hands open and low | soft, warm | rose, cream, light brown | gentle, kind
dreamy, dreamlike, dreamily, ethereal, otherworldly, surreal | calm | eyes half closed and unfocused, lips slightly parted | head tilted back, limbs loose, weight light | hazy, glowing | pale lilac, pearl, soft blue | dreamlike, floating
zen, mindful, harmonious, harmony | calm | eyes closed, brow smooth, mouth at rest | back straight, hands open on the knees | even, diffuse | stone grey, moss, white | balanced, clear
sleepy, drowsy, sleepily, groggy, half asleep | tired | eyelids heavy, mouth slack, head nodding | shoulders sunk, chin toward the chest, hands slack | dim, warm | dusty blue, cream, amber | drowsy, calm

# Joy
happy, happily, happiness, glad, gladly, cheerful, cheerfully, cheery, merry, sunny mood, sunny disposition, sunny smile, upbeat | joy | a broad smile, cheeks raised, eyes narrowed by it | chest open, shoulders loose, hands lifted | bright, warm | sunny yellow, sky blue, coral | happy, bright
joyful, joyfully, joyous, joy, jubilant, overjoyed, elated, ecstatic, delighted, euphoric, delight | joy | mouth wide open in a laugh, eyes pressed to slits | arms thrown up, back arched, heels off the ground | bright, sparkling | yellow, red, white | joyful, lively
excited, excitedly, excitement, thrilled, eager, eagerly, enthusiastic, exhilarated, exhilarating | joy | eyes wide, brows up, mouth open | weight on the toes, body leaning forward, fists closed at the chest | bright, crisp | orange, turquoise, white | excited, eager
festive, celebratory, party mood | joy | laughing faces, cheeks flushed | arms raised, bodies turned to each other | bright, twinkling | red, gold, green | festive, lively
triumphant, triumphantly, victorious, victory, triumph | proud | mouth open in a shout, chin high | both fists raised overhead, chest out | strong, golden | gold, white, deep blue | triumphant, elated
grateful, gratefully, thankful, gratitude | joy | eyes wet and soft, lips pressed in a smile | one hand on the chest, head slightly bowed | soft, golden | gold, cream, rose | grateful, warm
optimistic, hopeful, hopefully, hope, uplifting, inspiring, inspired, aspirational | joy | face lifted, eyes bright and open, lips just parted | back straight, weight forward, one hand rising | clear, rising | pale gold, light blue, white | hopeful, light
wholesome, heartwarming, charming, cute, adorable, kawaii, innocent | joy | round eyes, cheeks raised, a small smile | small rounded posture, hands close together, head tilted | soft, bright | peach, mint, cream | sweet, light
freedom, liberated | joy | face to the wind, eyes closed, mouth open | arms spread wide, chest forward, head back | wide, bright | sky blue, white, grass green | free, open

# Fun
funny, humorous, comical, comic, hilarious, amusing, amused, silly, goofy, absurd | funny | eyebrows uneven, cheeks puffed, eyes wide | knees bent outward, elbows up, head tilted far over | bright, even | yellow, pink, sky blue | funny, playful
playful, playfully, fun, fun-loving, cheeky, quirky, whimsical, lighthearted, light-hearted | funny | a lopsided grin, one eyebrow raised | weight on one leg, body twisted, hands mid-gesture | bright, lively | coral, turquoise, yellow | playful, light
mischievous, mischievously, naughty, sly, slyly, cunning, sneaky, impish, scheming | funny | eyes narrowed to one side, one corner of the mouth up | shoulders raised, head lowered, hands rubbing together | low, sidelong | plum, mustard, dark green | mischievous, sly
embarrassed, awkward, awkwardly, sheepish, embarrassment, clumsy, clumsily | funny | cheeks red, eyes cast down, lips pulled in | shoulders hunched, one hand at the back of the neck, feet turned inward | plain, close | pink, beige, grey | awkward, sheepish
sarcastic, smug, smugly, ironic, sassy, snarky | funny | one eyebrow up, lids half lowered, a tight half smile | arms crossed, hip pushed out, chin raised | crisp, frontal | teal, black, orange | smug, wry
confused, confusedly, puzzled, bewildered, perplexed, baffled, confusion, dazed | funny | brows uneven, eyes narrowed, mouth slightly open | head tilted, one hand scratching the scalp, shoulders up | flat, even | grey, mustard, pale green | puzzled, unsure

# Love
in love, loving, lovingly, love, adoring, affectionate, affection, tender, tenderly, tenderness | love | eyes soft on the other, lips slightly parted in a smile | bodies leaning in, foreheads close, hands joined | soft, golden | rose, amber, cream | tender, close
romantic, romantically, romance, passionate, passion, intimate, amorous | love | eyes lowered to the other's mouth, lips parted | faces a breath apart, one hand at the nape, bodies touching | low, warm | wine red, gold, dusk blue | romantic, close
sensual, seductive, sultry, flirty, flirtatious, flirting, alluring | love | chin lowered, eyes up through the lashes, lips closed in a slight smile | weight on one hip, one shoulder forward, neck long | low, warm | burgundy, bronze, black | sultry, languid
yearning, longing, longingly, pining, wistful, wistfully, desire | love | eyes on a far point, brows slightly raised, lips parted | one hand on the chest, body leaning toward the distance | dim, sidelong | dusty rose, slate, gold | wistful, longing
motherly, fatherly, nurturing, maternal, paternal | love | eyes lowered to the small one, a soft mouth | arms enclosing, back curved over, one hand behind the head | soft, warm | cream, ochre, soft blue | protective, warm
friendly, welcoming, warm-hearted, sociable, inviting, good-natured | love | open eyes, an easy smile | arms slightly open, body turned to the viewer, one hand held out | warm, even | yellow ochre, green, white | friendly, open
shy, shyly, timid, timidly, bashful, coy, shyness | fear | eyes lowered, a faint smile, cheeks flushed | shoulders drawn in, chin down, hands clasped in front | soft, dim | blush pink, grey, cream | shy, quiet
grief-stricken, grieving, grief, mourning, bereaved, in mourning, funereal | sad | eyes red and lowered, mouth drawn tight, wet cheeks | head bowed, shoulders fallen, one hand over the mouth | dim, grey | black, ash grey, white | grieving, heavy

# Sadness
sad, sadly, sadness, unhappy, sorrowful, sorrow, upset, miserable, gloomy, depressed, depressing, dejected | sad | corners of the mouth down, brows raised in the middle, eyes lowered | shoulders rounded, head hanging, hands slack | dim, soft | slate, grey blue, dull brown | sad, heavy
crying, tearful, tearfully, weeping, in tears, sobbing | sad | tears on both cheeks, eyes red, lower lip drawn in | shoulders shaking, one hand at the eyes | soft, low | grey, pale blue, skin pink | tearful, vulnerable
melancholic, melancholy, melancholia, bittersweet, moody, somber, sombre, mournful, brooding | sad | eyes unfocused past the frame, lips closed, cheeks slack | head leaning to one side, arms drawn close, body still | dim, sidelong | indigo, umber, ash | melancholy, subdued
heartbroken, heartbreak, devastated, brokenhearted, despairing, despair, hopeless, desperate, desperately | sad | eyes squeezed shut, mouth open in a silent cry | body folded forward, forehead on the fists, knees drawn up | harsh, low | black, cold blue, bone | heartbroken, dark
homesick, homesickness, far from home | lonely | eyes on the far distance, lips pressed together | shoulders rounded, arms around the body, head to one side | dim, cool | dusk blue, tan, faded red | homesick, wistful
nostalgic, nostalgically, nostalgia, sentimental | sad | eyes soft and distant, a faint closed smile | head to one side, hands quiet, gaze turned inward | faded, golden | faded orange, cream, teal | nostalgic, tender
lonely, loneliness, lonesome, feel alone, feeling alone, all alone in the world, isolation, solitude, forlorn | lonely | eyes fixed on the distance, mouth closed | arms wrapped around the body, shoulders in, wide empty space around | dim, cool | blue grey, black, one warm yellow | lonely, quiet
disappointed, disappointment, discouraged, defeated, disheartened | sad | eyes down, lips pressed, a long breath out | shoulders dropped, arms hanging, head to one side | flat, grey | grey, dull blue, beige | disappointed, subdued
guilty, ashamed, guiltily, guilt, regretful, regret, remorseful, remorse, sorry | sad | eyes down and aside, brows drawn up in the middle | head lowered, hands twisted together, shoulders in | dim, sidelong | dull brown, grey, olive | guilty, subdued
betrayed, betrayal, wronged | sad | eyes wide and wet, brows drawn, jaw tight | one step back, one hand half raised, body turned away | hard, sidelong | cold blue, black, rust | hurt, cold
bored, boredom, boring, listless, uninterested, indifferent, apathetic | tired | eyelids half down, cheek pushed up by a fist, mouth slack | slumped forward on one elbow, legs stretched out | flat, even | beige, grey, dull green | bored, listless

# Fatigue
tired, tiredly, weary, wearily, fatigued, sleep-deprived, worn out, worn-out | tired | dark rings under the eyes, lids heavy, mouth slack | shoulders sunk, back curved, hands hanging | dim, low | grey, dull violet, tan | tired, subdued
exhausted, exhaustion, drained, burned out, burnt out, burnout, overworked | tired | heavy glassy eyes, mouth slack, hair stuck to the brow | shoulders slumped, arms hanging, head heavy | flat, low | ash, dull brown, pale blue | exhausted, heavy
sick, ill, feverish, nauseous, unwell, hungover | tired | skin pale and damp, eyes dull, lips dry | shoulders drawn in, one hand on the brow | flat, pale | pale green, grey, white | weak, unwell
drunk, tipsy, intoxicated, dizzy | funny | cheeks flushed, eyelids uneven, a loose smile | body tilting to one side, one hand out for balance, feet crossed | warm, smeared | amber, red, green | tipsy, loose

# Fear and tension
afraid, scared, frightened, fearful, fearfully, fear, terrified, terror, petrified, horrified | fear | eyes wide with white all round, mouth open, brows pulled up | body drawn back, shoulders at the ears, hands raised before the chest | harsh, low | black, cold white, sick green | frightened, tense
nervous, nervously, anxious, anxiously, anxiety, nerves, jittery, uneasy, worried, worriedly, worry, apprehensive | tense | lips pressed together, eyes wide and moving, brow creased | shoulders drawn up, fingers laced tight, knees together | thin, cool | pale grey, dull green, white | nervous, tense
tense, tension, suspenseful, suspense, thrilling, gripping, on edge | tense | jaw set, eyes fixed, nostrils wide | muscles tight, weight on the front foot, hands half closed | hard, narrow | black, steel, dark red | tense, suspenseful
stressed, stress, stressful, overwhelmed, frustrated, frustration, frantic, frantically, hectic | tense | brow deeply creased, eyes squeezed, teeth together | both hands in the hair, elbows out, shoulders up | hard, cold | grey, red, white | strained, stressful
panicked, panic, panicking, alarmed, hysterical | fear | eyes wide, mouth open, neck strained | arms flung out, body twisting, one foot stepping back | harsh, flickering | red, white, black | panicked, frantic
suspicious, suspiciously, wary, warily, distrustful, cautious, cautiously, paranoid, skeptical, sceptical | tense | eyes narrowed to the side, one brow lowered, lips thin | body half turned away, chin down, one hand held back | low, sidelong | olive, brown, black | wary, suspicious
eerie, eerily, creepy, spooky, scary, sinister, ominous, haunting, haunted, unsettling, uncanny, horror, macabre, menacing | fear | eyes shadowed, mouth a thin line, face half in the dark | body unnaturally still, arms straight at the sides, head tilted | low, cold | bottle green, black, bone | eerie, cold
mysterious, mysteriously, mystery, enigmatic, mystical, mystic, secretive, occult, arcane | wonder | half the face in shadow, eyes steady, lips closed | body half turned away, hands out of sight | dim, hazy | midnight blue, smoke grey, one gold | mysterious, secretive
grim, bleak, dystopian, gritty, noir, brutal | tense | eyes sunk in shadow, jaw hard, cheeks hollow | shoulders squared, head low | hard, low | black, rust, dirty yellow | grim, hard
chaotic, chaos, frenetic, turbulent | tense | mouths open, eyes in different directions | limbs at crossing angles, bodies overlapping | harsh, broken | red, black, white | chaotic, restless
vulnerable, fragile, helpless, defenceless, defenseless | fear | eyes wide and wet, lips parted | arms wrapped around the body, shoulders low, knees drawn in | soft, cold | pale skin, grey, light blue | fragile, vulnerable
disoriented, stranded | lonely | eyes searching, brow creased, lips parted | body turning on the spot, one hand half raised, wide ground around | flat, hazy | fog grey, dull green, tan | lost, forlorn
hungry, starving, thirsty, famished, greedy, greedily, greed | tense | eyes wide and fixed ahead, lips parted | leaning forward, both hands close to the body | warm, close | brown, gold, red | hungry, eager
in pain, painful, hurting, suffering, agonized, agony, tortured, pained | tense | eyes squeezed shut, teeth bared, brow knotted | body curled around the hurt, one hand pressed to it | hard, low | dark red, grey, bone | pained, tense

# Anger
angry, angrily, anger, furious, furiously, fury, rage, raging, enraged, irate, outraged | anger | brows pulled down, teeth bared, nostrils wide | head forward, fists clenched, neck tight | hard, hot | red, black, orange | angry, heated
annoyed, irritated, grumpy, grumpily, cranky, sulky, sulking, sullen, grouchy, impatient, impatiently | anger | brows low, lips pushed out, eyes to one side | arms crossed, weight on one hip, one foot tapping | flat, frontal | brown, grey, dull red | grumpy, sullen
jealous, jealously, jealousy, envious, envy, enviously | anger | eyes narrowed to the side, lips tight, jaw set | body to the front, head turned sharply aside, arms pressed to the sides | low, sidelong | green, black, wine red | jealous, bitter
disgusted, disgust, revolted, repulsed, contempt, contemptuous, disdainful | anger | nose wrinkled, upper lip raised, eyes narrowed | head drawn back, one hand pushed out, body turned aside | flat, greenish | sick green, brown, grey | disgusted
evil, villainous, wicked, cruel, malicious, malevolent, menacingly, sinisterly | anger | chin lowered, eyes up under the brows, a thin smile | shoulders broad, hands steepled, body over the viewer | low, hard | black, blood red, acid green | wicked, menacing
fierce, fiercely, ferocious, aggressive, aggressively, savage, vicious, feral | anger | eyes wide and fixed, teeth bared, brow low | body low and forward, shoulders high, hands ready | hard, low | rust, black, amber | fierce, wild
rebellious, defiant, defiantly, defiance | anger | chin raised, eyes straight at the viewer, lips shut hard | feet apart, shoulders back, one fist raised | hard, flat | black, red, white | defiant, proud
vengeful, revenge, vindictive, resentful, bitterly | anger | eyes fixed and narrow, jaw clenched, lips thin | body still, one hand closed tight at the side | cold, sidelong | black, steel, dark red | bitter, cold

# Wonder
amazed, for the first time, astonished, awestruck, awe, in awe, wonder, wondrous, amazement, awe-inspiring, wide-eyed, marvelling | wonder | eyes wide, brows up, mouth a little open | head tipped back, arms hanging forgotten at the sides | glowing, high | deep blue, gold, white | awed, hushed
surprised, surprise, startled, shocked, shock, stunned, astounded, speechless, taken aback | wonder | brows high, eyes round, mouth open | body jerked back, both hands open at chest height | bright, sudden | white, orange, cobalt | startled
curious, curiously, curiosity, inquisitive, intrigued, fascinated, interested | wonder | head tilted, eyes wide and fixed, lips slightly parted | leaning forward, neck stretched, one hand reaching | soft, clear | green, sand, light blue | curious, attentive
magical, magic, enchanted, enchanting, fairytale, fairy-tale, fantastical, spellbound | wonder | eyes lit from the front, lips parted | chin lifted, hands open, weight on the toes | glowing, soft | violet, gold, deep teal | magical, glowing
majestic, majestically, grandiose, sublime, monumental, imposing, regal, stately | proud | chin level, eyes on the distance, mouth closed | full height, chest open, shoulders square | broad, golden | gold, deep blue, stone | grand, still
spiritual, holy, sacred, divine, reverent, reverently, pious, religious, prayerful | calm | eyes lifted, brow smooth | head bowed, palms together, knees bent | high, shafted | gold, white, deep blue | reverent, hushed
cosmic, transcendent, psychedelic, trippy, hallucinatory | wonder | pupils wide, lips parted, colours of the light across the skin | body weightless, arms slightly out, head back | glowing, coloured | magenta, cyan, black | strange, vast

# Pride and strength
proud, proudly, pride, accomplished, dignified, dignity, noble, nobly | proud | chin raised, eyes level, a slight closed smile | chest out, shoulders back, hands on the hips | clear, frontal | navy, gold, white | proud, dignified
confident, confidently, confidence, self-assured, swagger, badass, stylish, slick | proud | eyes straight at the viewer, chin level, one corner of the mouth up | weight on one leg, shoulders back, thumbs in pockets | crisp, hard | black, white, cobalt | confident, cool
powerful, powerfully, mighty, strength, dominant, commanding, intimidating, fearsome | proud | jaw set, eyes fixed forward, brow low | feet wide, chest broad, hands closed | hard, low | iron grey, black, red | strong, commanding
brave, bravely, bravery, courageous, courage, fearless, fearlessly, daring, boldly, valiant | proud | eyes steady ahead, lips closed, chin up | one foot forward, chest open, hands ready | strong, low | steel, red, sand | brave, steady
epic, epically, heroic, heroically, legendary, grandeur | proud | chin raised, eyes on the far distance, jaw firm | full figure upright, chest open, one foot forward | strong, golden | gold, storm blue, black | heroic, vast
dramatic, dramatically, intense, intensely, intensity, theatrical, operatic | tense | deep shadow under the brow, eyes bright, mouth tight | body twisted on its axis, one arm thrown out | hard, high-contrast | black, crimson, gold | intense, charged
determined, determinedly, determination, resolute, resolutely, stubborn, stubbornly, persistent, motivated | proud | jaw set, brows low and level, eyes fixed ahead | leaning forward, fists closed, one foot driving | strong, sidelong | iron, ochre, dark blue | determined, driven
serious, seriously, stern, sternly, solemn, solemnly, stoic, stoically, severe, deadpan | tense | mouth a straight line, brows level, eyes steady | back straight, arms folded, head still | even, hard | charcoal, white, brown | serious, composed
energetic, energetically, dynamic, lively, vibrant, energy, vivacious, action-packed | joy | eyes wide, mouth open, hair lifted by the motion | limbs at full stretch, one foot off the ground, body on a diagonal | bright, hard | orange, cyan, white | lively, energetic
elegant, elegantly, elegance, graceful, gracefully, sophisticated, refined, luxurious, glamorous, glamour, chic, classy | proud | lids lowered, chin slightly raised, lips closed | long neck, shoulders down, one hand lightly placed | soft, sculpted | black, ivory, gold | elegant, poised
adventurous, adventure, intrepid | joy | eyes on the horizon, cheeks wind-burnt, a slight smile | one foot forward, chest open, body leaning ahead | clear, low | khaki, sky blue, orange | adventurous, open
wise, wisely, knowing, experienced | calm | deep lines at the eyes, a steady gaze, a slight smile | back slightly bent, hands folded one over the other | soft, sidelong | brown, grey, gold | wise, settled
obsessed, crazy, insane, maniacal, manic, deranged, unhinged, crazed, madness | fear | eyes very wide, pupils small, grin showing all teeth | head tilted forward, shoulders up, fingers spread stiff | harsh, low | acid green, black, white | wild, unhinged
innocently, naive, childlike, childlike wonder, youthful | joy | round open eyes, brows up, lips parted | chin lifted, arms loose, knees slightly bent | soft, bright | sky blue, cream, yellow | innocent, fresh
quiet, quietly, silent, silently, silence, hushed, stillness | calm | lips closed, eyes lowered, brow even | body motionless, hands folded | soft, low | grey, white, dull blue | quiet, still
busy, busily, bustling, hurried, in a hurry, hurriedly, rushed | tense | eyes ahead, brow creased, lips parted | leaning forward in mid-step, shoulders tense | bright, hard | grey, yellow, red | hurried, busy
undecided, hesitant, hesitantly, hesitating, unsure, doubtful, doubt, cold feet, reluctant, reluctantly | tense | eyes between two points, lower lip held by the teeth | weight on the back foot, one hand half raised, body turned halfway | dim, divided | charcoal, limewash, dull rose | undecided, hesitant
`;
