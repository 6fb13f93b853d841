import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterErrorHook, CollectionAfterLoginHook, PayloadRequest } from 'payload';
import { isLocalApi } from '../access/client.ts';
import { TRIED_ACCOUNT, type Owner } from '../login/constant-time-login.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import type { User } from '../database/payload-types.ts';
import { adapterOf, transactionOf } from '../database/sql.ts';
import { CODE_ASKED_FOR, SESSION_REVOKED } from '../second-factor/ask-second-factor.ts';
import { logEventOf } from '../audit-log/log-event.ts';
import { noteBrowser } from './sessions.ts';

export const noteLogin: CollectionAfterLoginHook<User> = async ({ req, token, user }) => {
  const db = await transactionOf(req);
  await db.execute(
    sql`update users set status = 'active' where id = ${user.id} and status = 'invited'`,
  );
  if (isLocalApi(req) || req.context[SESSION_REVOKED]) return;
  await logEventOf(db, user, { kind: 'login' });
  const session = sessionOf(token);
  const browser = browserName(req.headers.get('user-agent') ?? '');
  if (session) await noteBrowser(db, user.id, session, browser);
  await setFirstLanguage(req, user);
};

function sessionOf(token: string): string | undefined {
  const [, body = ''] = token.split('.');
  const { sid } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { sid?: string };
  return sid;
}

/** Lets content open in the panel's language, or in one that a translator may change. */
async function setFirstLanguage(req: PayloadRequest, { id, languages, roles }: User) {
  const where = {
    key: { equals: 'locale' },
    'user.relationTo': { equals: 'users' },
    'user.value': { equals: id },
  };
  const { totalDocs } = await req.payload.count({ collection: 'payload-preferences', where, req });
  if (totalDocs > 0) return;
  const own = roles?.includes('translator') && languages?.length ? languages : LOCALES;
  const value = own.find((locale) => locale === req.i18n.language) ?? own[0];
  await req.payload.db.create({
    collection: 'payload-preferences',
    data: { key: 'locale', value, user: { relationTo: 'users', value: id } },
    req,
  });
}

const FAILURES = new Set(['AuthenticationError', 'SecondFactorNeeded']);

/**
 * Logs failed logins of existing accounts only, as any other name may be a password in the wrong
 * field. It does so after the answer, which must take as long for all accounts.
 */
export const noteFailedLogin: CollectionAfterErrorHook = ({ error, req }) => {
  const owner = req.context?.[TRIED_ACCOUNT] as Owner | undefined;
  const isFailure = FAILURES.has(error.name) && req.context?.[CODE_ASKED_FOR] !== true;
  if (!owner || !isFailure) return;
  const { logger } = req.payload;
  void logEventOf(adapterOf(req.payload).drizzle, owner, { kind: 'login_failed' }).catch(
    (failure: unknown) => logger.error({ err: failure }, 'a failed login is not logged'),
  );
};

/** In this order: most browsers also call themselves by the names of others. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (list: typeof BROWSERS, text: string) =>
  list.find(([, sign]) => sign.test(text))?.[0];

/** The browser and its system, without versions: enough to recognise one's own session. */
export function browserName(userAgent: string): string {
  return [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)].filter(Boolean).join(', ');
}
