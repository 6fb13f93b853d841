/** Settles with `work`, but not before `ms`, so that a loading state does not flicker. */
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
