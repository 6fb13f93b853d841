import type { PayloadRequest } from 'payload';
import { StaleSave } from '../../stale-saves/stale-save.ts';
import { messageFor } from '../../studio-words/studio-languages.ts';
import { DEFAULT_LOCALE } from '../../clinic-config/locales.ts';
import { readClinicContact } from '../../mail/clinic-contact.ts';
import { isMailAddress } from '../../mail/mail-escaping.ts';
import { isMailServerMissing } from '../../mail/mail-server-note.ts';
import { queueMail } from '../../mail/queue.ts';
import { replyMail } from '../../mail/reply-mail.ts';
import type { Request } from '../../database/payload-types.ts';
import { inTransaction } from '../../database/sql.ts';
import { findRequest, replyKey } from './conversation.ts';
import { noteEvent } from './request-events.ts';
import { postedFields, errorResponse, staffOnly } from '../entries/staff-only.ts';
import { isUuid } from '../../values/uuid.ts';

const MAX_SUBJECT = 150;
const MAX_TEXT = 20_000;

const INCOMPLETE = {
  en: 'A reply needs a subject and a text.',
  de: 'Eine Antwort braucht einen Betreff und einen Text.',
  it: 'Nella risposta mancano l’oggetto o il testo.',
};

/** A second click sends the same key, so that the reply goes out once. */
export const sendReply = staffOnly(async (req) => {
  const request = await findRequest(req);
  if (!request) return errorResponse(404, req.t('error:notFound'));
  const { key, subject, text, based_on: basis } = await postedFields(req);
  const to = request.email ?? '';
  const isComplete = isText(subject, MAX_SUBJECT) && isText(text, MAX_TEXT);
  if (!isComplete || !isUuid(key) || !isMailAddress(to))
    return errorResponse(400, messageFor(req, INCOMPLETE));
  await queueReply(req, request, { key, to, subject, text });
  const isTakenUp = request.status === 'new';
  const updatedAt = isTakenUp ? await takeUp(req, String(request.id), basis) : undefined;
  return Response.json({
    queued: true,
    waits: await isMailServerMissing(req.payload),
    status: isTakenUp ? 'in_progress' : request.status,
    ...(updatedAt && { updatedAt }),
  });
});

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= max;
}

type Reply = { key: string; to: string; subject: string; text: string };

async function queueReply(
  { payload, user }: PayloadRequest,
  request: Request,
  { key, to, subject, text }: Reply,
): Promise<void> {
  const locale = request.language ?? DEFAULT_LOCALE;
  const clinic = await readClinicContact(payload, locale);
  await inTransaction(payload, async (_req, db) => {
    const reply = { id: key, kind: 'reply', detail: { to, subject, text } } as const;
    if (!(await noteEvent(db, { ...reply, request: String(request.id), by: user }))) return;
    await queueMail(db, {
      key: replyKey(key),
      kind: 'reply',
      to,
      ...(isMailAddress(clinic.email) && { replyTo: clinic.email }),
      ...replyMail({ subject, text, locale, clinic }),
    });
  });
}

/** Returns the new `updatedAt`, unless the form from which the reply was sent was stale already. */
async function takeUp(req: PayloadRequest, id: string, basis: unknown) {
  const update = async (based_on?: string) => {
    const { updatedAt } = await req.payload.update({
      collection: 'requests',
      id,
      data: { status: 'in_progress', ...(based_on && { based_on }) },
      depth: 0,
      req,
      overrideAccess: false,
    });
    return updatedAt;
  };
  try {
    return await update(typeof basis === 'string' ? basis : undefined);
  } catch (error) {
    if (!(error instanceof StaleSave)) throw error;
    await update();
    return undefined;
  }
}
