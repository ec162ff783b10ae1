/** Sea animals, insects and other small ones by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const SEA_AND_SMALL = `
`;
