import { iconField } from '../fields/icon.ts';
import { requiredText, translatedText, translatedTextarea } from '../fields/text.ts';
import { textPerLanguage } from '../fields/text-per-language.ts';
import { text } from './plain-fields.ts';
import { publishedGlobal } from './published.ts';

export const clinic = publishedGlobal({
  slug: 'clinic',
  label: { en: 'The clinic', de: 'Die Klinik', it: 'La clinica' },
  fields: [
    { ...text('name', { en: 'Name', de: 'Name', it: 'Nome' }), required: true, localized: true },
    {
      ...text('claim', { en: 'Description', de: 'Kurze Beschreibung', it: 'Breve descrizione' }),
      localized: true,
    },
    {
      ...translatedText('footer_note', 120, {
        en: 'Note at the foot',
        de: 'Hinweis am Seitenfuss',
        it: 'Nota a piè di pagina',
      }),
      admin: {
        description: {
          en: 'Appears at the very bottom of all pages. Leave it empty if there is nothing to say.',
          de: 'Steht zuunterst auf allen Seiten. Leer lassen, wenn es nichts zu sagen gibt.',
          it: 'Appare in fondo a tutte le pagine. Lo lasci vuoto se non c’è nulla da dire.',
        },
      },
    },
    requiredText('phone', { en: 'Phone', de: 'Telefon', it: 'Telefono' }),
    {
      ...translatedText('phone_invitation', 120, {
        en: 'Invitation to call',
        de: 'Einladung zum Anruf',
        it: 'Invito a telefonare',
      }),
      admin: {
        description: {
          en: 'Beside the number on error pages. If it is empty, the site asks in its own words.',
          de: 'Neben der Nummer auf Fehlerseiten. Bleibt das Feld leer, nimmt die Website eigene Worte.',
          it: 'Accanto al numero nelle pagine di errore. Se resta vuoto, il sito usa un testo predefinito.',
        },
      },
    },
    text('fax', { en: 'Fax', de: 'Fax', it: 'Fax' }),
    {
      name: 'email',
      type: 'email',
      required: true,
      label: { en: 'E-mail', de: 'E-Mail', it: 'E-mail' },
    },
    text('street', { en: 'Street', de: 'Strasse', it: 'Via' }),
    text('zip', { en: 'Postcode', de: 'PLZ', it: 'CAP' }),
    text('city', { en: 'Place', de: 'Ort', it: 'Località' }),
    { ...text('country', { en: 'Country', de: 'Land', it: 'Paese' }), localized: true },
    {
      name: 'opening_times',
      type: 'array',
      localized: true,
      label: { en: 'Opening times', de: 'Öffnungszeiten', it: 'Orari' },
      labels: {
        singular: { en: 'Line', de: 'Zeile', it: 'Riga' },
        plural: { en: 'Lines', de: 'Zeilen', it: 'Righe' },
      },
      fields: [
        requiredText('days', { en: 'Days', de: 'Tage', it: 'Giorni' }),
        requiredText('hours', { en: 'Hours', de: 'Zeiten', it: 'Orario' }),
      ],
    },
    translatedText('newsletter_title', 60, {
      en: 'Newsletter at the foot, title',
      de: 'Newsletter am Fuss der Seite: Titel',
      it: 'Newsletter a piè di pagina, titolo',
    }),
    {
      ...translatedText('newsletter_text', 120, {
        en: 'Newsletter at the foot, text',
        de: 'Newsletter am Fuss der Seite: Text',
        it: 'Newsletter a piè di pagina, testo',
      }),
      admin: {
        description: {
          en: 'How often it comes, for example. If it is empty, the site says only what it is.',
          de: 'Zum Beispiel, wie oft er erscheint. Bleibt das Feld leer, sagt die Website nur, was er ist.',
          it: 'Per esempio, quante volte esce. Se resta vuoto, il sito dice solo che cos’è.',
        },
      },
    },
    {
      ...translatedTextarea('insurance', 400, {
        en: 'Health insurance',
        de: 'Krankenkasse',
        it: 'Assicurazione malattia',
      }),
      admin: {
        description: {
          en: 'Who pays for a stay. Shown below the price of each program.',
          de: 'Wer einen Aufenthalt bezahlt. Steht bei jedem Programm unter dem Preis.',
          it: 'Chi paga il soggiorno. Appare sotto il prezzo di ogni programma.',
        },
      },
    },
    {
      name: 'medical_director',
      type: 'relationship',
      relationTo: 'team',
      label: { en: 'Medical director', de: 'Ärztliche Leitung', it: 'Direzione medica' },
    },
    {
      name: 'answers_phone',
      type: 'relationship',
      relationTo: 'team',
      label: {
        en: 'Who answers the telephone',
        de: 'Wer sich am Telefon meldet',
        it: 'Chi risponde al telefono',
      },
      admin: {
        description: {
          en: 'Shown wherever the site offers the number for questions.',
          de: 'Erscheint überall, wo die Website die Nummer für Fragen anbietet.',
          it: 'Appare ovunque il sito inviti a telefonare.',
        },
      },
    },
    text('maps_url', { en: 'Map link', de: 'Link zur Karte', it: 'Link alla mappa' }),
    {
      name: 'social',
      type: 'array',
      label: { en: 'Social profiles', de: 'Profile in sozialen Netzwerken', it: 'Profili social' },
      labels: {
        singular: { en: 'Profile', de: 'Profil', it: 'Profilo' },
        plural: { en: 'Profiles', de: 'Profile', it: 'Profili' },
      },
      fields: [
        requiredText('name', { en: 'Name', de: 'Name', it: 'Nome' }),
        requiredText('url', { en: 'Address', de: 'Adresse', it: 'Indirizzo' }),
      ],
    },
    text('shop_url', { en: 'Shop', de: 'Shop', it: 'Negozio online' }),
    {
      name: 'voucher_url',
      type: 'text',
      localized: true,
      label: { en: 'Voucher shop', de: 'Gutscheinshop', it: 'Buoni regalo' },
      admin: {
        description: {
          en: 'Shown only in the languages that have an address here.',
          de: 'Erscheint nur in den Sprachen, die hier eine Adresse haben.',
          it: 'Appare solo nelle lingue per cui qui c’è un indirizzo.',
        },
      },
    },
    {
      name: 'logos',
      type: 'array',
      maxRows: 12,
      label: {
        en: 'Partners and certificates',
        de: 'Partner und Zertifikate',
        it: 'Partner e certificazioni',
      },
      labels: {
        singular: { en: 'Partner', de: 'Partner', it: 'Partner' },
        plural: { en: 'Partners', de: 'Partner', it: 'Partner' },
      },
      fields: [
        requiredText('name', { en: 'Name', de: 'Name', it: 'Nome' }),
        ...textPerLanguage({
          name: 'text',
          maxLength: 90,
          label: { en: 'What it stands for', de: 'Wofür es steht', it: 'Che cosa significa' },
        }),
        iconField('mark', { en: 'Icon', de: 'Symbol', it: 'Icona' }),
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          label: { en: 'Logo', de: 'Logo', it: 'Logo' },
          admin: {
            description: {
              en: 'Shown instead of the icon, with name and text below it.',
              de: 'Erscheint anstelle des Symbols, mit Name und Text darunter.',
              it: 'Appare al posto dell’icona, con il nome e il testo sotto.',
            },
          },
        },
        text('url', { en: 'Address', de: 'Adresse', it: 'Indirizzo' }),
      ],
    },
  ],
});
