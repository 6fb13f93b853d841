import type { Finding } from '../../site/server/doctor/finding.ts';
import { assertPortFree } from '../processes/free-port.ts';
import { sitePlace, studioPlace, urlOf } from '../settings/places.ts';

const TIMEOUT_MS = 10_000;

type Port = {
  place: ReturnType<typeof sitePlace | typeof studioPlace>;
  /** An address that only our own program answers, and its role. */
  own: { path: string; name: string; isOurs: (answer: Response) => Promise<boolean> };
};

/** Whether site and studio can listen, or already do. */
export async function portFindings(
  settings: Parameters<typeof sitePlace>[0] & Parameters<typeof studioPlace>[0],
) {
  return Promise.all([
    portFinding({ place: sitePlace(settings), own: SITE }),
    portFinding({ place: studioPlace(settings), own: STUDIO }),
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

async function portFinding({ place, own }: Port): Promise<Finding> {
  const { setting, port, host } = place;
  const base = { area: 'ports', name: setting };
  try {
    await assertPortFree(place);
    return { ...base, state: 'ok', says: `${port} is free` };
  } catch (error) {
    if (await answers(urlOf(host, port), own))
      return { ...base, state: 'ok', says: `${own.name} is on ${port}` };
    const { message } = error as Error;
    const todo = message.includes('no address')
      ? `Set ${place.hostSetting} to an address of this machine.`
      : `Set another ${setting}, or stop what uses ${port}.`;
    return { ...base, state: 'wrong', says: message.replace(`${setting} `, ''), todo };
  }
}

async function answers(url: string, { path, isOurs }: Port['own']): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await isOurs(await fetch(`${url}${path}`, { signal }));
  } catch {
    return false;
  }
}
