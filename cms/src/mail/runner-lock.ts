import type { Payload } from 'payload';

/** An arbitrary number that no other advisory lock uses. */
const KEY = 7_214_061;

/** How often the connection is checked: a closed one emits an error, a hanging one does not. */
const CHECK_MS = 1_000;

type Client = {
  query(text: string, values?: unknown[]): Promise<{ rows: { held?: boolean }[] }>;
  on(event: 'error', listener: () => void): void;
  release(destroy?: boolean): void;
};

/** An advisory lock bound to one connection: Postgres releases it when the holder dies. */
export class RunnerLock {
  readonly #client: Client;
  #isLost = false;
  #seenAt = performance.now();

  private constructor(client: Client) {
    this.#client = client;
    client.on('error', () => {
      this.#isLost = true;
    });
  }

  /** Undefined if another process has the lock. */
  static async take(payload: Payload): Promise<RunnerLock | undefined> {
    const { pool } = payload.db;
    const lock = new RunnerLock(await pool.connect());
    try {
      const { rows } = await lock.#client.query('select pg_try_advisory_lock($1) as held', [KEY]);
      if (rows[0]?.held) return lock;
    } catch (error) {
      lock.release();
      throw error;
    }
    lock.release();
    return undefined;
  }

  /** Rejects if the connection is lost, and the lock with it. */
  async assertHeld(): Promise<void> {
    if (this.#isLost) throw new Error('The connection that held the lock is gone');
    if (performance.now() - this.#seenAt < CHECK_MS) return;
    await this.#client.query('select 1');
    this.#seenAt = performance.now();
  }

  /** Closes the connection: given back to the pool, it would keep the lock. */
  release(): void {
    this.#client.release(true);
  }
}
