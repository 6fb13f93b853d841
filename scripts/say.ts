const started = performance.now();

/** Progress for the operator, in plain words. */
export function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`[${seconds.padStart(5)} s] ${text}`);
}
