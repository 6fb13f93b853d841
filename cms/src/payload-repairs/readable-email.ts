import { AuthenticationError, ValidationError, type CollectionBeforeOperationHook } from 'payload';

/** Payload answers 500 to an address that is no text, or has a NUL character. Seen in 3.90.1. */
export const readableEmail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { email } = ((args as { data?: unknown }).data ?? {}) as { email?: unknown };
  const isReadable = typeof email === 'string' && !email.includes('\0');
  if (isReadable || email === undefined || email === null) return;
  // No account has such an address, so the response is that of any unknown account.
  if (operation === 'login') throw new AuthenticationError(req.t);
  const message = req.t('validation:emailAddress');
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'email' }] }, req.t);
};
