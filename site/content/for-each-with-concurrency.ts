/** Calls `work` for all items, `lanes` at a time. After a failure no further item starts. */
export async function forEachWithConcurrency<Item>(
  lanes: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = Array.from(items).toReversed();
  const lane = async () => {
    try {
      for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  };
  // Waits for all lanes even after a failure, so that no work goes on after this rejects.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
