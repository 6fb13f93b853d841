import { busy, clientLeft } from '#server/http/request-error.ts';
import { FairQueue } from '#server/work/fair-queue.ts';

/** Highest first: what a visitor's page shows now, what our pages will need later, all else. */
const RANKS = ['page', 'later', 'wish'] as const;
export type Rank = (typeof RANKS)[number];
export type PictureRequester = { rank: Rank; from?: string; signal?: AbortSignal };

export type QueueLimits = {
  atOnce: number;
  besidesPages: number;
  maxWaiting: Readonly<Record<Rank, number>>;
  maxWaitingPerAddress: number;
  maxWishMs: number;
};

type Waiter<Picture> = {
  from: string;
  resolve: (picture: Picture) => void;
  reject: (error: unknown) => void;
};
type Work<Picture> = {
  name: string;
  rank: Rank;
  make: () => Promise<Picture>;
  waiters: Set<Waiter<Picture>>;
  isBegun: boolean;
};

/** Makes each picture once for all who ask. Network addresses take turns. */
export class PictureQueue<Picture> {
  readonly #limits: QueueLimits;
  readonly #works = new Map<string, Work<Picture>>();
  readonly #waiting: Readonly<Record<Rank, FairQueue<Work<Picture>>>> = {
    page: new FairQueue(),
    later: new FairQueue(),
    wish: new FairQueue(),
  };
  readonly #running: Record<Rank, number> = { page: 0, later: 0, wish: 0 };

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  run(name: string, asker: PictureRequester, make: () => Promise<Picture>): Promise<Picture> {
    return new Promise((resolve, reject) => {
      if (asker.signal?.aborted) return reject(clientLeft());
      const work = this.#join(name, asker, make);
      const waiter = { from: asker.from ?? '', resolve, reject };
      work.waiters.add(waiter);
      const leave = (error: Error) => this.#leave(work, waiter, error);
      asker.signal?.addEventListener('abort', () => leave(clientLeft()), { once: true });
      if (asker.rank === 'wish') this.#endWait(work, leave);
      this.#begin();
    });
  }

  #join(
    name: string,
    { rank, from = '' }: PictureRequester,
    make: () => Promise<Picture>,
  ): Work<Picture> {
    const known = this.#works.get(name);
    if (known?.isBegun) return known;
    if (known && isBefore(rank, known.rank)) this.#moveTo(rank, known);
    if (!known) this.#makeRoom(rank, from);
    const work = known ?? { name, rank, make, waiters: new Set(), isBegun: false };
    this.#works.set(name, work);
    this.#waiting[work.rank].add(work, from);
    return work;
  }

  #moveTo(rank: Rank, work: Work<Picture>): void {
    const owners = this.#waiting[work.rank].delete(work);
    work.rank = rank;
    for (const owner of owners) this.#waiting[rank].add(work, owner);
  }

  #makeRoom(rank: Rank, from: string): void {
    const { maxWaiting, maxWaitingPerAddress } = this.#limits;
    if (from && this.#waitingFrom(from) >= maxWaitingPerAddress) throw tooMany();
    const queue = this.#waiting[rank];
    if (queue.size < maxWaiting[rank]) return;
    const excess = queue.excessBeside(from);
    if (!excess) throw tooMany();
    this.#drop(excess);
    for (const { reject } of excess.waiters) reject(tooMany());
    excess.waiters.clear();
  }

  #waitingFrom(address: string): number {
    return RANKS.reduce((sum, rank) => sum + this.#waiting[rank].countOf(address), 0);
  }

  /** Whoever asked gets an answer before a proxy or a browser gives up. */
  #endWait(work: Work<Picture>, leave: (error: Error) => void): void {
    const { maxWishMs } = this.#limits;
    const end = () => work.isBegun || leave(tooMany(Math.ceil(maxWishMs / 1000)));
    setTimeout(end, maxWishMs).unref();
  }

  #leave(work: Work<Picture>, waiter: Waiter<Picture>, error: Error): void {
    // Answered already, and another work may have its name by now.
    if (!work.waiters.delete(waiter)) return;
    waiter.reject(error);
    // Work that has started is finished and cached: the picture will be requested again.
    if (work.isBegun) return;
    const others = [...work.waiters];
    if (others.length === 0) this.#drop(work);
    else if (!others.some(({ from }) => from === waiter.from)) {
      this.#waiting[work.rank].deleteFor(waiter.from, work);
    }
  }

  #drop(work: Work<Picture>): void {
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
    return first && this.#waiting[first].take();
  }

  async #make(work: Work<Picture>): Promise<void> {
    work.isBegun = true;
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

function tooMany(seconds = 2) {
  return busy('Too many pictures at once', seconds);
}
