import type { Payload } from 'payload';
import { readClinicContact } from '../../mail/clinic-contact.ts';
import { noteMailServer } from '../../mail/mail-server-note.ts';
import {
  countMails,
  giveUpOldMails,
  claimMails,
  markSent,
  markUnsent,
  releaseAbandonedMails,
} from '../../mail/queue.ts';
import { RunnerLock } from '../../mail/runner-lock.ts';
import { DEFAULT_LOCALE, type Locale } from '../../clinic-config/locales.ts';
import { adapterOf } from '../../database/sql.ts';
import { isErased } from '../spool/erased-addresses.ts';
import type { SpoolEntry } from '../../forms/spool-entry.ts';
import { hasEntry } from './ledger.ts';
import {
  beginHandovers,
  finishHandover,
  type Handover,
} from '../newsletter/newsletter-handover.ts';
import { deleteExpired } from './retention.ts';
import { forgetSpool, noteSpool } from '../spool/spool-notes.ts';
import { storeSubmission, type NoticeSettings } from './store-submission.ts';
import { confirmSubscription, endSubscription } from '../newsletter/subscribe.ts';

export function inboxDatabase(payload: Payload, notices: NoticeSettings) {
  const db = adapterOf(payload).drizzle;
  return {
    store: (submission: SpoolEntry) => storeSubmission(payload, submission, notices),
    hasEntry: (submission: string) => hasEntry(db, submission),
    isErased: (submission: SpoolEntry) => isErased(db, submission),
    noteSpool: (spool: string) => noteSpool(payload, spool),
    forgetSpool: (spool: string) => forgetSpool(payload, spool),
    confirm: (token: string) => confirmSubscription(payload, token),
    unsubscribe: (token: string) => endSubscription(payload, token),
    beginHandovers: (limit: number) => beginHandovers(db, limit),
    finishHandover: (handover: Handover) => finishHandover(db, handover),
    deleteExpired: (retentionDays: number) => deleteExpired(payload, retentionDays),
    noteMailServer: (isSet: boolean) => noteMailServer(payload, isSet),
    takeLock: () => RunnerLock.take(payload),
    giveUpOldMails: (options: { holdMs: number }) => giveUpOldMails(db, options),
    releaseAbandonedMails: (options: { holdMs: number }) => releaseAbandonedMails(db, options),
    claimMails: (options: { holder: string; limit: number }) => claimMails(db, options),
    countMails: () => countMails(db),
    markSent: (id: string) => markSent(db, id),
    markUnsent: (id: string, failure: Parameters<typeof markUnsent>[2]) =>
      markUnsent(db, id, failure),
    async clinicSender(locale: Locale = DEFAULT_LOCALE) {
      const { name, email } = await readClinicContact(payload, locale);
      return { name, address: email };
    },
  };
}
export type InboxDatabase = ReturnType<typeof inboxDatabase>;
