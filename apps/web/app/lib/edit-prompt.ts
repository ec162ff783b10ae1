/** How a prompt speaks of the picture that it changes. */
const INPUT_PICTURE =
  /\b(?:uploaded|attached|supplied|input|reference) (?:photo|picture|image|portrait)|\bas uploaded\b|\[YOUR PHOTO/i;

/** Whether a prompt changes a picture of somebody's own, and so means nothing without one. */
export function isEditPrompt(text: string): boolean {
  return INPUT_PICTURE.test(text);
}
