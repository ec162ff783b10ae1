/** People by the scene they belong to: names | kind and size | details | usual places | colours | drawing. */
export const SUBCULTURES = `
skater | person person role | a loose t-shirt, baggy trousers, worn skate shoes, a scuffed board | in a concrete skate park | grey, black, red | person:sportswear
raver | person person role | a mesh top, glow bracelets, wide trousers, mirrored glasses | in a dark hall with coloured beams | black, magenta, lime | person
`;
