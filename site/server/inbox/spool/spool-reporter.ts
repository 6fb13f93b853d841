import type { InboxDatabase } from '@clinic/cms/inbox/delivery/inbox-database';

/** Often enough for a studio that counts a machine as away after a minute. */
const NOTE_MS = 10_000;

type Database = Pick<InboxDatabase, 'noteSpool' | 'forgetSpool'>;

/** Tells the studio, which may be on another machine, how many submissions wait on this one. */
export class SpoolReporter {
  readonly #database: () => Promise<Database>;
  readonly #folder: string;
  #timer: NodeJS.Timeout | undefined;
  #underway: Promise<void> = Promise.resolve();

  constructor(database: () => Promise<Database>, folder: string) {
    this.#database = database;
    this.#folder = folder;
  }

  start(): void {
    this.#note();
    this.#timer = setInterval(() => this.#note(), NOTE_MS);
  }

  async stop(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    await this.#underway;
    await this.#report((database) => database.forgetSpool(this.#folder));
  }

  #note(): void {
    this.#underway = this.#report((database) => database.noteSpool(this.#folder));
  }

  /** A database that is away learns it later; until then the old note says that we are. */
  async #report(work: (database: Database) => Promise<void>): Promise<void> {
    try {
      await work(await this.#database());
    } catch {
      // The deliverer logs the outage.
    }
  }
}
