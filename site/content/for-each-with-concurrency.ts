import pLimit from 'p-limit';

/** Calls `work` for all items, `lanes` at a time. After a failure no further item starts. */
export async function forEachWithConcurrency<Item>(
  lanes: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit({ concurrency: lanes, rejectOnClear: true });
  const one = (item: Item) =>
    work(item).catch((error: unknown) => {
      limit.clearQueue();
      throw error;
    });
  // Waits for all even after a failure, so that no work goes on after this rejects.
  const ends = await Promise.allSettled(Array.from(items, (item) => limit(one, item)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
