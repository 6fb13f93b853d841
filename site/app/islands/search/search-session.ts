import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARACTERS } from '#app/constants.ts';
import { normalizeTerm } from '#app/search/search-term.ts';

export type SearchState<Hit> = {
  status: 'open' | 'loading' | 'results' | 'none';
  /** The term of the shown hits or of the pending request. */
  term: string;
  hits: readonly Hit[];
};

type Options<Hit> = {
  find: (term: string, signal: AbortSignal) => Promise<readonly Hit[]>;
  onChange: (state: SearchState<Hit>) => void;
};

/**
 * Searches while the visitor types. Requests are debounced, and the response to an older term never
 * replaces a newer one. The loading state starts with the first key, so that it never just flashes.
 */
export class SearchSession<Hit> {
  readonly #options: Options<Hit>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #hits: readonly Hit[] = [];

  constructor(options: Options<Hit>) {
    this.#options = options;
  }

  type(typed: string): void {
    this.#cancel();
    const term = normalizeTerm(typed);
    if (term.length < SEARCH_MIN_CHARACTERS) return this.#show('open', '', []);
    this.#show('loading', term, this.#hits);
    this.#timer = setTimeout(() => void this.#ask(term), SEARCH_DEBOUNCE_MS);
  }

  clear(): void {
    this.#cancel();
    this.#show('open', '', []);
  }

  async #ask(term: string): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const hits = await this.#options.find(term, asking.signal);
      if (asking === this.#asking) this.#show(hits.length > 0 ? 'results' : 'none', term, hits);
    } catch {
      // A failed search shows no error; only the loading state ends.
      if (asking === this.#asking) this.#show('open', term, []);
    }
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = undefined;
  }

  #show(status: SearchState<Hit>['status'], term: string, hits: readonly Hit[]): void {
    this.#hits = hits;
    this.#options.onChange({ status, term, hits });
  }
}
