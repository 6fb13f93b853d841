import { findStored } from '../../database/sql.ts';
import { createHash } from 'node:crypto';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { messageFor, type Label } from '../../studio-words/studio-languages.ts';
import { readStoredFile } from '../../files/stored-file.ts';
import { EVEN_IF_USED } from '../../usage/prevent-delete-if-used.ts';
import { clinicWords } from '../../forms/clinic-words.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../clinic-config/locales.ts';
import { fill } from '../../mail/mail-texts.ts';
import { submittedFile } from './submitted-pictures.ts';

const MISSING: Label = {
  en: 'Not published: the file of the picture that came with it is missing. Remove the picture to publish the text alone.',
  de: 'Nicht veröffentlicht: Die Datei des mitgesandten Bildes fehlt. Entfernen Sie das Bild, um nur den Text zu veröffentlichen.',
  it: 'Non pubblicata: manca il file dell’immagine inviata. Per pubblicare soltanto il testo, rimuova l’immagine.',
};

/** The file of a submitted picture is gone; approving anyway would lose the picture silently. */
class MissingPicture extends APIError {
  override name = 'MissingPicture';
}

/**
 * Prefix of the copies' file names in the library, by which they are found when the visitor wants
 * them removed. A hash, because file names are public and the submission's id is not.
 */
function copyStem(submission: string): string {
  const hash = createHash('sha256').update(`picture of ${submission}`).digest('hex');
  return `testimonial-${hash.slice(0, 16)}`;
}

const copiesOf = (submission: string): Where => ({
  filename: { contains: `${copyStem(submission)}-` },
});

/** Copies the picture at approval, as the site serves only those of the library. */
export const copyPictureToLibrary: CollectionBeforeChangeHook = async ({
  data,
  req,
  originalDoc,
}) => {
  const submitted = data.submitted_picture ?? originalDoc?.submitted_picture;
  const submission = data.submission ?? originalDoc?.submission;
  const isRemoved = data.submitted_picture === null;
  if (data._status !== 'published' || !submitted || isRemoved || data.image) return data;
  // Its copy was published, and an editor removed that since: remove the submitted one as well.
  if (await hasCopy(req, String(submission))) return { ...data, submitted_picture: null };
  const id = typeof submitted === 'object' ? String(submitted.id) : String(submitted);
  const picture = await req.payload.findByID({
    collection: 'submitted_pictures',
    id,
    depth: 0,
    req,
    disableErrors: true,
  });
  if (!picture?.filename) return data;
  const bytes = await readStoredFile('submitted', picture.filename);
  if (!bytes) throw new MissingPicture(messageFor(req, MISSING), 409, undefined, true);
  const alt = (locale: Locale) =>
    fill(clinicWords(locale).submittedPicture, { name: String(data.name ?? '') });
  const name = `${copyStem(String(submission))}.jpg`;
  const created = await req.payload.create({
    collection: 'media',
    locale: DEFAULT_LOCALE,
    data: { alt: alt(DEFAULT_LOCALE) },
    file: { data: bytes, mimetype: 'image/jpeg', name, size: bytes.length },
    req,
  });
  for (const locale of LOCALES.filter((one) => one !== DEFAULT_LOCALE)) {
    const data = { alt: alt(locale) };
    await req.payload.update({ collection: 'media', id: created.id, locale, data, req });
  }
  return { ...data, image: created.id };
};

async function hasCopy(req: PayloadRequest, submission: string): Promise<boolean> {
  const where = copiesOf(submission);
  return (await req.payload.count({ collection: 'media', where, trash: true, req })).totalDocs > 0;
}

type Stored = { submission?: string; image?: string; submitted_picture?: string };

const readStored = (req: PayloadRequest, id: unknown) =>
  findStored<Stored>(req, 'testimonials', id, ['submission', 'image', 'submitted_picture']);

/** Publishing deletes the pictures that an editor removed; until then the removal can be undone. */
export const deleteRemovedPictures: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published') return;
  const stored = await readStored(req, doc.id);
  if (!stored?.submission) return;
  const { submission, image, submitted_picture: submitted } = stored;
  await deleteCopies(req, submission, image);
  if (!submitted) await deleteSubmitted(req, submission);
};

const contextKey = (id: unknown) => `submission of the testimonial ${String(id)}`;

/** Noted before the deletion, after which nothing leads from a testimonial to its submission. */
export const noteSubmission: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  context[contextKey(id)] = (await readStored(req, id))?.submission;
};

/** The author of a removed testimonial must not be shown any more. */
export const deletePictures: CollectionAfterDeleteHook = async ({ context, id, req }) => {
  const submission = context[contextKey(id)];
  if (typeof submission !== 'string') return;
  await deleteCopies(req, submission);
  await deleteSubmitted(req, submission);
};

async function deleteCopies(req: PayloadRequest, submission: string, kept?: string): Promise<void> {
  const copies = copiesOf(submission);
  await deleteAll(req, 'media', kept ? { and: [copies, { id: { not_equals: kept } }] } : copies);
}

async function deleteSubmitted(req: PayloadRequest, submission: string): Promise<void> {
  const filename = { equals: submittedFile(submission) };
  await deleteAll(req, 'submitted_pictures', { filename });
}

/** Deletes one by one, with the files: Payload's bulk delete would not throw on failures. */
async function deleteAll(
  req: PayloadRequest,
  collection: 'media' | 'submitted_pictures',
  where: Where,
): Promise<void> {
  // Includes the bin: what visitors want removed must be gone everywhere.
  const everywhere = { collection, depth: 0, trash: true, req } as const;
  const { docs } = await req.payload.find({ ...everywhere, where, pagination: false });
  for (const { id } of docs) {
    await req.payload.delete({ ...everywhere, id, context: EVEN_IF_USED });
  }
}
