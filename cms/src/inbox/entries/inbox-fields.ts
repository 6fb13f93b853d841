import type { Field, SelectField } from 'payload';
import { keptLanguage, LANGUAGE_OPTIONS } from '../../fields/language-options.ts';
import { UNCHANGED } from '../../fields/unchanged.ts';
import type { Label } from '../../studio-words/studio-languages.ts';
import { SUSPICIONS, type Suspicion } from '../../forms/spool-entry.ts';

export function languageField(): SelectField {
  return {
    name: 'language',
    type: 'select',
    options: LANGUAGE_OPTIONS,
    validate: keptLanguage,
    label: { en: 'Language', de: 'Sprache', it: 'Lingua' },
    ...UNCHANGED,
    admin: { readOnly: true, position: 'sidebar' },
  };
}

const SUSPICION_LABELS: Record<Suspicion, Label> = {
  honeypot: {
    en: 'filled in a hidden field',
    de: 'hat ein verstecktes Feld ausgefüllt',
    it: 'un campo nascosto è compilato',
  },
  'too-fast': {
    en: 'sent within seconds',
    de: 'nach wenigen Sekunden gesendet',
    it: 'inviata in pochi secondi',
  },
  'no-proof': {
    en: 'without spam protection (no JavaScript)',
    de: 'ohne Spamschutz (kein JavaScript)',
    it: 'senza protezione antispam (nessun JavaScript)',
  },
  'low-score': {
    en: 'rated as a bot by reCAPTCHA',
    de: 'von reCAPTCHA als Roboter eingestuft',
    it: 'attribuita a un bot da reCAPTCHA',
  },
  unchecked: {
    en: 'reCAPTCHA could not be reached',
    de: 'reCAPTCHA war nicht erreichbar',
    it: 'reCAPTCHA non era raggiungibile',
  },
};

/** Suspected spam is flagged, with the reasons, and never dropped. */
export function suspicionFields(): Field[] {
  return [
    {
      name: 'suspected',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: { en: 'Suspected spam', de: 'Spamverdacht', it: 'Sospetto spam' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'suspicions',
      type: 'select',
      hasMany: true,
      options: SUSPICIONS.map((value) => ({ value, label: SUSPICION_LABELS[value] })),
      label: { en: 'Why', de: 'Warum', it: 'Perché' },
      ...UNCHANGED,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data?.suspicions?.length),
      },
    },
  ];
}
