import type { Field } from 'payload';
import { PRIVATE } from '../access/private.ts';
import { editorsOnly } from '../access/roles.ts';
import { sentText, sentTime, submissionField, suspicionFields } from './inbox-fields.ts';

/** Fields of a submitted testimonial that are not published; they never leave the studio. */
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
          en: 'Publishing puts a copy into the library. Remove it here if it should not be shown: publishing then deletes it.',
          de: 'Beim Veröffentlichen kommt eine Kopie in die Bibliothek. Hier entfernen, falls das Bild nicht gezeigt werden soll; es wird dann beim Veröffentlichen gelöscht.',
          it: 'Alla pubblicazione una copia passa nella raccolta. La rimuova qui se non va mostrata: alla pubblicazione verrà cancellata.',
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
      read: editorsOnly,
      create: editorsOnly,
      update: editorsOnly,
      ...('access' in field && field.access),
    },
  })) as Field[];
}
