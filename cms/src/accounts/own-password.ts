import { randomBytes } from 'node:crypto';
import { Forbidden, type CollectionBeforeOperationHook } from 'payload';
import { isOwn } from '../access/own-account.ts';

type Args = { data?: Record<string, unknown>; id?: unknown };

/**
 * Everybody chooses their password themselves. Who invites somebody cannot set one, whatever the
 * request says: a new account gets one that nobody knows until its owner has followed the link.
 * Addresses are changed one by one: an update of many accounts has no one to ask and to tell.
 */
export const ownPassword: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !req.user) return;
  const { data, id } = args as Args;
  if (!data) return;
  if (operation === 'create') data.password = randomBytes(32).toString('base64url');
  if (operation !== 'update') return;
  if ('password' in data && !isOwn(req, id)) throw new Forbidden(req.t);
  if ('email' in data && id === undefined) throw new Forbidden(req.t);
};
