import type { Field } from 'payload';
import { PRIVATE } from '../../access/private.ts';
import { inboxStaffOnly } from '../../access/roles.ts';
import type { FormField } from '../../forms/form-field.ts';
import { testimonialForm } from '../../forms/testimonial-form.ts';
import type { Label } from '../../studio-words/studio-languages.ts';
import { sentText, sentTextarea, sentTime } from '../../fields/unchanged.ts';
import { suspicionFields } from '../entries/inbox-fields.ts';
import { receiptFields, sentFields } from '../entries/sent-fields.ts';

const UNPUBLISHED = testimonialForm.fields.filter((field: FormField) => !field.isPublished);

/** Fields of a submitted testimonial that are not published; they never leave the studio. */
export function moderationFields(): Field[] {
  const fields: Field[] = [
    ...sentFields({ ...testimonialForm, fields: UNPUBLISHED }).map(besideTheEntry),
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
          it: 'Quando pubblica, una copia passa tra le immagini. Se non va mostrata, la rimuova qui: con la pubblicazione verrà cancellata.',
        },
      },
    },
    ...suspicionFields(),
    ...rejectionFields(),
    ...receiptFields(testimonialForm),
  ];
  return fields.map((field) => ({
    ...field,
    custom: PRIVATE,
    access: {
      read: inboxStaffOnly,
      create: inboxStaffOnly,
      update: inboxStaffOnly,
      ...('access' in field && field.access),
    },
  })) as Field[];
}

const isRejected = (data: { rejected_at?: unknown }) => Boolean(data?.rejected_at);

/** Why a testimonial was not published: for the house alone. */
function rejectionFields(): Field[] {
  const shown: Field[] = [
    sentTime('rejected_at', { en: 'Rejected', de: 'Abgelehnt', it: 'Rifiutata' }),
    sentText('rejected_by', { en: 'Rejected by', de: 'Abgelehnt von', it: 'Rifiutata da' }),
    sentTextarea('rejection_reason', {
      en: 'Why it was rejected (not published)',
      de: 'Grund der Ablehnung (wird nicht veröffentlicht)',
      it: 'Motivo del rifiuto (solo per la clinica)',
    }),
  ];
  return shown.map(
    (field) =>
      ({
        ...field,
        admin: { ...field.admin, position: 'sidebar', condition: isRejected },
      }) as Field,
  );
}

/** In the sidebar, with a note that it is not published. */
function besideTheEntry(field: Field): Field {
  const label = (field as { label: Label }).label;
  return {
    ...field,
    label: {
      en: `${label.en} (not published)`,
      de: `${label.de} (wird nicht veröffentlicht)`,
      it: `${label.it} (solo per la clinica)`,
    },
    admin: { readOnly: true, position: 'sidebar' },
  } as Field;
}
