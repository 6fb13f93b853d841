/** Works on all items, a few at a time. If one fails, none is begun any more. */
export async function inLanes<Item>(
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
  await Promise.all(Array.from({ length: lanes }, lane));
}
