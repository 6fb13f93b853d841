/** Next calls this once, before the studio answers anybody. */
export async function register(): Promise<void> {
  // Next knows another runtime, which has nothing of Node; it removes what is not for the one it builds.
  if (process.env.NEXT_RUNTIME === 'nodejs') await import('./instrumentation-node.ts');
}
