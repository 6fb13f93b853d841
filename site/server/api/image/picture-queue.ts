import { busy, clientLeft } from '#server/http/request-error.ts';
import { FairQueue } from '#server/work/fair-queue.ts';

/** Highest first: what a visitor's page shows now, what our pages will need later, all else. */
const RANKS = ['page', 'later', 'wish'] as const;
export type Rank = (typeof RANKS)[number];
export type PictureRequester = { rank: Rank; from?: string; signal?: AbortSignal };

export type QueueLimits = {
  atOnce: number;
  /** How many of these may be for ranks other than `page`. */
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
type Job<Picture> = {
  name: string;
  rank: Rank;
  make: () => Promise<Picture>;
  waiters: Set<Waiter<Picture>>;
  isStarted: boolean;
};

/**
 * Makes each picture once for all who ask. Network addresses take turns; if the queue is full, the
 * one with most in it makes room.
 */
export class PictureQueue<Picture> {
  readonly #limits: QueueLimits;
  readonly #jobs = new Map<string, Job<Picture>>();
  readonly #waiting: Readonly<Record<Rank, FairQueue<Job<Picture>>>> = {
    page: new FairQueue(),
    later: new FairQueue(),
    wish: new FairQueue(),
  };
  readonly #running: Record<Rank, number> = { page: 0, later: 0, wish: 0 };

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  run(name: string, requester: PictureRequester, make: () => Promise<Picture>): Promise<Picture> {
    return new Promise((resolve, reject) => {
      if (requester.signal?.aborted) return reject(clientLeft());
      const job = this.#join(name, requester, make);
      const waiter = { from: requester.from ?? '', resolve, reject };
      job.waiters.add(waiter);
      const leave = (error: Error) => this.#leave(job, waiter, error);
      requester.signal?.addEventListener('abort', () => leave(clientLeft()), { once: true });
      if (requester.rank === 'wish') this.#endWait(job, leave);
      this.#startNext();
    });
  }

  #join(
    name: string,
    { rank, from = '' }: PictureRequester,
    make: () => Promise<Picture>,
  ): Job<Picture> {
    const known = this.#jobs.get(name);
    if (known?.isStarted) return known;
    if (known && isBefore(rank, known.rank)) this.#moveTo(rank, known);
    if (!known) this.#makeRoom(rank, from);
    const job = known ?? { name, rank, make, waiters: new Set(), isStarted: false };
    this.#jobs.set(name, job);
    this.#waiting[job.rank].add(job, from);
    return job;
  }

  #moveTo(rank: Rank, job: Job<Picture>): void {
    const owners = this.#waiting[job.rank].delete(job);
    job.rank = rank;
    for (const owner of owners) this.#waiting[rank].add(job, owner);
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
  #endWait(job: Job<Picture>, leave: (error: Error) => void): void {
    const { maxWishMs } = this.#limits;
    const end = () => job.isStarted || leave(tooMany(Math.ceil(maxWishMs / 1000)));
    setTimeout(end, maxWishMs).unref();
  }

  #leave(job: Job<Picture>, waiter: Waiter<Picture>, error: Error): void {
    // Answered already; another job may have the same name by now.
    if (!job.waiters.delete(waiter)) return;
    waiter.reject(error);
    // A job that has started is finished and cached: the picture will be requested again.
    if (job.isStarted) return;
    const others = [...job.waiters];
    if (others.length === 0) this.#drop(job);
    else if (!others.some(({ from }) => from === waiter.from)) {
      this.#waiting[job.rank].deleteFor(waiter.from, job);
    }
  }

  #drop(job: Job<Picture>): void {
    this.#waiting[job.rank].delete(job);
    this.#jobs.delete(job.name);
  }

  #startNext(): void {
    for (let job = this.#next(); job; job = this.#next()) void this.#make(job);
  }

  #next(): Job<Picture> | undefined {
    const { page, later, wish } = this.#running;
    const { atOnce, besidesPages } = this.#limits;
    if (page + later + wish >= atOnce) return undefined;
    const ranks = later + wish < besidesPages ? RANKS : (['page'] as const);
    const first = ranks.find((rank) => this.#waiting[rank].size > 0);
    return first && this.#waiting[first].take();
  }

  async #make(job: Job<Picture>): Promise<void> {
    job.isStarted = true;
    this.#running[job.rank] += 1;
    try {
      const picture = await job.make();
      for (const { resolve } of job.waiters) resolve(picture);
    } catch (error) {
      for (const { reject } of job.waiters) reject(error);
    } finally {
      this.#running[job.rank] -= 1;
      this.#jobs.delete(job.name);
      this.#startNext();
    }
  }
}

function isBefore(rank: Rank, other: Rank): boolean {
  return RANKS.indexOf(rank) < RANKS.indexOf(other);
}

function tooMany(seconds = 2) {
  return busy('Too many pictures at once', seconds);
}
