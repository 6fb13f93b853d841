/** Works on all items, a few at a time. If one fails, none is begun any more. */
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
  // All of them, even after a failure: no work goes on behind the back of the caller.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
