import { busy } from '#server/http/request-error.ts';

/**
 * In the order in which they are served: what a visitor's page shows now, what our pages will want
 * later, and every other wish.
 */
const RANKS = ['page', 'later', 'wish'] as const;
export type Rank = (typeof RANKS)[number];

/** Who wants a picture: how urgently, from which network address, and until when. */
export type Asker = { rank: Rank; from?: string; signal?: AbortSignal };

export type QueueLimits = {
  /** How many are made at a time, and how many of them may be something else than a page's. */
  atOnce: number;
  besidesPages: number;
  /** How many may wait to be made. */
  maxWaiting: Readonly<Record<Rank, number>>;
  /** How many of them one network address may have asked for. */
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
 * Makes pictures, a few at a time. Who asks for one that is already waited for shares it. When
 * nobody waits for a picture any more before it was begun, it is not made.
 */
export class PictureQueue<Picture> {
  readonly #limits: QueueLimits;
  readonly #works = new Map<string, Work<Picture>>();
  readonly #waiting: Readonly<Record<Rank, Set<Work<Picture>>>> = {
    ...{ page: new Set(), later: new Set(), wish: new Set() },
  };
  readonly #running: Record<Rank, number> = { page: 0, later: 0, wish: 0 };

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Equal names are equal pictures. */
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
    // What is begun is finished and kept: somebody will ask again.
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

/** Nobody reads this answer. */
function clientLeft() {
  return busy('The client has left', 2);
}
