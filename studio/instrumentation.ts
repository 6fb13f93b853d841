export async function register(): Promise<void> {
  // Next also builds this for its edge runtime, which lacks Node's API; there it drops this import.
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./instrumentation-node.ts');
}
