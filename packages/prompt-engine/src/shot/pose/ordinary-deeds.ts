/**
 * Deeds of every day with what they are done with, in the form of `deed-rows.ts` and before its rows: the nearer a row
 * says what one sees, the sooner it stands.
 */
export const ORDINARY_DEEDS = `
measure, measure up, fit | person, child | tape-measure | tend | -
listen to, listen, examine, check | heart, chest, lungs, heartbeat | stethoscope | tend | -
bottle feed, bottle-feed | - | bottle | tend | -
scrape, scrape ice off, scrape the ice off, de-ice, defrost | - | brush | tend | car
wash the car, wash her car, wash his car, wash a car, polish the car, wax the car | - | sponge | tend | car
wash up, do the dishes, do the washing up, wash dishes, wash the dishes, dry the dishes, dry up | - | - | sink | plate
tie her shoelaces, tie his shoelaces, tie their shoelaces, tie shoelaces, tie her shoes, tie his shoes, lace up her boots, lace up his boots, lace her boots, lace his boots, tie a shoelace | - | - | - | -
tie, lace, lace up, untie, fasten, do up | shoe, boot, shoelace, lace | - | - | -
row, paddle, kayak, canoe, scull, row a boat, paddle a canoe, punt | - | oar | - | -
inflate, blow up, pump up | balloon, ball | - | mouth | balloon
toast marshmallows, roast marshmallows, toast a marshmallow, roast a marshmallow | - | - | mouth | marshmallow
spray graffiti, paint graffiti, spray-paint, spray paint, graffiti, tag | - | can | tend | wall
weigh | food, product, vegetables, fruit, - | - | table | balance-scales
sketch, draw | building, structure, plant, tree, terrain, flower, person, child, group, pet, farm-animal, wild-animal, bird | clipboard | face | -
draw with chalk, chalk, draw a picture, draw pictures, color, colour, doodle | - | pencil | table | paper
draw, doodle, color, colour | picture, drawing, heart, paper, graphic, - | pencil | table | paper
sort, sort out, go through, open | letter, mail, post, paper | - | table | -
open, unwrap, unpack, unbox | gift, box, product | - | table | gift
pack, unpack, zip up, close | suitcase, bag, backpack | - | table | -
pack, unpack | box | - | table | -
put up, pitch | tent | - | tend | tent
peg, peg up, peg out | - | - | hang | clothesline
pump, inflate | tyre, tire, bicycle | - | tend | -
strum, pluck | - | guitar | - | -
beat | drum | - | front | -
beat, whisk, whip, crack | egg, cream, food | whisk | table | empty-bowl
grate | - | grater | table | -
roll, make, fold, wrap | dumplings, sushi, pasta, burrito, taco, cigar | - | table | -
squeeze, juice | orange, lemon, lime, food | - | table | -
spread | - | knife | table | bread
crack | walnuts, egg, nut | hammer | table | -
dust, sprinkle, sugar, salt, season, decorate, ice, frost, glaze | food, cake, doughnut, cupcake, biscuit | salt-shaker | table | -
load, unload, empty | washing-machine, dishwasher, machine, van, truck, car | - | tend | -
shovel snow, shovel the snow, clear snow, clear the snow, shovel the driveway | - | spade | tend | mound
repot, pot, transplant | - | - | table | potted-plant
prune, trim, shape, water | bonsai | scissors | table | bonsai
clip, trim, cut | hedge, bush, tree, plant, grass | scissors | tend | bush
unlock, lock | door, gate, safe, box | key | tend | door
knock, knock on, ring, open, close, hold open | door, gate, window, fridge, stove | - | tend | -
ring | bell | - | hold | bell
strike, hit, bang | gong | hammer | tend | gong
tune | piano | spanner | tend | -
tune | violin, guitar, cello, harp, - | - | hold | violin
pet, stroke, pat, cuddle, scratch, tickle, groom | pet, wild-animal, farm-animal | - | tend | -
feed | baby, child | spoon | tend | -
bathe, shower, shampoo, wash | dog, cat, pet | sponge | tend | -
dress, undress, button, button up, zip up | child, baby, doll | - | tend | -
put on, apply, do | makeup, make-up, lipstick, mascara | lipstick | mouth | -
put on makeup, apply makeup, put on lipstick, apply lipstick, do her makeup, do makeup | - | lipstick | mouth | -
shave | face, beard, head, - | razor | mouth | -
measure | clothing, textile, jacket, dress, suit, wood, plank, board, food, - | tape-measure | table | -
read | newspaper | - | hold | -
read to, read a story to, read a book to, read a bedtime story to | - | book | face | -
look up, consult, study, unfold, fold, check | map | - | hold | -
play chess, play a game of chess | - | - | front | game-table
play | chess, board game, checkers | - | front | game-table
stack, pile, pile up | plate, dish, cup, bowl, book, pancakes, coin, glass | - | table | -
stack | chair, box, stone, rock, book, blocks | - | tend | -
stack, pile, carry, gather, load, split | log, wood, firewood | - | hold | log
change, replace, screw in | lightbulb, light bulb, bulb | - | hold | lightbulb
connect, wire, solder, repair, fix | cable, wire, circuit, computer, laptop, phone, radio, television, device | screwdriver | table | -
fix, repair, tighten, mend | tap, faucet, pipe, sink | spanner | tend | sink
varnish, sand, plane, polish | table, chair, plank, wood, furniture | brush | tend | -
polish, shine, buff | glass, silver, trophy, spoon, cutlery, plate, shoe, boot | towel | table | -
sew, stitch, mend, darn, embroider | shirt, dress, jacket, trousers, sock, clothing, textile, doll, teddy | needle-thread | table | -
fold | laundry, clothes, shirt, towel, sheet, napkin, paper, clothing | - | table | shirt
type | letter, - | - | table | typewriter
pitch | tent | hammer | tend | tent
hoist, raise, lower, wave, put up | flag | - | hold | -
shear | - | scissors | tend | sheep
saddle, saddle up, shoe | - | - | tend | horse
collect, gather, pick | egg, shell, mushroom, berry, berries, flower, stone, strawberry | basket | tend | -
paddle | - | oar | - | -
pull, drag, tow | toy, toy-car, toy-train, wagon, cart, sledge, sled, sleigh | - | pull | -
blow, blow on, blow into | flower, dandelion, whistle, candle, horn, feather | - | mouth | -
clean, gut, fillet, scale, descale | fish, salmon, trout | knife | table | -
dry, dry off, wipe | dish, plate, cup, glass, bowl, pan | towel | table | -
throw, toss, skip, skim, hurl | stone, rock, pebble, snowball, balloon, egg, tomato, pillow, dart, horseshoe | - | throw | -
pick up, find, discover | coin, money, wallet, letter, shell, stone, leaf, feather, shoe, toy, litter, product, phone | - | hold | -
mix colours, mix colors, mix paint, mix paints, mix his colours, mix her colours | - | palette | - | -
put on, try on, pull on, take off, pull off | shoe, boot, sock, hat, cap, helmet, jacket, coat, glove, scarf, dress, shirt, glasses, clothing | - | - | -
vacuum, hoover | stairs, sofa, car, curtain, bed, furniture | vacuum-cleaner | tend | -
weed, do the weeding, pull weeds, weed the garden | - | - | tend | grass
open | umbrella, parasol | - | hold | umbrella
`;
