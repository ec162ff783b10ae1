/** Vehicles, boats, aircraft and spacecraft by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const VEHICLES = `
`;
