import type { SubjectKind } from '../kinds.ts';
import type { KindTip } from './tip.ts';

type Made =
  | 'food'
  | 'drink'
  | 'product'
  | 'jewellery'
  | 'clothing'
  | 'vehicle'
  | 'machine'
  | 'toy'
  | 'still-life'
  | 'lettering'
  | 'logo'
  | 'diagram'
  | 'pattern'
  | 'abstract'
  | 'artwork'
  | 'render'
  | 'photo-edit';

/** Tips for made things and graphic work. */
export const MADE_TIPS: Readonly<Record<Made & SubjectKind, readonly KindTip[]>> = {
  food: [
    {
      text: 'Say when in the meal it is, untouched, first cut, or crumbs: a missing bite makes food look eaten rather than displayed.',
      unless: /\b(?:bite|cut|slice|crumb|half)/i,
    },
    {
      text: 'Name the plate and what is under it; the rim, the cloth and the table decide whether a dish is a café’s or a grandmother’s.',
      unless: /\b(?:plate|bowl|board|table|cloth|pan)\b/i,
    },
    {
      text: 'Put the light behind the dish and say so: steam, glaze and fat only show against the light.',
      unless: /\b(?:light|backlit|lit)\b/i,
    },
  ],
  drink: [
    {
      text: 'Name the glass and how full it is; the line of the liquid is the first thing an eye checks.',
      unless: /\b(?:glass|mug|cup|tumbler|coupe|full|half)\b/i,
    },
    {
      text: 'Say hot or cold by its evidence, a ring of droplets or a thread of steam, rather than by the word.',
      unless: /\b(?:steam|ice|condensation|droplets|frost)/i,
    },
  ],
  product: [
    {
      text: 'Name material and finish of each visible part ("matt anodised body, glossy cap"): finish is what the light has to describe.',
      unless: /\b(?:matte?|glossy|brushed|glass|leather|steel|wood|plastic|canvas)\b/i,
    },
    {
      text: 'Say which face is towards the lens and whether there is a label; otherwise invented lettering will be printed on it.',
      unless: /\b(?:label|logo|front|side|profile)\b/i,
    },
    {
      text: 'Give the size by a neighbour, a hand, a coin, a door frame, as a thing on white could be a ring or a refrigerator.',
      unless: /\b(?:hand|coin|table|size|cm|inch)\b/i,
    },
  ],
  jewellery: [
    {
      text: 'Name metal, cut and setting ("yellow gold, cushion cut, four claws"); "elegant ring" leaves a jeweller nothing to make.',
      unless: /\b(?:gold|silver|platinum|cut|claw|bezel)\b/i,
    },
    {
      text: 'Ask for one dark card near the stone: facets sparkle only when they have something black to reflect.',
      unless: /\b(?:black|dark|card)\b/i,
    },
  ],
  clothing: [
    {
      text: 'Decide who fills it: a body, a stand, a hanger or a flat table, since cloth has no shape of its own.',
      unless: /\b(?:worn|wearing|model|hanger|mannequin|flat)\b/i,
    },
    {
      text: 'Name the weave and the weight ("dry 14-ounce denim", "washed silk"): folds follow from it.',
      unless: /\b(?:denim|silk|wool|linen|cotton|leather|tweed|knit|lace)\b/i,
    },
  ],
  vehicle: [
    {
      text: 'Say which way the front wheels are turned and which corner is nearest: a vehicle’s attitude is all in its stance.',
      unless: /\b(?:wheels|corner|three-quarter|front|side|rear)\b/i,
    },
    {
      text: 'Choose parked or moving, and if moving what blurs, the road or the wheels only; half-motion looks like a mistake.',
      unless: /\b(?:parked|moving|driving|speed|blur|racing|abandoned)\b/i,
    },
    {
      text: 'Name the decade and one fault, a dull bumper, a fogged lamp, so that it has been somewhere.',
      unless: /\b(?:19\d0|vintage|old|rust|classic|\d0s)/i,
    },
  ],
  machine: [
    {
      text: 'Say what goes in and what comes out; a machine whose job is known gets its parts in a sensible order.',
      unless: /\b(?:making|cutting|printing|pressing|weaving)\b/i,
    },
    {
      text: 'Leave one cover open and name what shows, belt, gear, wiring: inside is where a machine has character.',
      unless: /\b(?:open|gear|belt|wiring|cog)/i,
    },
  ],
  toy: [
    {
      text: 'Name how it is made and by whom, pressed tin, felt and thread, injection plastic: play value is in the seams.',
      unless: /\b(?:tin|felt|wood|plastic|plush|knit|clay)/i,
    },
    {
      text: 'Set the lens at the toy’s eye height and give it a real room behind: that is the whole trick of making it large.',
      unless: /\b(?:eye|low|miniature|scale)\b/i,
    },
  ],
  'still-life': [
    {
      text: 'Count the things and name the odd one out; three that agree and one that does not is already a composition.',
      unless: /\b(?:two|three|four|five|one)\b/i,
    },
    {
      text: 'Say what the table edge does, parallel, cut off, or falling away, because it decides how near we sit.',
      unless: /\b(?:edge|table|shelf)\b/i,
    },
  ],
  lettering: [
    {
      text: 'Put the exact words in double quotes and keep them under five: spelling holds for short lines and drifts in long ones.',
      unless: /["“”«»]/,
    },
    {
      text: 'Describe the letters by build, not by fame: "condensed grotesque, tight spacing, flat terminals" can be drawn by any model.',
      unless: /\b(?:serif|sans|script|condensed|slab|bold)\b/i,
    },
    {
      text: 'Say what the letters are made of and what they are fixed to; bare type gets a random font on a random ground.',
      unless: /\b(?:neon|brass|paint|wood|chalk|metal|paper|wall)\b/i,
    },
    {
      text: 'Name the order of sizes, title, line two, small print, so that the page is read in your order.',
      unless: /\b(?:title|subtitle|headline|line)\b/i,
    },
  ],
  logo: [
    {
      text: 'Put the name in quotes and ask for two flat colours, then look at it thumbnail-sized: a mark that needs glow to work is a picture.',
      unless: /["“”«»]/,
    },
    {
      text: 'Name one idea the mark must hold (a bite, a bridge, a fold), since two ideas make an illustration.',
      unless: /\b(?:shaped|made of|hidden|inside)\b/i,
    },
    {
      text: 'Say wordmark, symbol or both, and which stands left; otherwise you get a badge with everything in it.',
      unless: /\b(?:wordmark|symbol|icon|monogram|emblem)\b/i,
    },
  ],
  diagram: [
    {
      text: 'List the parts in reading order and give each label in quotes, one to three words: what is not listed will be invented.',
      unless: /["“”«»:]/,
    },
    {
      text: 'Name the view, cutaway, exploded, plan or flow, and the direction it is read in.',
      unless: /\b(?:cutaway|exploded|plan|flow|section|timeline)\b/i,
    },
  ],
  pattern: [
    {
      text: 'Give the repeat in words: block, half-drop or brick, and how wide one motif is against the whole.',
      unless: /\b(?:repeat|half-drop|tile|tileable|brick|seamless)\b/i,
    },
    {
      text: 'Limit the screens ("three inks and the cloth") and every motif will sit on the same surface.',
      unless: /\b(?:inks?|two|three|colou?rs)\b/i,
    },
  ],
  abstract: [
    {
      text: 'Trade the idea for one object that has gone through it, a chair by a window, a knot cut open: a model can only show things.',
      unless: /\b(?:as an?|like|object)\b/i,
    },
    {
      text: 'Name the material the idea would be made of, wax, wire, wet paper, and how it behaves when touched.',
      unless: /\b(?:wax|wire|paper|glass|stone|thread|smoke|ink|metal)\b/i,
    },
    {
      text: 'Say what just happened or is about to: an abstract word becomes a picture the moment it has a before and an after.',
    },
  ],
  artwork: [
    {
      text: 'Name the support as well as the medium, toned sheet, raw canvas, cedar board: it sets the lightest tone in the picture.',
      unless: /\b(?:paper|canvas|board|panel|sheet|wall)\b/i,
    },
    {
      text: 'Say what stays unfinished; hand work is believed by where the hand stopped.',
      unless: /\b(?:loose|unfinished|sketch|rough)\b/i,
    },
    {
      text: 'Limit the tools to two (a flat brush and a rigger, a 2B and an eraser), and the marks will belong together.',
      unless: /\b(?:brush|pencil|nib|knife|pen)\b/i,
    },
  ],
  render: [
    {
      text: 'Name the shader of each surface and one that breaks the rule, a scuff, a sticker, a fingerprint: perfect materials read as plastic.',
      unless: /\b(?:matte?|glossy|scuff|rough|clay|glass)\b/i,
    },
    {
      text: 'Choose the projection, isometric or a lens in millimetres; leaving it open gives a bit of both.',
      unless: /\b(?:isometric|orthographic|mm|perspective)\b/i,
    },
  ],
  'photo-edit': [
    {
      text: 'Start with the list of what stays exactly as it is, face, hairline, pose, crop, before you name the change.',
      unless: /\b(?:keep|same|unchanged|stays?)\b/i,
    },
    {
      text: 'Say where the light in the photo comes from and ask the new part to take it from the same side, or the edit will float.',
      unless: /\b(?:light|shadow)/i,
    },
  ],
};
