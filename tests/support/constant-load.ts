import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Between an answer and the next question of a client: as many as can be counted and delivered. */
const PAUSE_MS = 40;

const IDLE_MS = 1_000;

export type Question = { method?: 'GET' | 'POST'; path: string; body?: string };

/** Asks at a steady pace, on kept connections and on new ones, and counts what fails. */
export class ConstantLoad {
  readonly failures: string[] = [];
  sent = 0;
  readonly #kept: Agent[] = [];
  readonly #asking: Promise<void>[] = [];
  #isOver = false;

  /** Each client asks for one thing after another, as `next` says, of the site that `url` names. */
  constructor(clients: number, url: () => string | Promise<string>, next: () => Question) {
    for (let client = 0; client < clients; client += 1) {
      // Every other client keeps its connection, as proxies do; the others open one each time.
      const agent = new Agent({ keepAlive: client % 2 === 0, maxSockets: 1 });
      this.#kept.push(agent);
      this.#asking.push(this.#ask(agent, url, next));
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#asking);
    for (const agent of this.#kept) agent.destroy();
  }

  async #ask(
    agent: Agent,
    url: () => string | Promise<string>,
    next: () => Question,
  ): Promise<void> {
    while (!this.#isOver) {
      const question = next();
      this.sent += 1;
      const since = performance.now();
      await sleep(PAUSE_MS);
      const address = await url();
      // After a pause of this process an idle connection may have been ended, as on any day.
      if (performance.now() - since > IDLE_MS) agent.destroy();
      const status = await answerTo(`${address}${question.path}`, question, agent);
      if (status !== 200 && status !== 303) this.failures.push(`${question.path}: ${status}`);
    }
  }
}

/** The status of the answer when all of it is there, or the code of the error. */
export function answerTo(
  address: string,
  { method = 'GET', body }: Omit<Question, 'path'> = {},
  agent?: Agent,
): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = {
      'Sec-Fetch-Site': 'same-origin',
      ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    };
    const asked = request(address, { method, headers, agent: agent ?? false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.end(body);
  });
}
