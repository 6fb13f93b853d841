import { adapterOf } from '../sql.ts';
import type { Payload } from 'payload';

/** Any number that nothing else on the database uses. */
const KEY = 7_214_061;

/** A connection that ends says so; one that hangs is noticed this soon. */
const LOOK_MS = 1_000;

type Client = {
  query(text: string, values?: unknown[]): Promise<{ rows: { held?: boolean }[] }>;
  on(event: 'error', listener: () => void): void;
  release(destroy?: boolean): void;
};

/** A lock that lives as long as one connection: the database lets go of it when its holder dies. */
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

  /** Undefined if somebody else has it. */
  static async take(payload: Payload): Promise<RunnerLock | undefined> {
    const { pool } = adapterOf(payload) as unknown as { pool: { connect(): Promise<Client> } };
    const lock = new RunnerLock(await pool.connect());
    try {
      const sql = 'select pg_try_advisory_lock($1) as held';
      const { rows } = await lock.#client.query(sql, [KEY]);
      if (rows[0]?.held) return lock;
    } catch (error) {
      lock.release();
      throw error;
    }
    lock.release();
    return undefined;
  }

  /** Rejects if the connection, and with it the lock, is gone. */
  async assertHeld(): Promise<void> {
    if (this.#isLost) throw new Error('The connection that held the lock is gone');
    if (performance.now() - this.#seenAt < LOOK_MS) return;
    await this.#client.query('select 1');
    this.#seenAt = performance.now();
  }

  /** Ends the connection, so that no lock can stay behind in the pool. */
  release(): void {
    this.#client.release(true);
  }
}
