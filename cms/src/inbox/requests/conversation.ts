import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { DEFAULT_LOCALE } from '../../clinic-config/locales.ts';
import { readerLanguage, type StudioLanguage } from '../../studio-words/studio-languages.ts';
import { readClinicContact } from '../../mail/clinic-contact.ts';
import { REASON_LABELS, type FailureReason } from '../../mail/failure-reasons.ts';
import { isMailAddress } from '../../mail/mail-escaping.ts';
import { isMailServerMissing } from '../../mail/mail-server-note.ts';
import { replyTemplate } from '../../mail/reply-mail.ts';
import type { Request } from '../../database/payload-types.ts';
import { adapterOf, type Sql, listed } from '../../database/sql.ts';
import { STUDIO_WORDS } from '../../studio-words/studio-words.ts';
import { readEvents, type RequestEvent, STATUS_LABELS } from './request-events.ts';
import { errorResponse, staffOnly } from '../entries/staff-only.ts';
import { fill } from '../../mail/mail-texts.ts';

type ReplyStatus = 'waiting' | 'sending' | 'sent' | 'failed';

export type SentReply = {
  id: string;
  at: string;
  by: string;
  subject: string;
  text: string;
  status: ReplyStatus;
  /** Why it was not sent, in the reader's language. */
  reason?: string;
};

export type Conversation = {
  replies: SentReply[];
  history: { id: string; at: string; text: string }[];
  /** A reply to begin with; absent if there is no address to send it to. */
  draft?: { key: string; to: string; subject: string; text: string };
  /** Mails wait, because no mail server is set up. */
  waits: boolean;
};

export const replyKey = (id: string) => `reply ${id}`;

export async function findRequest(req: PayloadRequest): Promise<Request | null> {
  return req.payload.findByID({
    collection: 'requests',
    id: String(req.routeParams?.id),
    depth: 0,
    req,
    overrideAccess: false,
    disableErrors: true,
  });
}

export const showConversation = staffOnly(async (req) => {
  const request = await findRequest(req);
  if (!request) return errorResponse(404, req.t('error:notFound'));
  return Response.json(await conversationOf(req, request));
});

async function conversationOf(req: PayloadRequest, request: Request): Promise<Conversation> {
  const { payload } = req;
  const language = readerLanguage(req.i18n.language);
  const db = adapterOf(payload).drizzle;
  const events = await readEvents(db, String(request.id));
  const begun = request.received_at ?? request.createdAt;
  return {
    replies: await repliesIn(db, events, language),
    history: [
      { id: 'received', at: begun, text: STUDIO_WORDS[language].inbox.event_received },
      ...events.map((event) => {
        return { id: event.id, at: event.at, text: describeEvent(event, language) };
      }),
    ],
    ...(isMailAddress(request.email ?? '') && { draft: await draftFor(req, request) }),
    waits: await isMailServerMissing(payload),
  };
}

async function draftFor(req: PayloadRequest, request: Request) {
  const language = request.language ?? DEFAULT_LOCALE;
  const clinic = await readClinicContact(req.payload, language);
  const editor = req.user?.name ?? '';
  const template = replyTemplate({ request, locale: language, clinic, editor });
  // The key comes back with the reply: however often that is sent, it goes out once.
  return { key: randomUUID(), to: request.email ?? '', ...template };
}

type MailRow = { key: string; status: ReplyStatus; failure: FailureReason | null };

/** The replies with the state of their mails, which are deleted some weeks after they were sent. */
async function repliesIn(db: Sql, events: RequestEvent[], language: StudioLanguage) {
  const replies = events.filter((event) => event.kind === 'reply');
  if (replies.length === 0) return [];
  const keys = listed(replies.map(({ id }) => replyKey(id)));
  const { rows } = await db.execute<MailRow>(
    sql`select key, status, failure from mails where key in (${keys})`,
  );
  const mails = new Map(rows.map((row) => [row.key, row]));
  return replies.map(({ id, at, editorName, detail }) => {
    const mail = mails.get(replyKey(id));
    const reason = mail?.failure && REASON_LABELS[mail.failure][language];
    return {
      id,
      at,
      by: editorName ?? '',
      subject: detail.subject,
      text: detail.text,
      status: mail?.status ?? 'sent',
      ...(reason && { reason }),
    };
  });
}

export function describeEvent(event: RequestEvent, language: StudioLanguage): string {
  const words = STUDIO_WORDS[language].inbox;
  const who = event.editorName || words.somebody;
  switch (event.kind) {
    case 'status': {
      const { from, to } = event.detail;
      const [before, after] = [from, to].map(
        (one) => (one && STATUS_LABELS[one]?.[language]) ?? '–',
      );
      return fill(words.event_status, { who, from: String(before), to: String(after) });
    }
    case 'assignee': {
      const { to, name } = event.detail;
      if (to === null) return fill(words.event_unassigned, { who });
      if (to === event.editor) return fill(words.event_taken, { who });
      return fill(words.event_assigned, { who, name: name || words.somebody });
    }
    case 'suspected':
      return fill(event.detail.to ? words.event_suspected : words.event_trusted, { who });
    case 'notes':
      return fill(words.event_notes, { who });
    case 'reply':
      return fill(words.event_reply, { who });
  }
}
