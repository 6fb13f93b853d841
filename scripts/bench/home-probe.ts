import { fork } from 'node:child_process';
import { once } from 'node:events';

export type Asked = { url: string; forMs: number };
export type Probe = { medianMs: number; p99Ms: number; errors: number };

/** Probes from a process of its own: the clients of a storm in this one would delay the answers. */
export async function openHomeProbe() {
  const child = fork('scripts/bench/home-probe-process.ts', { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return {
    async probe(url: string, forMs: number): Promise<Probe> {
      child.send({ url, forMs } satisfies Asked);
      const [answer] = await once(child, 'message');
      return answer as Probe;
    },
    close: () => child.disconnect(),
  };
}
