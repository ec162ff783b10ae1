/** Beings of fantasy, robots, warriors and rulers by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const FANTASY = `
`;
