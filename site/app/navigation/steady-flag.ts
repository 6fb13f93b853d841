type Options = {
  /** What is over before this is not worth showing. */
  after: number;
  /** What is shown stays at least this long. */
  atLeast: number;
  onChange: (isShown: boolean) => void;
};

/** Turns a state that may come and go quickly into one that can be looked at. */
export class SteadyFlag {
  readonly #options: Options;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt: number | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  set(isOn: boolean): void {
    clearTimeout(this.#timer);
    const { after, atLeast } = this.#options;
    if (isOn) {
      if (this.#shownAt === undefined) this.#timer = setTimeout(() => this.#show(true), after);
    } else if (this.#shownAt !== undefined) {
      const left = Math.max(0, this.#shownAt + atLeast - Date.now());
      this.#timer = setTimeout(() => this.#show(false), left);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(isShown: boolean): void {
    this.#shownAt = isShown ? Date.now() : undefined;
    this.#options.onChange(isShown);
  }
}
