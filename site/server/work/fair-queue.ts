/** Owners take turns, one item each; an item of several owners is taken in the turn of any. */
export class FairQueue<Item> {
  /** Items by owner, in the order of arrival; the owner whose turn is next comes first. */
  readonly #lines = new Map<string, Set<Item>>();
  readonly #owners = new Map<Item, Set<string>>();
  #lastServed = '';

  get size(): number {
    return this.#owners.size;
  }

  countOf(owner: string): number {
    return this.#lines.get(owner)?.size ?? 0;
  }

  add(item: Item, owner: string): void {
    this.#lines.set(owner, (this.#lines.get(owner) ?? new Set()).add(item));
    this.#owners.set(item, (this.#owners.get(item) ?? new Set()).add(owner));
  }

  delete(item: Item): string[] {
    const owners = [...(this.#owners.get(item) ?? [])];
    for (const owner of owners) this.deleteFor(owner, item);
    return owners;
  }

  deleteFor(owner: string, item: Item): void {
    const line = this.#lines.get(owner);
    line?.delete(item);
    if (line?.size === 0) this.#lines.delete(owner);
    const owners = this.#owners.get(item);
    owners?.delete(owner);
    if (owners?.size === 0) this.#owners.delete(item);
  }

  take(): Item | undefined {
    const served = this.#lines.get(this.#lastServed);
    // The last served owner moves to the end only now, so behind those who came meanwhile.
    this.#lines.delete(this.#lastServed);
    if (served) this.#lines.set(this.#lastServed, served);
    const [first] = this.#lines;
    if (!first) return undefined;
    const [owner, [item]] = first;
    this.#lastServed = owner;
    if (item !== undefined) this.delete(item);
    return item;
  }

  /** Makes room in a full queue: the newest of whoever has most, if `owner` would have less. */
  excessBeside(owner: string): Item | undefined {
    const lines = [...this.#lines.values()];
    const longest = lines.reduce((most, line) => (line.size > most.size ? line : most), new Set());
    if (this.countOf(owner) + 1 >= longest.size) return undefined;
    const newest = [...longest].at(-1);
    return newest !== undefined && this.#owners.get(newest)?.size === 1 ? newest : undefined;
  }
}
