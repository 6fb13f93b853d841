/** Concurrent calls with the same key share the work. */
export class SharedWork<Result> {
  readonly #underway = new Map<string, Promise<Result>>();

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const underway = this.#underway.get(key) ?? work().finally(() => this.#underway.delete(key));
    this.#underway.set(key, underway);
    return underway;
  }
}
