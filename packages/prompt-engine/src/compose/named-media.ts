import type { MediumName } from '../reading/named.ts';
import type { ByTake } from './named-lights.ts';

/** How a named medium is handled: surface and mark in place of a lens, and its place in the world as style. */
export interface MediumHandling {
  /** For drawn media only: what stands where a photograph names its lens. */
  readonly camera?: ByTake;
  readonly style: ByTake;
}

/** Media that the subject or the style field names. Nothing here names a second medium. */
export const NAMED_MEDIA: Readonly<Record<MediumName, MediumHandling>> = {
  film: {
    style: {
      studio: ['analogue frame, fine even grain, neutral print'],
      cinematic: ['roll pushed one stop, halation round the lamps, scan unretouched'],
      minimal: ['plain negative, unfussy'],
    },
  },
  instant: {
    style: {
      studio: ['instant print with its white border squared to the page, colour slightly warm'],
      cinematic: ['snapshot shaken dry too soon, chemistry streaking along one edge'],
      minimal: ['pale instant square'],
    },
  },
  plate: {
    style: {
      studio: ['full plate, tones smooth, pour marks only at the very corner'],
      cinematic: ['emulsion peeling, dates scratched in by hand, a thumbprint'],
      minimal: ['faded plate'],
    },
  },
  mono: {
    style: {
      studio: ['black-and-white print with a full scale, paper white to true black'],
      cinematic: ['fast monochrome stock, coarse grain, dodged by hand'],
      minimal: ['stark silver print'],
    },
  },
  watercolour: {
    camera: {
      studio: [
        'transparent washes laid light to dark on cold-pressed sheet, edges alternately crisp and lost',
      ],
      cinematic: [
        'wet into wet, pigment running past the pencil line, one bloom left where the brush stopped',
      ],
      minimal: ['three strokes, bare sheet', 'one wash, dry edge'],
    },
    style: {
      studio: ['finished plate, granulating pigment, tape margin clean'],
      cinematic: ['travel-journal page painted on the spot'],
      minimal: ['loose study'],
    },
  },
  oil: {
    camera: {
      studio: ['thin darks and loaded highlights over a toned ground, brushwork following each form'],
      cinematic: ['knife and bristle left visible, passages wiped out and painted over'],
      minimal: ['few broad strokes', 'thin paint, bare ground'],
    },
    style: {
      studio: ['academy panel, even varnish'],
      cinematic: ['canvas from a night of alla prima work'],
      minimal: ['small oil sketch'],
    },
  },
  gouache: {
    camera: {
      studio: ['flat opaque shapes, dry edges, lights laid last over middle tones'],
      cinematic: ['chalky strokes dragged sideways, underlayer showing through the gaps'],
      minimal: ['two flat shapes', 'one opaque patch'],
    },
    style: {
      studio: ['background plate for an animated film'],
      cinematic: ['storyboard key, painted fast on toned card'],
      minimal: ['poster-colour study'],
    },
  },
  ink: {
    camera: {
      studio: ['contour in one weight, hatching in two directions, blacks spotted for balance'],
      cinematic: ['brush pen splitting as it speeds up, spatter kept, washes dragged while wet'],
      minimal: ['single unbroken line', 'five strokes'],
    },
    style: {
      studio: ['engraver-clean book plate'],
      cinematic: ['reportage sketchbook spread'],
      minimal: ['brush drawing'],
    },
  },
  pencil: {
    camera: {
      studio: ['construction lines faint, form built by even hatching, darkest accents saved for last'],
      cinematic: ['side of the lead smeared by thumb, restated contours left showing'],
      minimal: ['one contour', 'few lines, no shading'],
    },
    style: {
      studio: ['life-room study on smooth sheet'],
      cinematic: ['torn notebook leaf, coffee ring included'],
      minimal: ['quick line drawing'],
    },
  },
  charcoal: {
    camera: {
      studio: ['mass first in broad vine strokes, lights lifted with kneaded eraser, edges graded'],
      cinematic: ['dragged, rubbed, wiped by sleeve, black dust collecting at the bottom'],
      minimal: ['one smudge, one line', 'bare sheet, black mark'],
    },
    style: {
      studio: ['atelier drawing, fixed, on laid sheet'],
      cinematic: ['wall-sized working cartoon'],
      minimal: ['gesture study'],
    },
  },
  pastel: {
    camera: {
      studio: [
        'layered strokes in one direction, tooth of the sheet showing, hard stick for the final edges',
      ],
      cinematic: ['colours scrubbed together by palm, crumbs of pigment left along the slope'],
      minimal: ['two tones, rubbed', 'one soft patch'],
    },
    style: {
      studio: ['salon portfolio sheet under glass'],
      cinematic: ['backstage sketch on sugar-bag wrapper'],
      minimal: ['small chalk note'],
    },
  },
  print: {
    camera: {
      studio: ['three registered blocks, crisp cut edges, even pressure, white kept by uncarved gaps'],
      cinematic: ['gouge marks left in the open areas, colours slipping a millimetre out of register'],
      minimal: ['one block, one ink', 'single impression'],
    },
    style: {
      studio: ['numbered edition with deckle margin'],
      cinematic: ['proof pulled by hand, still tacky'],
      minimal: ['one-colour proof'],
    },
  },
  vector: {
    camera: {
      studio: ['clean closed shapes, one corner radius, stroke equal throughout, no texture'],
      cinematic: ['overlapping planes stacked like cut film, a few outlines deliberately open'],
      minimal: ['two shapes', 'one shape, one line'],
    },
    style: {
      studio: ['interface illustration, flat fills'],
      cinematic: ['travel-poster geometry, 1960s'],
      minimal: ['pictogram'],
    },
  },
  pixel: {
    camera: {
      studio: ['128 by 128 grid, clean one-pixel outline, no stray blends'],
      cinematic: ['three parallax layers, dithered sky, sprites lit from the nearest lantern'],
      minimal: ['32 by 32 grid', 'tiny sprite, empty screen'],
    },
    style: {
      studio: ['character-sheet sprite, 16 colours'],
      cinematic: ['side-scroller level, late cartridge era'],
      minimal: ['four-colour handheld'],
    },
  },
  anime: {
    camera: {
      studio: ['clean tapering outline, two-step cel shading, catchlights placed alike'],
      cinematic: ['painted sky twice the height of everything else, hair and grass drawn as one gust'],
      minimal: ['thin outline, flat fill', 'few lines, open sky'],
    },
    style: {
      studio: ['character design sheet, front view'],
      cinematic: ['hand-painted feature background, 1990s'],
      minimal: ['title-card still'],
    },
  },
  comic: {
    camera: {
      studio: ['confident contour, spotted blacks, flat fills inside one panel border'],
      cinematic: ['steep angle, speed lines converging, gutter broken by an elbow or wing'],
      minimal: ['one panel, thin line', 'white panel, one shape'],
    },
    style: {
      studio: ['album cover in even line'],
      cinematic: ['splash page on newsprint, dots visible'],
      minimal: ['single wordless panel'],
    },
  },
  collage: {
    camera: {
      studio: ['scissor-cut edges, layers parted by thin true shadows, one scale throughout'],
      cinematic: ['torn magazine scraps at clashing sizes, tape and glue admitted'],
      minimal: ['two cuttings', 'one scrap, wide margin'],
    },
    style: {
      studio: ['editorial opener, archival papers'],
      cinematic: ['fanzine spread, photocopied once'],
      minimal: ['two-piece cutting'],
    },
  },
  paper: {
    camera: {
      studio: ['clean folds and blade-cut edges, each layer a finger apart, joints hidden'],
      cinematic: ['lit from inside the layers, fibres glowing, one tab bent by handling'],
      minimal: ['one fold', 'single sheet, one crease'],
    },
    style: {
      studio: ['shop-window model, card and bone folder'],
      cinematic: ['theatre made in a shoebox'],
      minimal: ['folded object'],
    },
  },
  mosaic: {
    camera: {
      studio: ['pieces cut to follow each contour, joints even, outline a course darker'],
      cinematic: ['sun through or across it, chips missing, neighbouring stones worn smooth'],
      minimal: ['few large pieces', 'one field, one figure'],
    },
    style: {
      studio: ['museum survey of a complete panel'],
      cinematic: ['found in a side chapel, still in use'],
      minimal: ['fragment'],
    },
  },
  textile: {
    camera: {
      studio: ['satin and stem stitch in planned directions, thread count even, hoop removed'],
      cinematic: ['loose ends on the wrong side turned up, needle parked midway through a row'],
      minimal: ['one thread', 'outline stitch only'],
    },
    style: {
      studio: ['sampler photographed flat'],
      cinematic: ['heirloom cloth, mended twice'],
      minimal: ['plain linen piece'],
    },
  },
  mural: {
    camera: {
      studio: ['whole wall squared up, layers of fill, outline, highlight, edges masked'],
      cinematic: ['drips, old tags and drainpipe worked around, ladder still there'],
      minimal: ['one line of spray', 'stencil, single colour'],
    },
    style: {
      studio: ['commissioned wall, recorded flat'],
      cinematic: ['painted overnight, seen by the first bus'],
      minimal: ['stencil on plaster'],
    },
  },
  painting: {
    camera: {
      studio: ['drawing settled first, three values massed, edges sharpest at the focal point'],
      cinematic: ['strokes hurried where the eye rushes past, thick where it rests'],
      minimal: ['few strokes, raw canvas', 'one mass, bare ground'],
    },
    style: {
      studio: ['finished easel piece'],
      cinematic: ['colour key for a film sequence'],
      minimal: ['small study'],
    },
  },
  illustration: {
    camera: {
      studio: ['contour and flat tone in balance, details grouped, vignette edge'],
      cinematic: ['big shapes overlapping in three depths, tiny secondary stories near the border'],
      minimal: ['one figure, no ground', 'spot drawing, open edge'],
    },
    style: {
      studio: ['plate for a well-printed book'],
      cinematic: ['double-page spread, text area left open'],
      minimal: ['spot vignette'],
    },
  },
  render: {
    camera: {
      studio: ['orthographic three-quarter view, bevels even, materials physically plausible'],
      cinematic: ['virtual lens near the floor, haze with depth, parts scuffed where they would be'],
      minimal: ['isometric, plain', 'one object, clay shader'],
    },
    style: {
      studio: ['turntable still, neutral sweep'],
      cinematic: ['game cut-scene, engine running'],
      minimal: ['untextured model'],
    },
  },
  clay: {
    camera: {
      studio: ['hand-formed volumes, fingerprints fine and even, seams smoothed'],
      cinematic: ['set built from wire and plasticine, replaced mouths, tool marks near the joins'],
      minimal: ['one lump, few dents', 'simple form'],
    },
    style: {
      studio: ['puppet-maker’s reference still'],
      cinematic: ['stop-motion shot on twos'],
      minimal: ['modelling-clay maquette'],
    },
  },
};
