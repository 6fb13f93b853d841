import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a client waits before each request, so that the site can keep up with all of them. */
const PAUSE_MS = 40;

/** After this time without a request, a server may have closed a connection. */
const IDLE_MS = 1_000;

export type Question = { method?: 'GET' | 'POST'; path: string; body?: string };

/** Sends requests at a steady pace, on kept and on new connections, and collects the failures. */
export class ConstantLoad {
  readonly failures: string[] = [];
  sent = 0;
  readonly #agents: Agent[] = [];
  readonly #clients: Promise<void>[] = [];
  #isOver = false;

  /** Each client sends one request after another: `next` says which, `url` to which site. */
  constructor(clients: number, url: () => string | Promise<string>, next: () => Question) {
    for (let client = 0; client < clients; client += 1) {
      // Every other client keeps its connection, as proxies do; the others open one each time.
      const agent = new Agent({ keepAlive: client % 2 === 0, maxSockets: 1 });
      this.#agents.push(agent);
      this.#clients.push(this.#ask(agent, url, next));
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
    for (const agent of this.#agents) agent.destroy();
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
      // If this process has paused, the idle connection may be closed, as it may be at any time.
      if (performance.now() - since > IDLE_MS) agent.destroy();
      const status = await answerTo(`${address}${question.path}`, question, agent);
      if (status !== 200 && status !== 303) this.failures.push(`${question.path}: ${status}`);
    }
  }
}

/** The status of the response once all of it has arrived, or the code of the error. */
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
