/** An expected error that ends a script, with one line that says why. */
export class StartError extends Error {
  override name = 'StartError';
}
