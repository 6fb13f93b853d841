import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, Endpoint, PayloadRequest } from 'payload';
import { isAdmin } from '../access/roles.ts';
import { env } from '../settings/env.ts';
import { DEFAULT_LOCALE } from '../clinic-config/locales.ts';
import { readClinicContact } from '../mail/clinic-contact.ts';
import { queueMail } from '../mail/queue.ts';
import type { User } from '../database/payload-types.ts';
import { transactionOf } from '../database/sql.ts';
import { NOT_LOGGED } from '../audit-log/log-changes.ts';
import { logEvent } from '../audit-log/log-event.ts';
import { layOutMail } from '../mail/mail-layout.ts';
import { fill, greetingOf, mailTexts } from '../mail/mail-texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INVITATION_DAYS = 7;
const CONFLICT = 409;

/** Creates a link to choose a password, good for one use; earlier links no longer work. */
async function newLink(req: PayloadRequest, { email }: User): Promise<string> {
  req.context[NOT_LOGGED] = true;
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: INVITATION_DAYS * DAY_MS,
    req,
  });
  delete req.context[NOT_LOGGED];
  return `${env.STUDIO_URL}/admin/reset/${token}`;
}

async function sendInvitation(req: PayloadRequest, user: User): Promise<void> {
  const locale = user.language ?? DEFAULT_LOCALE;
  const clinic = await readClinicContact(req.payload, locale);
  const texts = mailTexts(locale);
  const { subject, title, intro, password, button, lifetime, reason } = texts.invitation;
  const mail = layOutMail({
    locale,
    clinic,
    subject: fill(subject, { clinic: clinic.name }),
    title,
    greeting: greetingOf(texts, user.name ?? ''),
    paragraphs: [fill(intro, { clinic: clinic.name }), password],
    button: { label: button, url: await newLink(req, user) },
    remark: lifetime,
    reason: fill(reason, { studio: new URL(env.STUDIO_URL).host }),
  });
  const key = `account ${randomUUID()}`;
  await queueMail(await transactionOf(req), { ...mail, key, kind: 'account', to: user.email });
}

export const inviteNewUser: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return doc;
  const db = await transactionOf(req);
  await db.execute(sql`update users set status = 'invited' where id = ${doc.id}`);
  await logEvent(req, { kind: 'invited', collection: 'users', entry: doc.id });
  // Without a mail server the administrator asks for the link and hands it on.
  if (env.SMTP_URL) await sendInvitation(req, doc);
  return { ...doc, status: 'invited' };
};

/** Without a mail server the answer has the link, for the administrator to hand on. */
export const inviteAgain: Endpoint = {
  path: '/:id/invitation',
  method: 'post',
  async handler(req) {
    if (!isAdmin(req)) return refuse(req, 'error:notAllowedToPerformAction', 403);
    const user = await req.payload.findByID({
      collection: 'users',
      id: String(req.routeParams?.id),
      depth: 0,
      req,
      disableErrors: true,
    });
    if (!user) return refuse(req, 'error:notFound', 404);
    if (user.status !== 'invited') return refuse(req, 'error:unknown', CONFLICT);
    await logEvent(req, { kind: 'invited', collection: 'users', entry: user.id });
    if (!env.SMTP_URL) return noStore({ link: await newLink(req, user) });
    await sendInvitation(req, user);
    return noStore({ sent: true });
  },
};

const noStore = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });

function refuse(req: PayloadRequest, words: Parameters<PayloadRequest['t']>[0], status: number) {
  return Response.json({ errors: [{ message: req.t(words) }] }, { status });
}
