/** Why something that somebody brought was not taken: a sentence for its owner. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}
