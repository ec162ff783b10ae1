/** Things of the house, instruments, clothes and tools by themselves: names | studio | set | deed | at | light | minimal (see ../moment.ts). */
export const THINGS = `
`;
