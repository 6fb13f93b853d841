import { MESSAGE_MAX_CHARACTERS, NAME_MAX_CHARACTERS, NAME_MIN_CHARACTERS } from '../limits.ts';
import type { FormDefinition } from './form-field.ts';

const NAME = { type: 'text', min: NAME_MIN_CHARACTERS, max: NAME_MAX_CHARACTERS } as const;

/** The get-started request. */
export const requestForm = {
  kind: 'request',
  fields: [
    { name: 'salutation', type: 'choice', options: ['mr', 'mrs'], studio: 'person' },
    { name: 'firstname', ...NAME, studio: 'person' },
    { name: 'lastname', ...NAME, studio: 'person' },
    { name: 'email', type: 'email', studio: 'reach' },
    { name: 'phone', type: 'phone', studio: 'reach' },
    { name: 'skype', type: 'text', isOptional: true, studio: 'reach' },
    { name: 'street', type: 'text', studio: 'address' },
    { name: 'zip', type: 'text', max: 20, studio: 'address' },
    { name: 'city', type: 'text', studio: 'address' },
    { name: 'country', type: 'country', studio: 'address' },
    {
      name: 'stay',
      type: 'choice',
      options: ['stationary', 'ambulatory', 'accompaniment'],
      studio: 'stay',
      isInConfirmation: true,
    },
    { name: 'program', type: 'entry', collection: 'programs', isOptional: true, studio: 'about' },
    { name: 'start', type: 'day', isPast: 'startPast', studio: 'stay', isInConfirmation: true },
    {
      name: 'end',
      type: 'day',
      after: { field: 'start', error: 'endBeforeStart' },
      studio: 'stay',
      isInConfirmation: true,
    },
    {
      name: 'message',
      type: 'text',
      max: MESSAGE_MAX_CHARACTERS,
      tooLong: 'messageLong',
      isMultiline: true,
      isOptional: true,
      studio: 'top',
    },
    { name: 'discount', type: 'code', isOptional: true, studio: 'about' },
    { name: 'newsletter', type: 'tick', isOptional: true },
    { name: 'privacy', type: 'agreement', column: 'privacy_agreed_at' },
  ],
} as const satisfies FormDefinition;
