/** People at their trades by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const TRADES = `
`;
