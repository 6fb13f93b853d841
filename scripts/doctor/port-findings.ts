import type { Finding } from '../../site/server/doctor/finding.ts';
import { assertPortFree } from '../processes/free-port.ts';
import { sitePlace, studioPlace, urlOf } from '../settings/places.ts';

const TIMEOUT_MS = 10_000;
type Settings = Parameters<typeof sitePlace>[0] & Parameters<typeof studioPlace>[0];
type Place = ReturnType<typeof sitePlace | typeof studioPlace>;
/** `path` is an address that only our own program answers as `isOurs` expects. */
type Program = { path: string; name: string; isOurs: (answer: Response) => Promise<boolean> };

const SITE: Program = {
  path: '/healthz',
  name: 'the site',
  isOurs: async (answer) => ((await answer.json()) as { status?: unknown }).status === 'ok',
};
const STUDIO: Program = {
  path: '/admin/login',
  name: 'the studio',
  isOurs: async (answer) => answer.ok && (await answer.text()).includes('payload'),
};

export function portFindings(settings: Settings): Promise<Finding[]> {
  return Promise.all([
    portFinding(sitePlace(settings), SITE),
    portFinding(studioPlace(settings), STUDIO),
  ]);
}

async function portFinding(place: Place, own: Program): Promise<Finding> {
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

async function answers(url: string, { path, isOurs }: Program): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await isOurs(await fetch(`${url}${path}`, { signal }));
  } catch {
    return false;
  }
}
