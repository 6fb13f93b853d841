import { imageField, orderField } from '../fields/content.ts';
import { yearField } from '../fields/numbers.ts';
import { requiredText, textListField, translatedText, translatedTextarea } from '../fields/text.ts';
import { publishedCollection } from './published.ts';

export const team = publishedCollection({
  slug: 'team',
  labels: {
    singular: { en: 'Person', de: 'Person', it: 'Persona' },
    plural: { en: 'Team', de: 'Team', it: 'Team' },
  },
  newEntry: { en: 'New person', de: 'Neue Person', it: 'Nuova persona' },
  useAsTitle: 'name',
  mayLack: ['image'],
  hasPage: false,
  listPage: 'team',
  fields: [
    requiredText('name', { en: 'Name and title', de: 'Name und Titel', it: 'Nome e titolo' }, 80),
    {
      ...translatedText('role', 80, { en: 'Role', de: 'Funktion', it: 'Funzione' }),
      required: true,
    },
    translatedTextarea('bio', 600, { en: 'About', de: 'Zur Person', it: 'Profilo' }),
    {
      ...translatedText('statement', 160, {
        en: 'In their own words',
        de: 'In eigenen Worten',
        it: 'Con parole sue',
      }),
      admin: {
        description: {
          en: 'One sentence, without quotation marks; shown on the home page.',
          de: 'Ein Satz ohne Anführungszeichen, für die Startseite.',
          it: 'Una frase senza virgolette, per la pagina iniziale.',
        },
      },
    },
    {
      ...translatedText('specialty', 120, {
        en: 'Specialist title',
        de: 'Facharzttitel',
        it: 'Titolo di specialista',
      }),
      admin: {
        description: {
          en: 'As it is on the diploma, or the professional qualification.',
          de: 'Wie er auf dem Diplom steht, oder der Berufsabschluss.',
          it: 'Come sul diploma, oppure la qualifica professionale.',
        },
      },
    },
    textListField('training', {
      en: 'Training, the latest first',
      de: 'Ausbildung, das Neuste zuerst',
      it: 'Formazione, a partire dalla più recente',
    }),
    yearField('practising_since', {
      en: 'In the profession since',
      de: 'Im Beruf seit',
      it: 'Esercita dal',
    }),
    yearField('joined', { en: 'With us since', de: 'Bei uns seit', it: 'Con noi dal' }),
    imageField({
      en: 'Without one, a monogram is drawn.',
      de: 'Ohne Bild wird ein Monogramm gezeichnet.',
      it: 'Senza immagine appare un monogramma.',
    }),
    {
      name: 'group',
      type: 'select',
      required: true,
      defaultValue: 'clinic',
      label: { en: 'Group', de: 'Gruppe', it: 'Gruppo' },
      options: [
        { value: 'clinic', label: { en: 'The clinic', de: 'Die Klinik', it: 'La clinica' } },
        {
          value: 'advisory',
          label: {
            en: 'Scientific advisory board',
            de: 'Wissenschaftlicher Beirat',
            it: 'Comitato scientifico',
          },
        },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: { en: 'Speaks', de: 'Spricht', it: 'Parla' },
      // The values are the names of the flags that the site draws.
      options: [
        { value: 'it', label: { en: 'Italian', de: 'Italienisch', it: 'Italiano' } },
        { value: 'gb', label: { en: 'English', de: 'Englisch', it: 'Inglese' } },
        { value: 'de', label: { en: 'German', de: 'Deutsch', it: 'Tedesco' } },
        { value: 'fr', label: { en: 'French', de: 'Französisch', it: 'Francese' } },
        { value: 'es', label: { en: 'Spanish', de: 'Spanisch', it: 'Spagnolo' } },
      ],
      admin: { position: 'sidebar' },
    },
    orderField(),
  ],
});
