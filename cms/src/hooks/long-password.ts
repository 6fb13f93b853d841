import { ValidationError, type CollectionBeforeOperationHook } from 'payload';
import { MIN_PASSWORD } from '../settings.ts';

/** Payload itself is content with three characters. Comes before all ways of setting a password. */
export const longPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = ((args as { data?: unknown }).data ?? {}) as { password?: unknown };
  const isShort = typeof password === 'string' && password.length < MIN_PASSWORD;
  // Who logs in with a short one that is wrong is told so by the login.
  if (!isShort || operation === 'login') return;
  const message = req.t('validation:longerThanMin', { minLength: MIN_PASSWORD });
  throw new ValidationError(
    { collection: 'users', errors: [{ message, path: 'password' }] },
    req.t,
  );
};
