import { ValidationError, type CollectionBeforeOperationHook } from 'payload';
import { MIN_PASSWORD } from '../settings.ts';

/** Payload accepts three characters. This runs before every operation that sets a password. */
export const longPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown };
  const isShort = typeof password === 'string' && password.length < MIN_PASSWORD;
  // A login with a short password fails like any other wrong password.
  if (!isShort || operation === 'login') return;
  const message = req.t('validation:longerThanMin', { minLength: MIN_PASSWORD });
  throw new ValidationError(
    { collection: 'users', errors: [{ message, path: 'password' }] },
    req.t,
  );
};
