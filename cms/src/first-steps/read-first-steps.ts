import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isAdmin } from '../access/roles.ts';
import { env } from '../settings/env.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { isMailServerSet } from '../mail/mail-server-note.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { hasPage } from '../clinic-config/page-set.ts';
import { textGaps } from '../overview/text-gaps.ts';
import { readNotes, setNote } from './first-steps-notes.ts';
import { deriveSteps, isUntouched, type FirstStep } from './first-steps.ts';
import { lackingContact, lackingLegalTexts, type LegalPage, type Values } from './lacking-texts.ts';

export const FIRST_STEPS_PATH = '/admin/first-steps';
const PUBLISHED: Where = { _status: { equals: 'published' } };

/** Failures that are due to the mail server, not to a recipient. */
const SERVER_FAILURES = ['connection', 'login', 'timeout'];

export async function readFirstSteps(req: PayloadRequest): Promise<FirstStep[]> {
  const [confirmed, hasMail, content] = await Promise.all([
    readNotes(req.payload),
    sendsMails(req),
    env.CONTENT_API_HOST ? {} : contentFacts(req),
  ]);
  return deriveSteps({ confirmed, hasMail, siteUrl: env.SITE_URL, ...content });
}

/** For the overview: undefined for all but administrators, and once all is done or hidden. */
export async function openFirstSteps(req: PayloadRequest) {
  if (!isAdmin(req)) return undefined;
  const notes = await readNotes(req.payload);
  if (notes.has('hidden') || notes.has('finished')) return undefined;
  const steps = await readFirstSteps(req);
  if (steps.every(({ isDone }) => isDone)) {
    await setNote(req.payload, 'finished');
    return undefined;
  }
  return { steps, isUnseen: !notes.has('seen') && isUntouched(steps) };
}

/** Whether a mail server is set, and no mail waits because it refuses us. */
async function sendsMails({ payload }: PayloadRequest): Promise<boolean> {
  if (!(await isMailServerSet(payload))) return false;
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { status: { in: ['waiting', 'failed'] }, failure: { in: SERVER_FAILURES } },
  });
  return totalDocs === 0;
}

async function contentFacts(req: PayloadRequest) {
  const [contact, legal, hasProgram] = await Promise.all([
    lackingAddress(req),
    readEntries<LegalPage>(req, 'pages', { key: { exists: true } }),
    hasPage('programs') ? hasWholeProgram(req) : undefined,
  ]);
  return { contact, legal: lackingLegalTexts(legal), hasProgram };
}

async function lackingAddress({ payload }: PayloadRequest) {
  const fields = payload.globals.config.find(({ slug }) => slug === 'clinic')?.flattenedFields;
  const clinic: unknown = await payload.findGlobal({ slug: 'clinic', locale: 'all', depth: 0 });
  const { _status } = clinic as { _status?: Status };
  const isPublished = LOCALES.some((locale) => statusIn(_status, locale) === 'published');
  return lackingContact(fields ?? [], isPublished ? (clinic as Values) : {});
}

async function hasWholeProgram(req: PayloadRequest): Promise<boolean> {
  const programs = await readEntries(req, 'programs', PUBLISHED);
  return programs.some((program) => textGaps(program).length === 0);
}

async function readEntries<Entry>(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<Entry[]> {
  // With `req` Payload would set the language of the whole request.
  const { docs } = await payload.find({
    collection,
    where,
    locale: 'all',
    depth: 0,
    pagination: false,
  });
  return docs as unknown as Entry[];
}
