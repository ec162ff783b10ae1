/** Furniture: names | kind and size | details | usual places | colours | drawing. */
export const FURNITURE = `
# seats
armchair, easy chair, wingback chair, club chair | furniture large | padded arms, a deep seat, a high back, buttoned upholstery | by a window; beside a fireplace | brown leather, moss, brass | armchair
bar stool, barstool | furniture person | a round padded seat, a footrest ring, tall thin legs | at a bar counter | red leather, chrome, black | chair
beanbag, bean bag, bean bag chair | furniture large | a slumped soft shape, wide seams, a deep hollow | on a living-room floor | mustard, grey, blue | -
bench, park bench, wooden bench | furniture large | long weathered slats, iron arm rests, one worn seat plank | under a tree in a park | green, iron black, grey wood | bench
chair, wooden chair | furniture large | four straight legs, a curved backrest, a worn seat | in an empty room | oak, straw, black | chair
chaise longue, chaise, daybed, fainting couch | furniture large | one raised end, a long padded seat, turned feet | in a bay window | emerald velvet, gold, walnut | sofa
deckchair, deck chair, beach chair | furniture large | a striped canvas sling, a folding wooden frame, a low slanted seat | on a beach | blue, white, pale wood | chair
sun lounger, sunbed, lounge chair | furniture large | a long flat cushion, a raised back, slim legs, a towel over the end | beside a pool | white, turquoise, teak | -
dining chair, kitchen chair | furniture large | a slatted back, a flat seat, tapered legs | at a kitchen table | beech, white, black | chair
gaming chair, office chair, desk chair, swivel chair | furniture large | five castors, a gas column, a high padded back, arm rests | at a desk | black, red, grey | chair
high chair, baby chair | furniture person | long splayed legs, a small tray, a safety strap | at a kitchen table | white, beech, pale green | chair
pew, church pew | furniture large | a long polished seat, carved ends, a ledge for hymn books | in a church nave | dark oak, red, brass | -
recliner | furniture large | a raised footrest, a tilted back, thick padded arms | before a television | brown leather, tan, black | armchair
rocking chair, rocker | furniture large | two curved runners, a spindle back, a flat cushion | on a porch | oak, red check, white | chair
sofa, couch/couches, settee, loveseat | furniture large | deep seat cushions, rounded arms, short wooden feet | in a living room | moss velvet, walnut, oat | sofa
ottoman, footstool, pouf | furniture table | a padded round top, stitched seams, short hidden feet | before an armchair | mustard, brown leather, cream | -
stool, wooden stool | furniture table | a round seat, three splayed legs, a worn edge | in a workshop | pine, black, grey | chair
swing, garden swing, rope swing, swing set | furniture large ridden | a wooden seat, two long ropes, a worn patch of earth below | under a tree branch | grey wood, rope tan, green | swing
throne, golden throne | furniture large | a tall carved back, heavy arms, a velvet seat, steps in front | at the end of a great hall | gold, crimson, stone grey | throne
# tables and desks
altar | structure large | a stone slab, a white embroidered cloth, tall candles, a carved front | in a church | stone, white, gold | table
bar counter | furniture large | a long polished top, a brass foot rail, panelled front | in a bar | mahogany, brass, bottle green | table
reception desk, shop counter, front desk | furniture large | a long raised counter, a smooth front panel, a small bell | in a lobby | oak, white, brass | desk
bedside table, nightstand, side table, end table | furniture table | one small drawer, a round knob, slim legs | beside a bed | oak, white, brass | table
coffee table | furniture large | a low wide top, short legs, a lower shelf | before a sofa | walnut, glass, black | table
console table, hall table | furniture large | a narrow top, slim legs, one small drawer | against a hallway wall | walnut, brass, cream | table
sideboard, dresser, buffet cabinet | furniture large | a long top, panelled doors, small brass knobs | against a dining-room wall | walnut, brass, cream | shelf
desk, writing desk, work desk, office desk | furniture large | a flat leather-edged top, drawers on both sides, a worn front edge | by a window | oak, green leather, brass | desk
dining table, kitchen table, table, wooden table | furniture large | a long planked top, solid square legs, soft scratches | in a dining room | oak, linen, brown | table
dressing table, vanity table, vanity | furniture large | a round mirror, small drawers, a low stool, bottles on top | in a bedroom | rose, white, brass | table
drawing table, drafting table | furniture large | a tilted top, a parallel bar, an iron stand | in a studio | pine, black, white | desk
picnic table | furniture large | attached plank benches, crossed legs, weathered boards | on a lawn under trees | grey wood, green, brown | table
podium, lectern, pulpit | furniture person | a slanted top, a panelled front, a thin microphone | on a stage | walnut, black, brass | -
pool table, billiard table, snooker table | furniture large | a green cloth bed, six leather pockets, a polished wooden rail | under a low hanging lamp | green, mahogany, ivory | table
workbench, work bench | furniture large | a thick scarred top, a steel vice, hanging tools above | in a workshop | beech, steel, oil black | table
# beds
bed, double bed, four-poster bed | furniture large | a tall headboard, crumpled white linen, two pillows | in a bedroom | white, oat, oak | bed
bunk bed, bunk | furniture large | two stacked mattresses, a small ladder, a safety rail | in a children's room | pine, blue, red | bed
cot, crib, cradle, bassinet | furniture large | slatted sides, a small mattress, a folded blanket | in a nursery | white, pale yellow, beech | bed
hospital bed | furniture large metal | raised side rails, a tilted back, white sheets, castors | in a hospital ward | white, steel, pale green | bed
stretcher, gurney | furniture large metal | a narrow padded top, two straps, folding legs on wheels | in a hospital corridor | orange, steel, white | bed
sleeping bag | product large | a quilted shell, a long side zip, a drawstring hood | inside a tent | orange, grey, navy | -
# storage
bookcase, bookshelf/bookshelves, bookshelf unit | furniture large | rows of coloured spines, wooden shelves, a gap where one book leans | along a wall | oak, oxblood, navy | shelf
cabinet, cupboard, kitchen cabinet | furniture large | panelled doors, small round knobs, a moulded top | on a kitchen wall | sage green, brass, white | shelf
kitchen island, island counter, marble island | furniture large | a thick stone top, panelled sides, two stools drawn up, a bowl of lemons | in the middle of a kitchen | white, oak, brass | table
chest of drawers, drawer, drawers | furniture large | stacked wooden drawers, brass pulls, a scratched top | against a bedroom wall | walnut, brass, cream | -
display case, glass case, showcase, vitrine | furniture large glass | clear panes, a thin metal frame, small spotlights inside | in a museum room | clear glass, black, warm white | -
coat rack, coat stand, hat stand | furniture person | curved hooks, a tall turned post, three splayed feet | in a hallway | beech, black, brass | -
locker, school locker | furniture large metal | a row of narrow steel doors, vent slots, number plates | along a corridor | grey-blue, steel, red | -
shelf/shelves, wall shelf | furniture table | a thick plank, two iron brackets, a thin line of shadow | on a plain wall | oak, black, white | shelf
safe, vault door | container large metal | a thick steel door, a round dial, a spoked handle | in an office | gunmetal, brass, black | -
toy box, toy chest | container large container | a hinged lid, painted panels, toys piled to the rim | in a children's room | red, white, blue | box
wardrobe, closet, armoire | furniture large | tall panelled doors, a row of hangers, a brass key | in a bedroom | oak, brass, white | -
spice rack | furniture table | small glass jars in rows, coloured powders, narrow wooden shelves | on a kitchen wall | paprika red, turmeric, oak | shelf
wine rack | furniture table | rows of round openings, bottle necks pointing out, dark wood | in a cellar | dark wood, green glass, wine red | shelf
# bath and partitions
bath, bathtub, clawfoot tub, bath tub, tub | furniture large glossy | a rolled enamel rim, four claw feet, brass taps, foam on the water | in a tiled bathroom | white, brass, pale blue | bath
folding screen, room divider, shoji screen | furniture large | hinged panels, thin wooden lattice, light through paper | in a room with mats | rice white, dark wood, gold | -
hot tub | furniture large glowing | a round wooden rim, churning bubbles, rising steam | on a terrace | cedar, aqua, white | bath
toilet, lavatory | furniture large glossy | a white porcelain bowl, a hinged seat, a cistern with a lever | in a tiled bathroom | white, chrome, grey | toilet
urinal | furniture table glossy | a white porcelain curve, a chrome flush pipe, a small drain | on a tiled wall | white, chrome, grey | toilet
washbasin, wash basin, bathroom sink | furniture table glossy | a white bowl, two chrome taps, a mirror above | in a bathroom | white, chrome, pale green | sink
`;
