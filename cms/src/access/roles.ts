import type { Access, Condition, FieldAccess, PayloadRequest, Where } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';

export const ROLES = ['admin', 'editor', 'translator', 'inbox'] as const;
export type Role = (typeof ROLES)[number];

type Person = {
  collection?: string;
  roles?: Role[] | null;
  languages?: Locale[] | null;
  lacks_second_factor?: boolean | null;
};

/** The roles of a logged-in person; none without a login, or while a needed factor is missing. */
export function rolesOf(user: PayloadRequest['user'] | Person | null | undefined): readonly Role[] {
  const person = user as Person | null | undefined;
  if (person?.collection !== 'users' || person.lacks_second_factor) return [];
  return person.roles ?? [];
}

const has = (req: PayloadRequest, ...wanted: Role[]) =>
  rolesOf(req.user).some((role) => wanted.includes(role));

export const isAdmin = (req: PayloadRequest): boolean => has(req, 'admin');
export const isStaff = (req: PayloadRequest): boolean => has(req, ...ROLES);

export function isBoundToLanguages(req: PayloadRequest): boolean {
  return has(req, 'translator') && !has(req, 'admin', 'editor');
}

export function languagesOf(req: PayloadRequest): readonly Locale[] {
  const languages = (req.user as Person | null)?.languages ?? [];
  return LOCALES.filter((locale) => languages.includes(locale));
}

export const languageOf = (req: PayloadRequest) => req.locale ?? DEFAULT_LOCALE;

export const worksWithContent = (user: unknown): boolean =>
  rolesOf(user as Person).some((role) => role !== 'inbox');

export const staff: Access = ({ req }) => isStaff(req);
/** Who changes content; what translators may change besides is in translators.ts. */
export const editors: Access = ({ req }) => has(req, 'admin', 'editor');
export const inboxStaff: Access = ({ req }) => has(req, 'admin', 'inbox');
export const editorsOrInboxStaff: Access = ({ req }) => has(req, 'admin', 'editor', 'inbox');
export const admins: Access = ({ req }) => isAdmin(req);
/** Nobody can delete their own account, so that an administrator is always left. */
export const adminsButNotSelf: Access = ({ req }) =>
  isAdmin(req) && { id: { not_equals: req.user?.id } };

export const isOwn = (req: { user?: { id: unknown } | null }, id: unknown) =>
  req.user?.id !== undefined && req.user.id === id;

export const adminsOnly: FieldAccess = ({ req }) => isAdmin(req);
export const adminsOrOwn: FieldAccess = ({ doc, id, req }) =>
  isAdmin(req) || isOwn(req, id ?? (doc as { id?: unknown } | undefined)?.id);
export const inboxStaffOnly: FieldAccess = ({ req }) => has(req, 'admin', 'inbox');

export const nobody: Access = () => false;
export const nobodyOnField: FieldAccess = () => false;

export const adminsOrSelf: Access = ({ req }) =>
  isAdmin(req) || (req.user ? { id: { equals: req.user.id } } : false);

/** Other staff can cancel only the plans that they have made themselves. */
export const editorsOrOwnPlans: Access = ({ req }) =>
  has(req, 'admin', 'editor') || (isStaff(req) && { user: { equals: req.user?.id } });

/** Accounts are readable by all staff: an entry shows who is editing it. */
export const staffOrSelf: Access = ({ req }) =>
  isStaff(req) || (req.user ? { id: { equals: req.user.id } } : false);

/** Hides fields in the form of the first account, whose owner may do everything. */
export const isLoggedIn: Condition = (_data, _siblings, { user }) => Boolean(user);

export const shownToAdmins = (_data: unknown, _near: unknown, { user }: { user: unknown }) =>
  rolesOf(user as Person).includes('admin');

/**
 * The site reads through the local API under these rules. Over HTTP nothing is readable without a
 * login, not even published entries.
 */
const isSite = (req: PayloadRequest): boolean => req.payloadAPI === 'local' && !req.user;

export const siteOrStaff: Access = ({ req }) => isStaff(req) || isSite(req);

const NOT_IN_BIN = { deletedAt: { exists: false } };

export const notInBinOrStaff: Access = ({ req }) => isStaff(req) || (isSite(req) && NOT_IN_BIN);

/** The site gets what is published in at least one language; what is in the bin never is. */
export const publishedOrStaff: Access = ({ req }) =>
  isStaff(req) || (isSite(req) && { _status: { equals: 'published' } });

/** For published entries that visitors see at certain times only. */
export const publishedAnd =
  (isShownNow: () => Where): Access =>
  ({ req }) =>
    isStaff(req) || (isSite(req) && { and: [{ _status: { equals: 'published' } }, isShownNow()] });
