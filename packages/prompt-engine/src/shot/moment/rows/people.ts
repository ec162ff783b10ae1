/** Men, women, children and families by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const PEOPLE = `
`;
