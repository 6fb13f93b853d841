import type { NestedKeysStripped } from '@payloadcms/translations';

/**
 * Translations of the studio. `general` replaces some of Payload's technical ones: an empty cell of
 * a list would read `<No Assigned to>`, and an unticked box `false`. The others are for our own
 * components.
 */
export const STUDIO_WORDS = {
  en: {
    general: { noLabel: '–', true: 'Yes', false: 'No' },
    mails: {
      again: 'Send again',
      queued: 'The mail is on its way.',
      failed: 'That did not work.',
    },
    subscribers: { export: 'Download confirmed subscribers as CSV' },
    editing: {
      changed: 'Changed in the meantime',
      notSaved:
        'What you typed has not been saved, so that nobody else’s changes are lost. Copy what you still need, then load the latest version.',
      reload: 'Load the latest version',
      stay: 'Stay here for now',
    },
    files: { usedIn: 'Used in', unused: 'Nowhere.' },
    access: {
      tooOften: 'That was tried too often. Please try again in a few minutes.',
      wrongCode: 'This is not the code that npm start printed.',
    },
  },
  de: {
    general: { noLabel: '–', true: 'Ja', false: 'Nein' },
    mails: {
      again: 'Erneut senden',
      queued: 'Die E-Mail ist unterwegs.',
      failed: 'Das hat nicht geklappt.',
    },
    subscribers: { export: 'Bestätigte als CSV herunterladen' },
    editing: {
      changed: 'Inzwischen geändert',
      notSaved:
        'Was Sie geschrieben haben, ist nicht gespeichert; so geht vom anderen Text nichts verloren. Kopieren Sie, was Sie noch brauchen, und laden Sie dann den neuen Stand.',
      reload: 'Neuen Stand laden',
      stay: 'Vorerst hier bleiben',
    },
    files: { usedIn: 'Verwendet in', unused: 'Nirgends.' },
    access: {
      tooOften: 'Das wurde zu oft versucht. Bitte versuchen Sie es in einigen Minuten erneut.',
      wrongCode: 'Das ist nicht der Code, den npm start ausgegeben hat.',
    },
  },
  it: {
    general: { noLabel: '–', true: 'Sì', false: 'No' },
    mails: {
      again: 'Invia di nuovo',
      queued: 'L’e-mail è in partenza.',
      failed: 'Non ha funzionato.',
    },
    subscribers: { export: 'Scarica i confermati in CSV' },
    editing: {
      changed: 'Modificato nel frattempo',
      notSaved:
        'Ciò che ha scritto non è stato salvato, così le modifiche altrui non vanno perse. Copi ciò che Le serve ancora, poi carichi la nuova versione.',
      reload: 'Carica la nuova versione',
      stay: 'Resta qui per ora',
    },
    files: { usedIn: 'Dove si usa', unused: 'Da nessuna parte.' },
    access: {
      tooOften: 'Troppi tentativi. Riprovi tra qualche minuto.',
      wrongCode: 'Non è il codice stampato da npm start.',
    },
  },
};

export type StudioWords = (typeof STUDIO_WORDS)['en'];
/** A translation key such as `mails:again`. */
export type StudioWordKey = NestedKeysStripped<StudioWords>;
