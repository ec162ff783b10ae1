/** Pets and farm animals by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const PETS_AND_FARM = `
`;
