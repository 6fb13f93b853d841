/** Reads all at once that is asked for before the current work is done. */
export function batchLoader<Value>(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (id: string) => Promise<Value | undefined> {
  let ids: string[] = [];
  let answer: Promise<ReadonlyMap<string, Value>> | undefined;
  return async (id) => {
    ids.push(id);
    answer ??= new Promise<void>((done) => setImmediate(done)).then(() => {
      const asked = ids;
      ids = [];
      answer = undefined;
      return read(asked);
    });
    return (await answer).get(id);
  };
}
