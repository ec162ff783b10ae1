import { wholeNumber } from '@framewright/contract';

/** '1 work', '1,200 works' */
export const works = (count: number): string => `${wholeNumber(count)} ${count === 1 ? 'work' : 'works'}`;
