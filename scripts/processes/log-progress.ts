const started = performance.now();

/** Reports progress to the operator. */
export function logProgress(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`[${seconds.padStart(5)} s] ${text}`);
}
