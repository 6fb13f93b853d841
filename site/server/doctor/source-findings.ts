import type { Dropped } from '#content/dropped.ts';
import type { Freshness } from '#content/store.ts';
import { about, type Finding } from './finding.ts';

const AREA = 'source';

type Settings = { CONTENT_API_HOST?: string; CONTENT_API_TOKEN?: string };

export function sourceFindings(settings: Settings, freshness: Freshness): Finding[] {
  const { ready, staleSince, suspicion, why } = freshness;
  const because = why ? ` (${why.join('; ')})` : '';
  const where = originOf(settings.CONTENT_API_HOST) ?? 'the database';
  const { ok, wrong } = about(AREA, 'content');
  if (!ready) {
    const todo = `See why ${where} gives no content; the log of the site says more.`;
    return [wrong(`nothing was read from ${where} yet${because}`, todo)];
  }
  if (suspicion) {
    const says = `the host has suddenly lost content (${suspicion.why.join('; ')}); the last good one is shown`;
    const todo = `Repair the host, or accept what it offers: POST /api/content/accept?offered=${suspicion.offered}`;
    return [wrong(says, todo)];
  }
  if (staleSince) {
    const says = `${where} has not answered since ${staleSince}${because}; the last good content is shown`;
    return [wrong(says, `See why ${where} does not answer.`)];
  }
  return [ok(`from ${where}`)];
}

export function tokenFindings(settings: Settings, dropped: readonly Dropped[]): Finding[] {
  if (!settings.CONTENT_API_HOST) return [];
  const { ok, look } = about(AREA, 'token');
  const refused = dropped.filter(({ id, reason }) => id === '' && reason.includes('the token'));
  if (!settings.CONTENT_API_TOKEN) return [ok('none: the host is open')];
  if (refused.length === 0) return [ok('may read everything')];
  const names = refused.map(({ collection }) => collection).join(', ');
  return [look(`may not read ${names} (or it is not there)`)];
}

export function unreadSource(settings: Settings, error: unknown): Finding {
  const where = originOf(settings.CONTENT_API_HOST);
  const { name, message } = error as Error;
  const { wrong } = about(AREA, 'content');
  if (where === undefined || name !== 'RemoteError') {
    const says = `the content cannot be read from ${where ?? 'the database'} (${name})`;
    return wrong(says, 'Repair the database, see below.');
  }
  if (message.includes('answered 401')) {
    const says = `${where} refuses it: it is wrong, or may read nothing`;
    const todo = settings.CONTENT_API_TOKEN
      ? 'Set CONTENT_API_TOKEN to a token of that host that may read the content.'
      : 'Set CONTENT_API_TOKEN: the host does not answer without one.';
    return about(AREA, 'token').wrong(says, todo);
  }
  return wrong(message, `See whether ${where} runs, and whether CONTENT_API_HOST is its address.`);
}

/** Without the name and password that an address may contain. */
function originOf(address: string | undefined): string | undefined {
  return address && new URL(address).origin;
}
