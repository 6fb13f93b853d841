import type { Finding } from '../../site/server/doctor/finding.ts';
import { assertPortFree } from '../processes/assert-port-free.ts';

const TIMEOUT_MS = 10_000;

type Port = {
  setting: 'PORT' | 'STUDIO_PORT';
  port: number;
  /** An address that only our own program answers, and its role. */
  own: { path: string; name: string; isOurs: (answer: Response) => Promise<boolean> };
};

/** Whether site and studio can listen, or already do. */
export async function portFindings(ports: {
  PORT: number;
  STUDIO_PORT: number;
}): Promise<Finding[]> {
  return Promise.all([
    portFinding({ setting: 'PORT', port: ports.PORT, own: SITE }),
    portFinding({ setting: 'STUDIO_PORT', port: ports.STUDIO_PORT, own: STUDIO }),
  ]);
}

const SITE: Port['own'] = {
  path: '/healthz',
  name: 'the site',
  isOurs: async (answer) => ((await answer.json()) as { status?: unknown }).status === 'ok',
};
const STUDIO: Port['own'] = {
  path: '/admin/login',
  name: 'the studio',
  isOurs: async (answer) => answer.ok && (await answer.text()).includes('payload'),
};

async function portFinding({ setting, port, own }: Port): Promise<Finding> {
  const base = { area: 'ports', name: setting };
  try {
    await assertPortFree(setting, port);
    return { ...base, state: 'ok', says: `${port} is free` };
  } catch (error) {
    if (await answers(port, own))
      return { ...base, state: 'ok', says: `${own.name} is on ${port}` };
    const { message } = error as Error;
    const todo = `Set another ${setting}, or stop what uses ${port}.`;
    return { ...base, state: 'wrong', says: message.replace(`${setting} `, ''), todo };
  }
}

async function answers(port: number, { path, isOurs }: Port['own']): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await isOurs(await fetch(`http://127.0.0.1:${port}${path}`, { signal }));
  } catch {
    return false;
  }
}
