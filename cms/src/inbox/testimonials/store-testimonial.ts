import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { clinicDay } from '../../clinic-config/clinic-time.ts';
import { atNoon } from '../../fields/day.ts';
import { testimonialForm } from '../../forms/testimonial-form.ts';
import { insertInto, type Sql } from '../../database/sql.ts';
import type { SpoolEntry } from '../../forms/spool-entry.ts';
import { keepPicture, submittedFile } from './submitted-pictures.ts';
import { storedColumns } from '../entries/stored-columns.ts';

/** Stores a testimonial as a draft for the editors; publishing it is the approval. */
export async function storeTestimonial(req: PayloadRequest, db: Sql, submission: SpoolEntry) {
  const { fields, receivedAt, suspicions } = submission;
  const { id } = await req.payload.create({
    collection: 'testimonials',
    draft: true,
    req,
    data: {
      _status: 'draft',
      ...storedColumns([testimonialForm], submission),
      // The collection demands these, even of a draft.
      name: String(fields.name ?? ''),
      text: String(fields.testimonial ?? fields.text ?? ''),
      rating: Number(fields.rating ?? 0),
      lang: submission.locale,
      date: atNoon(clinicDay(new Date(receivedAt))),
      image: await libraryPicture(req, fields.image),
      submitted_picture: await storePicture(db, submission),
      submission: submission.id,
      received_at: receivedAt,
      suspected: suspicions.length > 0,
      suspicions: [...suspicions],
    },
  });
  return String(id);
}

async function storePicture(db: Sql, submission: SpoolEntry): Promise<string | null> {
  const { picture } = submission;
  if (!picture) return null;
  const [filename, bytes] = [submittedFile(submission.id), Buffer.from(picture.jpeg, 'base64')];
  await keepPicture(filename, bytes);
  const id = randomUUID();
  await db.execute(
    insertInto('submitted_pictures', {
      id,
      filename,
      mime_type: 'image/jpeg',
      filesize: bytes.length,
      width: picture.width,
      height: picture.height,
    }),
  );
  return id;
}

/** The clinic's picture that the visitor chose, if any; forms identify it by its URL. */
async function libraryPicture(req: PayloadRequest, address: unknown): Promise<string | null> {
  if (typeof address !== 'string' || address === '') return null;
  const where = { filename: { equals: path.posix.basename(address) } };
  const { docs } = await req.payload.find({ collection: 'media', where, limit: 1, depth: 0, req });
  return docs[0] ? String(docs[0].id) : null;
}
