/** Food and drink by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const FOOD_AND_DRINK = `
`;
