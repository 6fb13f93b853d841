import { existsSync } from 'node:fs';
import type { Finding } from '../../site/server/doctor/finding.ts';

/** The last file that each build writes. */
const STAMPS = { site: 'site/build/.stamp', studio: 'studio/.next/.stamp' };

export function buildFindings(): Finding[] {
  return Object.entries(STAMPS).map(([name, stamp]): Finding => {
    const base = { area: 'build', name };
    if (existsSync(stamp)) return { ...base, state: 'ok', says: 'is built' };
    const todo = `Run npm run build -- ${name}; npm start does so by itself.`;
    return { ...base, state: 'look', says: 'is not built', todo };
  });
}
