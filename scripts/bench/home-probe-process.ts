import { Agent, get } from 'node:http';
import { atConstantRate } from './load.ts';
import type { Asked, Probe } from './home-probe.ts';

const EVERY_MS = 25;
const PATIENCE_MS = 60_000;

async function probe({ url, forMs }: Asked): Promise<Probe> {
  // Each request is a new visitor: when connections flood a site, it is the new ones that wait.
  const agent = new Agent({ keepAlive: false });
  const probed = await atConstantRate(forMs / EVERY_MS, EVERY_MS, () => isAnswered(url, agent));
  agent.destroy();
  return probed;
}

/** Made as cheap as possible, so that the cost of the client is not measured as the server's. */
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
