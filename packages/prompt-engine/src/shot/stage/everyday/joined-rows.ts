/**
 * Deeds by what they are done at, where the words name that only in passing or not at all: the deed as a pattern ; what
 * it is done at ; how that hangs on who does it ; how tall it is beside that one ; the posture ; the tool in the hand,
 * or - ; words of what is no thing of its own there, or -.
 */
export const JOINED_ROWS = String.raw`
\bwash\w* (?:(?:his|her|their|its|my) )?(?:hands|face|feet|paws)\b ; sink ; tend ; 0.52 ; bend ; - ; hands
\b(?:ring|press|push)\w* (?:an?|the|his|her) (?:[\w-]+ )?(?:door ?bell|intercom|buzzer)\b ; door ; tend ; 1.15 ; stand ; - ; doorbell|bell
\bknock\w* (?:on|at) (?:an?|the|his|her) (?:[\w-]+ )?door\b ; door ; tend ; 1.15 ; stand ; - ; -
\b(?:(?:bi)?cycl|bik)\w*\b.*\b(?:flat|puncture)\b|\b(?:flat|puncture)\b.*\b(?:bike|bicycle)\b ; bicycle ; tend ; 0.56 ; kneel ; spanner ; flat|puncture|tyre|tire
\b(?:fix|repair|mend|patch|chang)\w* (?:an?|the|his|her) (?:flat(?: tyre| tire)?|puncture)\b ; car ; tend ; 0.72 ; kneel ; spanner ; flat|puncture
\bchang\w* (?:an?|the|his|her) (?:[\w-]+ )?(?:tyre|tire|wheel)\b ; car ; tend ; 0.72 ; kneel ; spanner ; -
\b(?:tak|put|throw|carr)\w* out (?:the )?(?:trash|garbage|rubbish|bins?)\b ; dumpster ; tend ; 0.6 ; stand ; paper-bag ; trash|garbage|rubbish|bin
\b(?:fill|pump|refuel)\w* (?:up )?(?:gas|petrol|fuel|(?:an?|the|his|her) (?:car|van|truck|motorbike))\b ; petrol-pump ; tend ; 0.9 ; stand ; - ; gas|petrol|fuel
\bplay\w* darts\b ; target ; face ; 0.5 ; stand ; flight-arrow ; darts|dart
\bdig\w* (?:an?|the|his|her) (?:[\w-]+ )?(?:hole|grave|trench|ditch|pit|well)\b ; mound ; tend ; 0.22 ; bend ; spade ; hole|grave|trench|ditch|pit
\bdig\w* (?:in|around|at) (?:an?|the|his|her|their)\b ; mound ; tend ; 0.2 ; bend ; spade ; -
\b(?:paint|spray)\w* (?:[\w-]+ ){0,2}?on (?:an?|the) (?:[\w-]+ ){0,2}?train\b ; train ; tend ; 1.05 ; stand ; can ; graffiti|wall|mural|paint
\b(?:lay\w* bricks|build\w* an? (?:brick |stone |garden )?wall)\b ; wall ; tend ; 0.6 ; kneel ; - ; brick|bricks
\b(?:do|doing|does|load)\w* (?:the |his |her |their )?(?:laundry|washing)\b ; washing-machine ; tend ; 0.5 ; bend ; - ; laundry|washing
\b(?:barbecues?|barbecuing|grill\w*|bbq\w*)\b ; grill ; tend ; 0.52 ; stand ; spoon ; barbecue|grill
\bdraw\w* (?:an? )?(?:[\w-]+ )?(?:in|on) (?:the |an? )?(?:latte|cappuccino|coffee|milk)(?: foam)?\b|\blatte art\b ; latte-cup ; front ; 0.2 ; stand ; jug ; leaf|heart|foam|art|latte|clipboard|paper|pencil
\bwax\w* (?:an?|the|his|her|their) (?:surf|snow)?(?:board|skis)\b ; flat-board ; front ; 0.07 ; stand ; sponge ; board|surfboard|snowboard|skis|table
\bhid\w* (?:in|inside) (?:an?|the|his|her) (?:[\w-]+ )?(?:wardrobe|closet|cupboard)\b ; open-wardrobe ; behind ; 1.7 ; crouch ; - ; wardrobe|closet|cupboard
\b(?:pin|fit|alter|hem|tak\w* in)\w* (?:an?|the|his|her) (?:[\w-]+ )?(?:suit|dress|jacket|gown|coat|costume)\b ; dressmaker-dummy ; tend ; 0.92 ; stand ; needle-thread ; suit|dress|jacket|gown|coat|costume|table
\b(?:draws?|drawing|writ\w*|scribbles|scribbling|doodles|doodling) (?:[\w-]+ ){0,3}?(?:on|across) (?:the|a) (?:[\w-]+ )?(?:pavement|sidewalk|ground|street|road|driveway|asphalt|playground)\b ; chalk-marks ; tend ; 0.1 ; kneel ; pencil ; paper|pavement|sidewalk
\b(?:steer|helm|captain)\w* (?:an?|the|his|her|their) (?:[\w-]+ )?(?:ship|galleon|vessel|yacht|schooner)\b ; ship-wheel ; tend ; 0.9 ; stand ; - ; ship|galleon|vessel|yacht|schooner
\b(?:wait|stop|stand)\w* (?:at|for) (?:an?|the) (?:red|green|traffic) lights?\b ; traffic-light ; beside ; 1.1 ; - ; - ; -
\btry\w* on (?:[\w-]+ ){0,2}(?:shoes|boots|sneakers|heels|sandals)\b ; shoe ; tend ; 0.08 ; crouch ; - ; boots|sneakers|heels|sandals
\bfeed\w* (?:(?:an?|the|his|her|their|some) )?(?:pet )?(?:gold)?fish\b ; fish-bowl ; front ; 0.26 ; stand ; - ; fish|goldfish
\bdeliver\w* (?:the )?(?:newspapers?|papers|mail|post|letters?|parcels?|packages?)\b ; mailbox ; tend ; 0.6 ; stand ; newspaper ; -
\b(?:get|tak|withdraw)\w* (?:some )?(?:money|cash) (?:from|out of|at) (?:an?|the)\b ; vending-machine ; tend ; 1 ; stand ; - ; money|cash
`;
