import type { FormDefinition } from './form-field.ts';
import { MESSAGE, NAME, PRIVACY } from './shared-fields.ts';

const PERSON = { section: 'person', studio: 'person' } as const;
const REACH = { section: 'reach', studio: 'reach' } as const;
/** For the written estimate of an inpatient stay. */
const ADDRESS = {
  section: 'reach',
  studio: 'address',
  onlyWith: { field: 'stay', value: 'stationary' },
} as const;
const STAY = { section: 'stay', studio: 'stay', isInConfirmation: true } as const;

/** The get-started request. It begins with what matters to the visitor, and ends with formalities. */
export const requestForm = {
  kind: 'request',
  fields: [
    {
      name: 'concern',
      type: 'entry',
      collection: 'health_concerns',
      instead: ['other', 'telephone'],
      isOptional: true,
      section: 'about',
      studio: 'about',
    },
    { ...MESSAGE, section: 'about' },
    {
      name: 'stay',
      type: 'choice',
      options: ['stationary', 'ambulatory', 'accompaniment'],
      ...STAY,
    },
    {
      name: 'program',
      type: 'entry',
      collection: 'programs',
      isOptional: true,
      section: 'stay',
      studio: 'about',
    },
    { name: 'start', type: 'day', isPast: 'startPast', ...STAY },
    { name: 'end', type: 'day', after: { field: 'start', error: 'endBeforeStart' }, ...STAY },
    { name: 'salutation', type: 'choice', options: ['mr', 'mrs', 'none'], ...PERSON },
    { name: 'firstname', ...NAME, ...PERSON },
    { name: 'lastname', ...NAME, ...PERSON },
    { name: 'country', type: 'country', section: 'person', studio: 'address' },
    { name: 'email', type: 'email', ...REACH },
    { name: 'phone', type: 'phone', ...REACH },
    { name: 'street', type: 'text', ...ADDRESS },
    { name: 'zip', type: 'text', max: 20, ...ADDRESS },
    { name: 'city', type: 'text', ...ADDRESS },
    { name: 'skype', type: 'text', isOptional: true, section: 'agree', studio: 'reach' },
    { name: 'discount', type: 'code', isOptional: true, section: 'agree', studio: 'about' },
    { name: 'newsletter', type: 'tick', isOptional: true, section: 'agree' },
    { ...PRIVACY, section: 'agree' },
  ],
} as const satisfies FormDefinition;
