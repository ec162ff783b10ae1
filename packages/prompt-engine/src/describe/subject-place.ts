/** Stands in a description where nobody has named the subject yet. */
export const SUBJECT_PLACE = '[Main subject]';
