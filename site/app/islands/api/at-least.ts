/** The outcome of some work, but not before a time has passed: what is shown meanwhile does not flicker. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
