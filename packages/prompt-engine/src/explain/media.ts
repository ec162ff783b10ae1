import { readTable } from './entry.ts';

/** Illustration and art media: medium, era or movement instead of a person's name. */
export const MEDIA = readTable(
  { element: 'style', kind: 'image' },
  `
watercolour / watercolour painting / watercolor | Blooms of pigment and bare paper for white. | books and cards
gouache | Flat and chalky. | posters
oil painting / visible brushwork / oil on canvas / impasto | Thick, rich paint with the brush left in. | portraits
pencil sketch / pencil drawing / graphite drawing | Hatching and a searching line. | concepts
charcoal drawing / charcoal | Smudged darks. | drama
ink line art / line art / ink drawing / pen and ink / line drawing | Clean black lines. | colouring pages and comics
flat vector illustration / vector illustration / flat vector / flat design / vector | Plain fills without texture. | apps
line icon set / line icon / even stroke | One stroke width all through. | interfaces
isometric 3D render / isometric render | Rooms like toys. | explanations
clay render / plasticine / claymation | Soft forms with fingerprints. | children and advertising
low-poly 3D / low poly | Facets stand for form. | games
pixel art | A visible grid: give its size. | retro games
voxel art / voxel | Everything is built from cubes. | games
cel-shaded animation / cel-shaded / cel shading / anime | Shade comes in hard steps. | cartoons
hand-painted animation background / animation background / painted background | Lush and soft. | fantasy
manga panel / screentone / manga | Black and white with dots for grey. | comics
American comic inking / comic book style / comic book | Bold outlines and dots. | heroes
ligne claire | Even outlines and flat colours. | adventure comics
woodblock print / ukiyo-e / woodcut | Flat colours within carved lines. | waves and nature
linocut / lino print | Bold and carved. | posters
risograph print / risograph / riso print | Grain and inks that do not quite meet. | zines
screen print / silkscreen / screenprint | A few flat colours. | gig posters
art nouveau poster / art nouveau | Curved frames and flowers. | labels
art deco poster / art deco | Gold and geometry. | travel
Bauhaus graphic / Bauhaus | Circles, grids and primary colours. | design
impressionist painting / impressionist / impressionism | Broken touches of light. | gardens
cubist painting / cubist / cubism | Several views in one. | portraits
surrealist painting / surrealist / surrealism | The logic of a dream. | covers
pop art | Dots and flat bright colour. | products
stained glass | Lead lines and glowing panes. | windows
mosaic | Small tiles. | antique scenes
embroidery / embroidered | A relief of thread. | patches
felt craft / needle felt / felted | Fuzzy edges. | children
origami | Folded facets. | animals
papercut diorama / papercut / paper diorama / paper cut | A layered scene with shade between the sheets. | seasonal pictures
blueprint drawing / blueprint | White lines on blue. | technology
botanical plate / botanical illustration | One specimen on cream paper. | labels
scientific cutaway illustration / scientific illustration | The labelled inside of a thing. | teaching
die-cut sticker / sticker | A white border round a simple form. | chats and merchandise
storyboard frames / storyboard | Rough numbered panels. | planning a film
matte painting | A vast, believable invention. | film
concept art sheet / concept art / character sheet | Views and details of one thing. | games
chalkboard drawing / chalk drawing | White on black. | cafés
graffiti mural / graffiti / mural | Spray paint on the texture of a wall. | cities
illustration / digital illustration / storybook illustration | A drawn picture: name the medium and the line. | books and screens
3D render / octane render / CGI / 3D rendering / rendered | A built scene with computed light. | products, toys and interiors
fantasy art / digital painting / digital art | Painted on a screen; say how the brush should look. | games and covers
collage / mixed media / photomontage | Cut pieces from several sources. | covers and essays
infographic style / infographic / diagram | Shapes and labels that explain. | teaching
poster / travel poster / film poster | One image and a few words, read from afar. | events
pastel drawing / soft pastels / chalk pastel | Dusty colour with soft edges. | portraits and landscapes
etching / engraving / engraved illustration | Fine bitten lines build tone. | banknotes and old books
fresco / tempera | Matt pigment in or on a wall. | history
caricature / cartoon style / cartoon | Features pushed for wit. | gifts and satire
`,
);
