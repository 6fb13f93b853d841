import { MESSAGE_MAX_CHARACTERS, NAME_MAX_CHARACTERS, NAME_MIN_CHARACTERS } from './limits.ts';

/** Has no `name` itself: a request asks for the first and the last name. */
export const NAME = { type: 'text', min: NAME_MIN_CHARACTERS, max: NAME_MAX_CHARACTERS } as const;

export const MESSAGE = {
  name: 'message',
  type: 'text',
  max: MESSAGE_MAX_CHARACTERS,
  tooLong: 'messageLong',
  isMultiline: true,
  isOptional: true,
  studio: 'top',
} as const;

export const PRIVACY = { name: 'privacy', type: 'agreement', column: 'privacy_agreed_at' } as const;
