import { AuthenticationError, ValidationError, type CollectionBeforeOperationHook } from 'payload';

/** Postgres can neither keep nor look for a text with a NUL, and would fail for it. */
export const readableEmail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { email } = ((args as { data?: unknown }).data ?? {}) as { email?: unknown };
  if (typeof email !== 'string' || !email.includes('\0')) return;
  // Nobody has such a name: the same as any other that is not known.
  if (operation === 'login') throw new AuthenticationError(req.t);
  const message = req.t('validation:emailAddress');
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'email' }] }, req.t);
};
