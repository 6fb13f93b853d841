import type { Field, UploadField } from 'payload';
import { lastInOrder } from '../arrange/arrange.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { requiredText, translatedText, translatedTextarea } from './text.ts';

export function introFields(): Field[] {
  return [titleField(), excerptField(), imageField(), contentField()];
}

export function titleField(): Field {
  const title = translatedText('title', 120, { en: 'Title', de: 'Titel', it: 'Titolo' });
  return { ...title, required: true };
}

const SHOWN_IN_LISTS: Label = {
  en: 'One or two sentences, shown in lists.',
  de: 'Ein bis zwei Sätze für die Übersichten.',
  it: 'Una o due frasi per gli elenchi.',
};

export function excerptField(description = SHOWN_IN_LISTS): Field {
  const label = { en: 'Summary', de: 'Kurztext', it: 'Riassunto' };
  return { ...translatedTextarea('excerpt', 300, label), admin: { description } };
}

export const PICTURE_CELL = { Cell: '/components/pictures/picture-cell.tsx#PictureCell' };

export function imageField(description?: Label): Field {
  const picture = pictureField('image', { en: 'Picture', de: 'Bild', it: 'Immagine' });
  return { ...picture, admin: { description, components: PICTURE_CELL } };
}

export function pictureField(name: string, label: Label): UploadField {
  return { name, type: 'upload', relationTo: 'media', label };
}

export function contentField(): Field {
  return {
    name: 'content',
    type: 'richText',
    label: { en: 'Text', de: 'Text', it: 'Testo' },
    localized: true,
    admin: { components: { Diff: '/components/versions/text-diff.tsx#TextDiff' } },
  };
}

export function descriptionField(): Field {
  const label = { en: 'Description', de: 'Beschreibung', it: 'Descrizione' };
  return translatedTextarea('description', 400, label);
}

/** Short facts for the side column, such as duration or preparation. */
export function factsField(): Field {
  return {
    name: 'facts',
    type: 'array',
    localized: true,
    maxRows: 8,
    label: { en: 'Facts', de: 'Eckdaten', it: 'In breve' },
    labels: {
      singular: { en: 'Fact', de: 'Angabe', it: 'Dato' },
      plural: { en: 'Facts', de: 'Eckdaten', it: 'In breve' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          requiredText('label', { en: 'Name', de: 'Bezeichnung', it: 'Dato' }),
          requiredText('value', { en: 'Value', de: 'Wert', it: 'Valore' }),
        ],
      },
    ],
  };
}

export function faqField(): Field {
  return {
    name: 'faq',
    type: 'array',
    localized: true,
    maxRows: 20,
    label: { en: 'Questions and answers', de: 'Fragen und Antworten', it: 'Domande e risposte' },
    labels: {
      singular: { en: 'Question', de: 'Frage', it: 'Domanda' },
      plural: { en: 'Questions', de: 'Fragen', it: 'Domande' },
    },
    fields: [
      requiredText('question', { en: 'Question', de: 'Frage', it: 'Domanda' }),
      {
        name: 'answer',
        type: 'textarea',
        required: true,
        label: { en: 'Answer', de: 'Antwort', it: 'Risposta' },
      },
    ],
  };
}

/** In no form: editors arrange by dragging, and an open form would put back the former place. */
export function orderField(): Field {
  return {
    name: 'order',
    type: 'number',
    label: { en: 'Order', de: 'Reihenfolge', it: 'Ordine' },
    admin: { disabled: true },
    hooks: { beforeChange: [lastInOrder] },
  };
}

export function flagField(name: string, label: Label): Field {
  return { name, type: 'checkbox', label, admin: { position: 'sidebar' } };
}
