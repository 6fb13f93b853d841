import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { mailNewPassword } from '../login/forgot-password.ts';
import { env } from '../settings/env.ts';
import { makeToken, openToken } from '../values/signed-token.ts';
import { inTransaction } from '../database/sql.ts';
import { logEventOf } from '../audit-log/log-event.ts';
import { endSessions } from '../sessions/sessions.ts';
import { BRAND, COLORS } from '../clinic-config/brand.ts';
import { CLINIC } from '../clinic-config/clinic.ts';
import { escapeHtml } from '../mail/mail-escaping.ts';
import { translator, type Translate } from '../studio-words/translator.ts';

export const OBJECTION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const PURPOSE = 'objection to a new login';
const PATH = '/api/users/objection';
const SEE_OTHER = 303;

type Account = { id: string; email: string };

export function objectionLink({ id, email }: Account): string {
  const until = Date.now() + OBJECTION_DAYS * DAY_MS;
  const address = Buffer.from(email).toString('base64url');
  const token = makeToken(env.SECRET, PURPOSE, [id, address, until]);
  return `${env.STUDIO_URL}${PATH}?token=${token}`;
}

function objectionOf(token: unknown): Account | undefined {
  const parts = typeof token === 'string' ? openToken(env.SECRET, PURPOSE, token) : undefined;
  const [id, address, until] = parts ?? [];
  if (!id || !address || Number(until) < Date.now()) return undefined;
  return { id, email: Buffer.from(address, 'base64url').toString() };
}

const askObjection: Endpoint = {
  path: '/objection',
  method: 'get',
  handler(req) {
    const { done, token } = req.query;
    const objection = objectionOf(token);
    if (objection) {
      return objectionPage(req, { is: 'question', ...objection, token: String(token) });
    }
    return objectionPage(req, { is: done === undefined ? 'objectInvalid' : 'objectDone' });
  },
};

/**
 * Takes the objection from a form, as programs that check mails open the links in them. The old
 * address gets a link to choose a password; the second factor stays: a mailbox must not be enough.
 */
const takeObjection: Endpoint = {
  path: '/objection',
  method: 'post',
  async handler(req) {
    const token = new URLSearchParams((await req.text?.()) ?? '').get('token');
    const objection = objectionOf(token);
    const isDone = objection !== undefined && (await lockAccount(req.payload, objection));
    if (isDone) await mailNewPassword(req, objection.email);
    const location = `${env.STUDIO_URL}${PATH}${isDone ? '?done' : ''}`;
    return new Response(null, { status: SEE_OTHER, headers: { Location: location } });
  },
};

export const objectionEndpoints: Endpoint[] = [askObjection, takeObjection];

async function lockAccount(payload: Payload, { id, email }: Account): Promise<boolean> {
  return inTransaction(payload, async (req, db) => {
    const { rows } = await db.execute<{ name: string | null; is_free: boolean }>(
      sql`select name, not exists (
            select from users other where other.email = ${email} and other.id <> users.id
          ) as is_free
          from users where id::text = ${id} for update`,
    );
    const [owner] = rows;
    if (!owner) return false;
    const password = randomBytes(32).toString('base64url');
    const data = { password, ...(owner.is_free && { email }) };
    await payload.update({ collection: 'users', id, data, req });
    await endSessions(db, id, {});
    const event = { kind: 'change_objected', collection: 'users', entry: id } as const;
    await logEventOf(db, { id, name: owner.name, email }, event);
    return true;
  });
}

const STYLE = `
  body { max-width: 34rem; margin: 15vh auto 2rem; padding: 0 1.5rem; color: ${COLORS.ink};
    font: 1.0625rem/1.6 ${BRAND.fonts.text}; }
  h1 { font-weight: 500; line-height: 1.2; }
  button { padding: 0.75rem 1.25rem; border: 0; border-radius: 4px; color: #fff;
    background: ${COLORS['brand-500']}; font: inherit; cursor: pointer; }
  a { color: ${COLORS['brand-500']}; }`;

type Shown =
  { is: 'question'; email: string; token: string } | { is: 'objectDone' | 'objectInvalid' };

/** A document of its own: pages of the panel show nothing without scripts. */
function objectionPage(req: PayloadRequest, shown: Shown): Response {
  const t = translator(req);
  const say: Translate = (key, values) => escapeHtml(t(key, values));
  const body =
    shown.is === 'question'
      ? `<form method="post" action="/api/users/objection">
<p>${say('people:objectAbout', { email: shown.email })}</p>
<input type="hidden" name="token" value="${escapeHtml(shown.token)}">
<button>${say('people:objectButton')}</button>
</form>`
      : `<p>${say(`people:${shown.is}`)}</p>
<p><a href="/admin/login">${say('people:toLogin')}</a></p>`;
  const title = say('people:objectTitle');
  return new Response(
    `<!doctype html>
<html lang="${req.i18n.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${escapeHtml(CLINIC.name)}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
}
