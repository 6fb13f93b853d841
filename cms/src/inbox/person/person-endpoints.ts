import path from 'node:path';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { SPOOL_FOLDER } from '../../files/folders.ts';
import { fullNameOf } from '../../forms/full-name.ts';
import { readerLanguage } from '../../studio-words/studio-languages.ts';
import { adapterOf, type Sql } from '../../database/sql.ts';
import { STUDIO_WORDS } from '../../studio-words/studio-words.ts';
import { erasePerson } from './erase-person.ts';
import { readErasures } from './erasures.ts';
import { countsOf, findPerson, readAddress, type Counts, type Person } from './find-person.ts';
import { countUnseenSpools } from '../spool/spool-notes.ts';
import { postedFields, errorResponse, staffOnly } from '../entries/staff-only.ts';
import { readStoredFile } from '../../files/stored-file.ts';
import { readEvents } from '../requests/request-events.ts';
import { submittedFile } from '../testimonials/submitted-pictures.ts';

type FoundEntry = { id: string; at?: string; name: string; href?: string };
export type Found = {
  counts: Counts;
  entries: Record<keyof Person, FoundEntry[]>;
  /** Other machines of the site whose forms could not be looked at. */
  unseenSpools: number;
};
export type Erased = { counts: Counts; left: Found };

/** The mail address is posted, so that it is in no URL and no proxy's log. */
function withAddress(
  handler: (req: PayloadRequest, email: string) => Promise<Response>,
): PayloadHandler {
  return staffOnly(async (req) => {
    const email = readAddress((await postedFields(req)).email);
    const { notAddress } = STUDIO_WORDS[readerLanguage(req.i18n.language)].person;
    return email ? handler(req, email) : errorResponse(400, notAddress);
  });
}

const find = withAddress(async (req, email) => {
  const person = await findPerson(adapterOf(req.payload).drizzle, email);
  return Response.json(await summaryOf(req, person));
});

const copy = withAddress(async (req, email) => {
  const db = adapterOf(req.payload).drizzle;
  const all = await exportPerson(db, email, await findPerson(db, email));
  return new Response(JSON.stringify(all, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="person.json"',
    },
  });
});

const erase = withAddress(async (req, email) => {
  const { counts, left } = await erasePerson(req, email);
  req.payload.logger.info({ ...counts, by: req.user?.id }, 'deleted everything about a person');
  return Response.json({ counts, left: await summaryOf(req, left) } satisfies Erased);
});

const listErasures = staffOnly(async (req) =>
  Response.json({ erasures: await readErasures(adapterOf(req.payload).drizzle) }),
);

async function summaryOf({ payload }: PayloadRequest, person: Person): Promise<Found> {
  const listed = (collection: 'requests' | 'testimonials' | 'subscribers' | 'mails') =>
    person[collection].map((row) => ({
      id: row.id,
      at: new Date(String(row.created_at)).toISOString(),
      name: String(row.subject ?? row.name ?? row.email ?? ''),
      href: `/admin/collections/${collection}/${row.id}`,
    }));
  return {
    counts: countsOf(person),
    entries: {
      requests: listed('requests'),
      testimonials: listed('testimonials'),
      subscribers: listed('subscribers'),
      mails: listed('mails'),
      spooled: person.spooled.map(({ file, submission }) => ({
        id: path.relative(SPOOL_FOLDER, file),
        // A damaged file may have no time.
        ...(isTime(submission?.receivedAt) && { at: submission?.receivedAt }),
        name:
          (submission && (fullNameOf(submission.fields) || submission.kind)) ?? path.basename(file),
      })),
    },
    unseenSpools: await countUnseenSpools(payload),
  };
}

const isTime = (text: unknown) => !Number.isNaN(Date.parse(String(text)));

export const personEndpoints: Endpoint[] = [
  { path: '/person/find', method: 'post', handler: find },
  { path: '/person/export', method: 'post', handler: copy },
  { path: '/person/erase', method: 'post', handler: erase },
  { path: '/person/erasures', method: 'get', handler: listErasures },
];

async function exportPerson(db: Sql, email: string, person: Person) {
  const requests = person.requests.map(async (request) => ({
    ...request,
    history: await readEvents(db, request.id),
  }));
  const testimonials = person.testimonials.map(async (testimonial) => ({
    ...testimonial,
    picture: await pictureOf(testimonial.submission),
  }));
  return {
    address: email,
    exportedAt: new Date().toISOString(),
    requests: await Promise.all(requests),
    testimonials: await Promise.all(testimonials),
    subscriptions: person.subscribers,
    mails: person.mails.map(({ html: _html, ...mail }) => mail),
    notYetStored: person.spooled.map(({ submission, text }) => submission ?? text),
  };
}

async function pictureOf(submission: unknown): Promise<string | undefined> {
  if (typeof submission !== 'string') return undefined;
  const picture = await readStoredFile('submitted', submittedFile(submission));
  return picture?.toString('base64');
}
