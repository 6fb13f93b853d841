import type { Payload, PayloadRequest } from 'payload';
import { readClinicContact } from '../../mail/clinic-contact.ts';
import { isMailAddress } from '../../mail/mail-escaping.ts';
import { queueMail } from '../../mail/queue.ts';
import { confirmationMail, noticeMail } from '../../mail/submission-mails.ts';
import type { Locale } from '../../clinic-config/locales.ts';
import { hasPage } from '../../clinic-config/page-set.ts';
import { adapterOf, inTransaction, type Sql } from '../../database/sql.ts';
import { isErased, waitForAddressLock } from '../spool/erased-addresses.ts';
import { isSurelySpam, type SpoolEntry } from '../../forms/spool-entry.ts';
import { forgetPicture, submittedFile } from '../testimonials/submitted-pictures.ts';
import { enterInLedger, isAlreadyStored, isInLedger } from './ledger.ts';
import { storeRequest } from '../requests/store-request.ts';
import { storeTestimonial } from '../testimonials/store-testimonial.ts';
import { subscribe } from '../newsletter/subscribe.ts';

/** The database reported no error, yet the submission is not in it. */
class NotStoredError extends Error {
  override name = 'NotStoredError';
}

export type NoticeSettings = { noticesTo?: string; noticeLocale: Locale };

/** Stores a submission once, however often called; resolves when it was read back. */
export async function storeSubmission(
  payload: Payload,
  submission: SpoolEntry,
  notices: NoticeSettings,
): Promise<void> {
  const pool = adapterOf(payload).drizzle;
  if (await isInLedger(pool, submission.id)) return;
  await inTransaction(payload, async (req, db) => {
    await waitForAddressLock(db, submission);
    if (await isErased(db, submission)) return dropErased(db, submission);
    const isNew = await enterInLedger(db, submission);
    if (isNew && !(await isAlreadyStored(db, submission))) {
      await storeAll(req, db, submission, notices);
    }
  });
  if (!(await isInLedger(pool, submission.id))) throw new NotStoredError();
}

/** A submission received before its sender was erased counts as stored, and leaves no trace. */
async function dropErased(db: Sql, { id, receivedAt, picture }: SpoolEntry): Promise<void> {
  await enterInLedger(db, { id, receivedAt });
  // A failed attempt to store it may have left its picture.
  if (picture) await forgetPicture(submittedFile(id));
}

async function storeAll(
  req: PayloadRequest,
  db: Sql,
  submission: SpoolEntry,
  notices: NoticeSettings,
): Promise<void> {
  const { kind, fields } = submission;
  if (kind === 'newsletter') return subscribe(req.payload, db, submission);
  const entry =
    kind === 'testimonial'
      ? `testimonials/${await storeTestimonial(req, db, submission)}`
      : `requests/${await storeRequest(db, submission)}`;
  await queueMails(req.payload, db, submission, { ...notices, entry });
  const wantsNewsletter = fields.newsletter === true && hasPage('newsletter');
  if (wantsNewsletter) await subscribe(req.payload, db, submission);
}

async function queueMails(
  payload: Payload,
  db: Sql,
  submission: SpoolEntry,
  { noticesTo, noticeLocale, entry }: NoticeSettings & { entry: string },
): Promise<void> {
  const { id, locale } = submission;
  const email = String(submission.fields.email ?? '');
  const isReachable = isMailAddress(email);
  const ours = await readClinicContact(payload, noticeLocale);
  await queueMail(db, {
    key: `${id} notification`,
    kind: 'notification',
    to: noticesTo ?? ours.email,
    ...(isReachable && { replyTo: email }),
    ...noticeMail({ submission, clinic: ours, locale: noticeLocale, entry }),
  });
  if (!isReachable || isSurelySpam(submission)) return;
  const clinic = await readClinicContact(payload, locale);
  await queueMail(db, {
    key: `${id} confirmation`,
    kind: 'confirmation',
    to: email,
    ...confirmationMail(submission, clinic),
  });
}
