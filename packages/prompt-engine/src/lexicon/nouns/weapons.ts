/** Weapons and arms: names | kind and size | details | usual places | colours | drawing. */
export const WEAPONS = `
# blades
battle axe, battleaxe, war axe, double-headed axe | weapon person metal held | two curved blades, a long wrapped shaft, notched edges | against a stone wall | steel, oak, leather brown | axe
cleaver, butcher knife, machete | weapon hand metal held | a broad heavy blade, a riveted grip, a bright edge | on a wooden block | steel, black, brown | -
cutlass, sabre, saber, scimitar | weapon person metal held | a curved broad blade, a knuckle guard, a tasselled grip | on a ship's chest | steel, brass, black | sword
rapier, fencing sword, epee, fencing foil | weapon person metal held | a thin straight blade, a swept basket guard, a wrapped grip | on a velvet cloth | steel, silver, black | sword
dagger, stiletto dagger, ritual knife, kris | weapon hand metal held | a narrow pointed blade, a crossguard, a wrapped grip, a jewelled pommel | on dark cloth | steel, gold, red | -
flaming sword, magic sword, glowing sword, enchanted sword | weapon person metal held glowing | runes along the blade, licking flames, a winged crossguard, a bright edge | in a stone block | blue-white, gold, steel | sword
katana, samurai sword | weapon person metal held | a slightly curved polished blade, a wavy temper line, a diamond-wrapped grip, a round guard | on a wooden stand | steel, black, red | sword
knife/knives, pocket knife, penknife, hunting knife | weapon hand metal held | a short blade, a wooden handle, a steel rivet | on a tree stump | steel, walnut, brass | knife
laser sword, energy sword, light saber | weapon person held glowing | a straight beam of light, a ribbed metal hilt, a soft halo | in a dark corridor | blue, white, steel | sword
longsword, broadsword, claymore, greatsword | weapon person metal held | a long double-edged blade, a wide crossguard, a leather grip, a round pommel | in a castle hall | steel, brass, brown leather | sword
pistol, handgun | weapon hand metal held | a squared steel slide, a checkered grip, a trigger guard | on a wooden table | gunmetal, black, brown | gun
revolver, six-shooter | weapon hand metal held | a fluted cylinder, a curved walnut grip, a cocked hammer | on a wooden table | gunmetal, walnut, brass | gun
sword | weapon person metal held | a straight double-edged blade, a crossguard, a wrapped grip, a round pommel | on a stone ledge | steel, brass, brown leather | sword
throwing star, shuriken, throwing knife | weapon tiny metal | four sharpened points, a central hole, dark steel | in a wooden post | steel, black, wood | -
# poles and blunt arms
flail | weapon person metal held | a spiked iron ball, a short chain, a wooden shaft | on a stone wall | iron, oak, leather | -
mace, morning star | weapon person metal held | a flanged iron head, a straight shaft, a leather grip | on a stone wall | iron, steel, leather | -
war club, spiked club, stone club | weapon person held | a knotted hardwood head, iron studs, a leather-wrapped grip | against a stone wall | oak, iron, leather | -
club | weapon person held +oni +ogre +troll +giant +barbarian +caveman +cavewoman +orc +cyclops +spiked +wooden +goblin +viking | a knotted hardwood head, iron studs, a leather-wrapped grip | against a stone wall | oak, iron, leather | -
war hammer, warhammer | weapon person metal held | a square steel head with a rear spike, a long wrapped shaft, dented edges | against a stone wall | steel, oak, leather brown | hammer
baton, truncheon, police baton | weapon hand held | a smooth black shaft, a side handle, a wrist strap | on a belt | black, grey, brown | -
brass knuckles, knuckleduster | weapon hand metal held | four joined finger rings, a curved palm bar, scuffed edges | on a table | brass, gold, black | -
wooden club | weapon person held | a thick rounded end, rough bark, a narrow grip | on a rocky floor | bark brown, grey, bone | -
club | weapon person held +caveman +troll +ogre +giant +wooden +spiked +weapon | a thick rounded end, rough bark, a narrow grip | on a rocky floor | bark brown, grey, bone | -
halberd, polearm, glaive | weapon large metal held | a spike above an axe blade, a long shaft, a red tassel | in a rack | steel, ash wood, red | spear
spear | weapon large held | a leaf-shaped steel tip, a long straight shaft, a leather wrap | against a stone wall | steel, ash wood, brown | spear
javelin | weapon large held | a slim tapered shaft, a cord grip, a pointed metal tip | on a grass field | silver, white, red | spear
lance, jousting lance | weapon large held | a long painted wooden shaft, a round hand guard, a blunt tip | in a rack beside a tournament field | red, white, oak | spear
nunchucks, nunchaku | weapon hand held plural | two smooth hardwood sticks, a short chain, worn grip marks | on a training mat | oak, steel, black | -
staff/staves, quarterstaff, bo staff, wooden staff, long staff | weapon large held | a straight hardwood shaft, worn grip marks, rounded ends | against a dojo wall | oak, brown, grey | -
trident | weapon large metal held | three barbed points, a long shaft, a ring of sea growth | on wet rocks | bronze, verdigris, gold | spear
magic staff, wizard staff, wizard's staff, mage staff, crystal staff | weapon large held glowing | a gnarled wooden shaft, a claw of roots around a glowing stone, carved runes | against a stone wall | grey wood, blue glow, brown | -
wand, magic wand, wizard's wand | weapon hand held glowing | a carved tapering stick, a spiral grip, a spark of light at the tip | on a velvet cloth | walnut, ivory, pale blue | wand
whip, bullwhip | weapon person held | a braided leather lash, a wrapped handle, loose coils | on a hook | brown, black, tan | rope
# bows and shields
arrow, arrows | weapon hand held | a slim shaft, three feather vanes, a steel point | in a straw target | ash wood, white feather, steel | flight-arrow
bow, longbow, recurve bow, bow and arrow | weapon person held | two curved limbs, a taut string, a leather grip, a nocked arrow | against a tree trunk | yew, leather brown, feather white | bow
crossbow | weapon person held | a short steel bow, a wooden stock, a trigger, a loaded bolt | on a castle wall | walnut, steel, rope tan | bow
quiver | weapon person worn container | a leather tube, a shoulder strap, a fan of feathered shafts | against a tree | brown leather, white, red | -
shield, round shield, viking shield, knight's shield | weapon person held | a painted emblem, an iron rim, a domed centre, sword cuts in the wood | against a stone wall | red, gold, iron | shield
target, archery target, bullseye, dartboard, dart board | product large | concentric coloured rings, a straw backing, small puncture holes | on a wooden stand | red, white, blue | -
dart, darts | weapon hand held | a steel point, a knurled barrel, three plastic flights | in a dartboard | steel, red, black | -
# guns and heavy arms
assault rifle, machine gun, submachine gun | weapon person metal held | a long barrel, a curved magazine, a folding stock, a sling | on a rack | gunmetal, black, olive | gun
bazooka, rocket launcher, grenade launcher, missile launcher | weapon person metal held | a wide tube, a rear flare, a shoulder rest, a sight | on sandbags | olive, black, grey | gun
bomb, cartoon bomb | weapon table | a round black body, a burning fuse, a shower of sparks | on a stone floor | black, orange, iron | -
dynamite, stick of dynamite, time bomb | weapon hand | bundled red sticks, black tape, a burning fuse | on a wooden crate | red, black, orange | -
bullet, bullets, cartridge, ammunition, shell casing | weapon tiny metal glossy | a copper tip, a brass case, a rimmed base | on a wooden table | brass, copper, grey | -
cannon, field gun, howitzer | weapon large metal | a long bronze barrel, two spoked wheels, a stack of iron balls | on a rampart | bronze, iron, oak | cannon
catapult, trebuchet, siege engine, ballista | weapon huge | a long throwing arm, a timber frame, ropes, a heavy counterweight | before a castle wall | oak, iron, rope tan | -
grenade, hand grenade | weapon hand metal held | a ridged body, a curved lever, a ring pull | in a wooden crate | olive, steel, black | -
gun, firearm | weapon hand metal held | a steel barrel, a trigger guard, a checkered grip | on a wooden table | gunmetal, black, walnut | gun
missile, ballistic missile, warhead, torpedo | weapon huge metal | a pointed nose, four tail fins, a white painted body | on a launcher | white, grey, red | rocket
musket, flintlock, flintlock pistol, blunderbuss | weapon person held | a curved hammer with a flint, a long barrel, a carved stock | above a fireplace | walnut, brass, iron | gun
ray gun, raygun, laser gun, blaster, plasma rifle | weapon hand held glowing | ringed fins along the barrel, a glowing tip, a rounded grip | on a metal table | chrome, red, green glow | gun
rifle, hunting rifle, sniper rifle, shotgun | weapon person held | a long blued barrel, a wooden stock, a telescopic sight | in a rack | walnut, gunmetal, black | gun
`;
