import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked, Probe } from './home-probe.ts';

const EVERY_MS = 25;
/** After this time a visitor has left. */
const PATIENCE_MS = 60_000;

/** Requests a page at a constant rate, however long responses take, as visitors would. */
async function probe({ url, forMs }: Asked): Promise<Probe> {
  const took: number[] = [];
  const all: Promise<void>[] = [];
  let errors = 0;
  // New visitors: where connections flood the site, it is the new ones that wait.
  const agent = new Agent({ keepAlive: false });
  const ask = async () => {
    const since = performance.now();
    const isFine = await isAnswered(url, agent);
    took.push(performance.now() - since);
    if (!isFine) errors += 1;
  };
  const start = performance.now();
  for (let count = 0; count < forMs / EVERY_MS; count += 1) {
    await sleep(Math.max(0, start + count * EVERY_MS - performance.now()));
    all.push(ask());
  }
  await Promise.all(all);
  agent.destroy();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { medianMs: at(0.5), p99Ms: at(0.99), errors };
}

/** As cheap as possible, so that the cost of the client is not measured as the server's. */
function isAnswered(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { agent, timeout: PATIENCE_MS, headers: { 'Accept-Encoding': 'br' } };
    const request = get(url, options, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

process.on('message', async (asked: Asked) => process.send?.(await probe(asked)));
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
