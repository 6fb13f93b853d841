import type { Condition, FieldAccess } from 'payload';
import { isAdmin } from './roles.ts';

/** The form of the first account has nothing to choose: its owner may do everything. */
export const isLoggedIn: Condition = (_data, _siblings, { user }) => Boolean(user);

export const isOwn = (req: { user?: { id: unknown } | null }, id: unknown) =>
  req.user?.id !== undefined && req.user.id === id;

export const adminsOrOwn: FieldAccess = ({ doc, id, req }) =>
  isAdmin(req) || isOwn(req, id ?? (doc as { id?: unknown } | undefined)?.id);
