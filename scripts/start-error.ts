/** A start that cannot go on, with the one line that says why. */
export class StartError extends Error {
  override name = 'StartError';
}
