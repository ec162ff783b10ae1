/** Buildings, landmarks and what stands in the sky by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const BUILDINGS = `
`;
