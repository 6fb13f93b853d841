import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';

export const ROLES = ['admin', 'editor'] as const;

export function isAdmin(req: PayloadRequest): boolean {
  return req.user?.collection === 'users' && req.user.role === 'admin';
}

export const editors: Access = ({ req }) => Boolean(req.user);
export const admins: Access = ({ req }) => isAdmin(req);
export const adminsOnly: FieldAccess = ({ req }) => isAdmin(req);
export const editorsOnly: FieldAccess = ({ req }) => Boolean(req.user);

/** Whoever deals with what visitors send: requests, testimonials, subscribers and mails. */
export const inboxStaff: Access = ({ req }) => Boolean(req.user);

/** For data that only our own code writes, such as submissions of visitors. */
export const nobody: Access = () => false;
export const nobodyOnField: FieldAccess = () => false;

/** Editors may change their own account; admins every one. */
export const adminsOrSelf: Access = ({ req }) =>
  isAdmin(req) || (req.user ? { id: { equals: req.user.id } } : false);

/**
 * Visitors never query the studio; they use the site, which reads through the local API under these
 * rules. Over HTTP nothing is readable without a login, not even published entries.
 */
const isSite = (req: PayloadRequest): boolean => req.payloadAPI === 'local';

export const siteOrEditors: Access = ({ req }) => Boolean(req.user) || isSite(req);

const NOT_IN_BIN = { deletedAt: { exists: false } };

/** Files: the site gets all but those in the bin. */
export const keptOrEditors: Access = ({ req }) => Boolean(req.user) || (isSite(req) && NOT_IN_BIN);

/** The site gets what is published in at least one language; what is in the bin never is. */
export const publishedOrEditors: Access = ({ req }) =>
  Boolean(req.user) || (isSite(req) && { _status: { equals: 'published' } });

/** The same for entries that are seen at certain times only. */
export const publishedAnd =
  (isShownNow: () => Where): Access =>
  ({ req }) =>
    Boolean(req.user) ||
    (isSite(req) && { and: [{ _status: { equals: 'published' } }, isShownNow()] });
