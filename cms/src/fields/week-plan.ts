import type { Field } from 'payload';
import type { Label } from '../studio-words/studio-languages.ts';
import { requiredText, translatedTextarea } from './text.ts';

const TIMES: Readonly<Record<string, Label>> = {
  morning: { en: 'Morning', de: 'Vormittag', it: 'Mattina' },
  midday: { en: 'Midday', de: 'Mittag', it: 'Mezzogiorno' },
  afternoon: { en: 'Afternoon', de: 'Nachmittag', it: 'Pomeriggio' },
  evening: { en: 'Evening', de: 'Abend', it: 'Sera' },
};

export function weekPlanFields(): Field[] {
  return [
    translatedTextarea('week_plan_note', 240, {
      en: 'About the plan',
      de: 'Hinweis zum Wochenplan',
      it: 'Nota sul piano',
    }),
    {
      name: 'week_plan',
      type: 'array',
      localized: true,
      maxRows: 8,
      label: { en: 'Week plan', de: 'Wochenplan', it: 'Piano della settimana' },
      labels: {
        singular: { en: 'Day', de: 'Tag', it: 'Giorno' },
        plural: { en: 'Days', de: 'Tage', it: 'Giorni' },
      },
      admin: {
        description: {
          en: 'Shown after the second chapter of the text. What stays empty is free.',
          de: 'Steht nach dem zweiten Kapitel des Textes. Was leer bleibt, ist frei.',
          it: 'Appare dopo il secondo capitolo del testo. I momenti lasciati vuoti sono liberi.',
        },
      },
      fields: [
        requiredText('day', { en: 'Day', de: 'Tag', it: 'Giorno' }, 24),
        {
          type: 'row',
          fields: Object.entries(TIMES).map(([name, label]) => ({
            name,
            type: 'text',
            maxLength: 80,
            label,
          })),
        },
      ],
    },
  ];
}
