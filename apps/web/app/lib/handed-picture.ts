/** A picture that was chosen elsewhere and waits for the image generator; in memory only, gone with the page. */
let handed: File | undefined;

/** Lets a picture wait for the image generator, or none: what waited before is gone. */
export function handPicture(picture: File | undefined): void {
  handed = picture;
}

/** Takes the waiting picture, once: asking again gives nothing. */
export function takeHandedPicture(): File | undefined {
  const picture = handed;
  handed = undefined;
  return picture;
}
