import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionBeforeChangeHook, Field } from 'payload';
import { PRIVATE } from '../access/private.ts';
import { editorsOnly } from '../access/roles.ts';
import { SUBMITTED_PICTURES_FOLDER } from '../folders.ts';
import { LOCALES, type Label } from '../locales.ts';
import { sentText, sentTime, submissionField, suspicionFields } from './inbox-fields.ts';

/** What is known of a submitted testimonial besides what is published; it never leaves the studio. */
export function moderationFields(): Field[] {
  const fields: Field[] = [
    {
      ...sentText('email', {
        en: 'E-mail (not published)',
        de: 'E-Mail (wird nicht veröffentlicht)',
        it: 'E-mail (non pubblicata)',
      }),
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'submitted_picture',
      type: 'upload',
      relationTo: 'submitted_pictures',
      label: { en: 'Submitted picture', de: 'Eingesandtes Bild', it: 'Immagine inviata' },
      admin: {
        position: 'sidebar',
        condition: (data) => Boolean(data?.submission),
        description: {
          en: 'Publishing puts a copy into the library. Remove it here if it should not be shown.',
          de: 'Beim Veröffentlichen kommt eine Kopie in die Bibliothek. Hier entfernen, falls sie nicht gezeigt werden soll.',
          it: 'Alla pubblicazione una copia passa nella raccolta. La rimuova qui se non va mostrata.',
        },
      },
    },
    ...suspicionFields(),
    submissionField(),
    sentTime('received_at', { en: 'Received', de: 'Eingegangen', it: 'Ricevuta' }),
    sentTime('privacy_agreed_at', {
      en: 'Privacy policy agreed to',
      de: 'Datenschutzerklärung zugestimmt',
      it: 'Informativa sui dati accettata',
    }),
  ];
  return fields.map((field) => ({
    ...field,
    custom: PRIVATE,
    access: {
      ...{ read: editorsOnly, create: editorsOnly, update: editorsOnly },
      ...('access' in field && field.access),
    },
  })) as Field[];
}

const ALT: Label = { en: 'Picture by {name}', de: 'Bild von {name}', it: 'Immagine di {name}' };

/** Approving shows the visitor's picture: it enters the library, where alone the site serves from. */
export const adoptPicture: CollectionBeforeChangeHook = async ({ data, req, originalDoc }) => {
  const submitted = data.submitted_picture ?? originalDoc?.submitted_picture;
  const isRemoved = data.submitted_picture === null;
  if (data._status !== 'published' || !submitted || isRemoved || data.image) return data;
  const id = typeof submitted === 'object' ? String(submitted.id) : String(submitted);
  const picture = await req.payload.findByID({
    ...{ collection: 'submitted_pictures', id, depth: 0 },
    ...{ req, disableErrors: true },
  });
  if (!picture?.filename) return data;
  const bytes = await readFile(path.join(SUBMITTED_PICTURES_FOLDER, picture.filename));
  const alt = (locale: (typeof LOCALES)[number]) =>
    ALT[locale].replace('{name}', String(data.name ?? ''));
  const created = await req.payload.create({
    collection: 'media',
    locale: LOCALES[0],
    data: { alt: alt(LOCALES[0]) },
    file: { data: bytes, mimetype: 'image/jpeg', name: 'testimonial.jpg', size: bytes.length },
    req,
  });
  for (const locale of LOCALES.slice(1)) {
    await req.payload.update({
      ...{ collection: 'media', id: created.id, locale, req },
      data: { alt: alt(locale) },
    });
  }
  return { ...data, image: created.id };
};
