import { busy } from '#server/http/request-error.ts';

/**
 * Priorities, highest first: pictures that a visitor's page shows now, pictures that our pages will
 * need later, and all other requests.
 */
const RANKS = ['page', 'later', 'wish'] as const;
export type Rank = (typeof RANKS)[number];

/** A request for a picture: its priority, network address and abort signal. */
export type Asker = { rank: Rank; from?: string; signal?: AbortSignal };

export type QueueLimits = {
  /** Concurrency, and how much of it ranks other than `page` may use. */
  atOnce: number;
  besidesPages: number;
  /** Maximum number of queued pictures. */
  maxWaiting: Readonly<Record<Rank, number>>;
  /** Maximum number of queued pictures requested by one network address. */
  maxWaitingPerAddress: number;
};

type Waiter<Picture> = {
  resolve: (picture: Picture) => void;
  reject: (error: unknown) => void;
};
type Work<Picture> = {
  name: string;
  rank: Rank;
  from: string | undefined;
  make: () => Promise<Picture>;
  waiters: Set<Waiter<Picture>>;
  isBegun: boolean;
};

/**
 * Makes pictures with limited concurrency. Requests for the same picture share the work. A queued
 * picture is dropped when all of its clients have disconnected.
 */
export class PictureQueue<Picture> {
  readonly #limits: QueueLimits;
  readonly #works = new Map<string, Work<Picture>>();
  readonly #waiting: Readonly<Record<Rank, Set<Work<Picture>>>> = {
    page: new Set(),
    later: new Set(),
    wish: new Set(),
  };
  readonly #running: Record<Rank, number> = { page: 0, later: 0, wish: 0 };

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Calls with the same name share one picture. */
  run(name: string, asker: Asker, make: () => Promise<Picture>): Promise<Picture> {
    return new Promise((resolve, reject) => {
      if (asker.signal?.aborted) return reject(clientLeft());
      const work = this.#join(name, asker, make);
      const waiter = { resolve, reject };
      work.waiters.add(waiter);
      asker.signal?.addEventListener('abort', () => this.#leave(work, waiter), { once: true });
      this.#begin();
    });
  }

  #join(name: string, { rank, from }: Asker, make: () => Promise<Picture>): Work<Picture> {
    const known = this.#works.get(name);
    if (known) {
      if (!known.isBegun && isBefore(rank, known.rank)) this.#moveTo(rank, known);
      return known;
    }
    this.#checkRoom(rank, from);
    const work = { name, rank, from, make, waiters: new Set<Waiter<Picture>>(), isBegun: false };
    this.#works.set(name, work);
    this.#waiting[rank].add(work);
    return work;
  }

  #moveTo(rank: Rank, work: Work<Picture>): void {
    this.#waiting[work.rank].delete(work);
    work.rank = rank;
    this.#waiting[rank].add(work);
  }

  #checkRoom(rank: Rank, from: string | undefined): void {
    const { maxWaiting, maxWaitingPerAddress } = this.#limits;
    const isFull = this.#waiting[rank].size >= maxWaiting[rank];
    if (isFull || (from && this.#waitingFrom(from) >= maxWaitingPerAddress)) {
      throw busy('Too many pictures at once', 2);
    }
  }

  #waitingFrom(address: string): number {
    return [...this.#works.values()].filter(({ from, isBegun }) => from === address && !isBegun)
      .length;
  }

  #leave(work: Work<Picture>, waiter: Waiter<Picture>): void {
    work.waiters.delete(waiter);
    waiter.reject(clientLeft());
    // Work that has started is finished and cached: the picture will be requested again.
    if (work.waiters.size > 0 || work.isBegun) return;
    this.#waiting[work.rank].delete(work);
    this.#works.delete(work.name);
  }

  #begin(): void {
    for (let work = this.#next(); work; work = this.#next()) void this.#make(work);
  }

  #next(): Work<Picture> | undefined {
    const { page, later, wish } = this.#running;
    const { atOnce, besidesPages } = this.#limits;
    if (page + later + wish >= atOnce) return undefined;
    const ranks = later + wish < besidesPages ? RANKS : (['page'] as const);
    const first = ranks.find((rank) => this.#waiting[rank].size > 0);
    return first && this.#waiting[first].values().next().value;
  }

  async #make(work: Work<Picture>): Promise<void> {
    work.isBegun = true;
    this.#waiting[work.rank].delete(work);
    this.#running[work.rank] += 1;
    try {
      const picture = await work.make();
      for (const { resolve } of work.waiters) resolve(picture);
    } catch (error) {
      for (const { reject } of work.waiters) reject(error);
    } finally {
      this.#running[work.rank] -= 1;
      this.#works.delete(work.name);
      this.#begin();
    }
  }
}

function isBefore(rank: Rank, other: Rank): boolean {
  return RANKS.indexOf(rank) < RANKS.indexOf(other);
}

/** The client has disconnected, so it never gets this response. */
function clientLeft() {
  return busy('The client has left', 2);
}
