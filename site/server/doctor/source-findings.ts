import type { Dropped } from '#content/dropped.ts';
import type { Freshness } from '#content/store.ts';
import type { Finding } from './finding.ts';

const AREA = 'source';

type Settings = { CONTENT_API_HOST?: string; CONTENT_API_TOKEN?: string };

export function sourceFindings(settings: Settings, freshness: Freshness): Finding[] {
  const name = 'content';
  const { ready, staleSince, suspicion, why } = freshness;
  const because = why ? ` (${why.join('; ')})` : '';
  const where = originOf(settings.CONTENT_API_HOST) ?? 'the database';
  const base = { area: AREA, name };
  if (!ready) {
    const todo = `See why ${where} gives no content; the log of the site says more.`;
    return [
      { ...base, state: 'wrong', says: `nothing was read from ${where} yet${because}`, todo },
    ];
  }
  if (suspicion) {
    const says = `the host has suddenly lost content (${suspicion.why.join('; ')}); the last good one is shown`;
    const todo = `Repair the host, or accept what it offers: POST /api/content/accept?offered=${suspicion.offered}`;
    return [{ ...base, state: 'wrong', says, todo }];
  }
  if (staleSince) {
    const says = `${where} has not answered since ${staleSince}${because}; the last good content is shown`;
    return [{ ...base, state: 'wrong', says, todo: `See why ${where} does not answer.` }];
  }
  return [{ ...base, state: 'ok', says: `from ${where}` }];
}

/** What the token of a host is good for; nothing if the content is in our own database. */
export function tokenFindings(settings: Settings, dropped: readonly Dropped[]): Finding[] {
  if (!settings.CONTENT_API_HOST) return [];
  const base = { area: AREA, name: 'token' };
  const refused = dropped.filter(({ id, reason }) => id === '' && reason.includes('the token'));
  if (!settings.CONTENT_API_TOKEN)
    return [{ ...base, state: 'ok', says: 'none: the host is open' }];
  if (refused.length === 0) return [{ ...base, state: 'ok', says: 'may read everything' }];
  const names = refused.map(({ collection }) => collection).join(', ');
  return [{ ...base, state: 'look', says: `may not read ${names} (or it is not there)` }];
}

/** Why nothing could be read; an error of a host says so in plain words. */
export function unreadSource(settings: Settings, error: unknown): Finding {
  const where = originOf(settings.CONTENT_API_HOST);
  const { name, message } = error as Error;
  const base = { area: AREA, state: 'wrong' as const };
  if (where === undefined || name !== 'RemoteError') {
    const says = `the content cannot be read from ${where ?? 'the database'} (${name})`;
    return { ...base, name: 'content', says, todo: 'Repair the database, see below.' };
  }
  if (message.includes('answered 401')) {
    const says = `${where} refuses it: it is wrong, or may read nothing`;
    const todo = settings.CONTENT_API_TOKEN
      ? 'Set CONTENT_API_TOKEN to a token of that host that may read the content.'
      : 'Set CONTENT_API_TOKEN: the host does not answer without one.';
    return { ...base, name: 'token', says, todo };
  }
  const todo = `See whether ${where} runs, and whether CONTENT_API_HOST is its address.`;
  return { ...base, name: 'content', says: message, todo };
}

/** Without a name and password, which an address may hold. */
function originOf(address: string | undefined): string | undefined {
  return address && new URL(address).origin;
}
