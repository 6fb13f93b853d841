import { readStoredFile } from '../../files/stored-file.ts';
import type { Sql } from '../../database/sql.ts';
import type { Person } from './find-person.ts';
import { readEvents } from '../requests/request-events.ts';
import { submittedFile } from '../testimonials/submitted-pictures.ts';

/** A copy of everything about somebody, with pictures, for that person. */
export async function exportPerson(db: Sql, email: string, person: Person) {
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

/** The visitor's own picture in base64, if there is one. */
async function pictureOf(submission: unknown): Promise<string | undefined> {
  if (typeof submission !== 'string') return undefined;
  const picture = await readStoredFile('submitted', submittedFile(submission));
  return picture?.toString('base64');
}
