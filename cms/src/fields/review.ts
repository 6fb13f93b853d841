import type { Field } from 'payload';
import { dayField } from './day.ts';

/** Who of the team has checked a medical text last, and when; visitors see both. */
export function reviewFields(): Field[] {
  return [
    {
      name: 'reviewed_by',
      type: 'relationship',
      relationTo: 'team',
      label: { en: 'Medically reviewed by', de: 'Ärztlich geprüft von', it: 'Revisione medica di' },
      admin: { position: 'sidebar' },
    },
    dayField('reviewed_on', { en: 'Reviewed on', de: 'Geprüft am', it: 'Data della revisione' }),
  ];
}
