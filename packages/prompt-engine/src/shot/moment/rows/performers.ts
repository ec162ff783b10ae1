/** Performers, artists and athletes by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const PERFORMERS = `
`;
