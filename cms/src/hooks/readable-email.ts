import { AuthenticationError, ValidationError, type CollectionBeforeOperationHook } from 'payload';

/** Postgres cannot store or query text with a NUL character; the query would fail. */
export const readableEmail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { email } = ((args as { data?: unknown }).data ?? {}) as { email?: unknown };
  if (typeof email !== 'string' || !email.includes('\0')) return;
  // No account has such an address, so the response is that of any unknown account.
  if (operation === 'login') throw new AuthenticationError(req.t);
  const message = req.t('validation:emailAddress');
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'email' }] }, req.t);
};
