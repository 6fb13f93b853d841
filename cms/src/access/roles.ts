import type { Access, FieldAccess, PayloadRequest } from 'payload';

export const ROLES = ['admin', 'editor'] as const;

function isAdmin(req: PayloadRequest): boolean {
  return req.user?.collection === 'users' && req.user.role === 'admin';
}

export const anyone: Access = () => true;
export const editors: Access = ({ req }) => Boolean(req.user);
export const admins: Access = ({ req }) => isAdmin(req);
export const adminsOnly: FieldAccess = ({ req }) => isAdmin(req);

/** Editors may change their own account; admins every one. */
export const adminsOrSelf: Access = ({ req }) =>
  isAdmin(req) || (req.user ? { id: { equals: req.user.id } } : false);

/** The public sees what is published in at least one language; the studio sees everything. */
export const publishedOrEditors: Access = ({ req }) =>
  Boolean(req.user) || { _status: { equals: 'published' } };
