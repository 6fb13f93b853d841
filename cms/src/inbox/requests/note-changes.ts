import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { studioLanguageOf } from '../../access/studio-language.ts';
import type { Locale } from '../../clinic-config/locales.ts';
import { readClinicContact } from '../../mail/clinic-contact.ts';
import { queueMail } from '../../mail/queue.ts';
import { transactionOf, findStored } from '../../database/sql.ts';
import { nameOfUser, noteEvent, type RequestChange } from './request-events.ts';
import { env } from '../../settings/env.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { fill, greetingOf, mailTexts } from '../../mail/mail-texts.ts';

type Work = { status?: unknown; assignee?: unknown; notes?: unknown; suspected?: unknown };

export const noteChanges: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return;
  const db = await transactionOf(req);
  const assignee = await newAssignee(req, previousDoc, doc);
  for (const change of changesBetween(previousDoc, doc, assignee && nameOfUser(assignee))) {
    await noteEvent(db, { ...change, request: String(doc.id), by: req.user });
  }
  if (assignee && String(assignee.id) !== String(req.user?.id)) {
    await notifyAssignee(req, String(doc.id), assignee);
  }
};

export function changesBetween(before: Work, after: Work, assigneeName?: string): RequestChange[] {
  const changes: RequestChange[] = [];
  if (before.status !== after.status) {
    const detail = { from: before.status ?? null, to: after.status };
    changes.push({ kind: 'status', detail } as RequestChange);
  }
  const to = idOf(after.assignee);
  if (idOf(before.assignee) !== to) {
    changes.push({ kind: 'assignee', detail: { to, name: assigneeName ?? null } });
  }
  if (Boolean(before.suspected) !== Boolean(after.suspected)) {
    changes.push({ kind: 'suspected', detail: { to: Boolean(after.suspected) } });
  }
  if ((before.notes ?? '') !== (after.notes ?? '')) changes.push({ kind: 'notes', detail: {} });
  return changes;
}

/** A relationship is an id or, where it was asked for, the whole entry. */
function idOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return String(typeof value === 'object' ? (value as { id: unknown }).id : value);
}

type Assignee = { id: string; name?: string | null; email: string; language?: Locale | null };

async function newAssignee(req: PayloadRequest, before: Work, after: Work) {
  const id = idOf(after.assignee);
  if (!id || id === idOf(before.assignee)) return undefined;
  return (await findStored<Assignee>(req, 'users', id)) ?? undefined;
}

/** Says that a request waits, and nothing of its content: mailboxes are read on many screens. */
async function notifyAssignee(req: PayloadRequest, request: string, to: Assignee): Promise<void> {
  const locale = to.language ?? (await studioLanguageOf(req.payload, to.id));
  const texts = mailTexts(locale);
  const { subject, intro, introPlain } = texts.assignment;
  const by = req.user ? nameOfUser(req.user) : '';
  const url = `${env.STUDIO_URL}/admin/collections/requests/${request}`;
  const mail = layOutMail({
    locale,
    clinic: await readClinicContact(req.payload, locale),
    subject,
    title: subject,
    greeting: greetingOf(texts, nameOfUser(to)),
    paragraphs: [by ? fill(intro, { by }) : introPlain],
    button: { label: texts.notice.button, url },
  });
  const key = `assignment ${crypto.randomUUID()}`;
  await queueMail(await transactionOf(req), { ...mail, key, kind: 'assignment', to: to.email });
}
