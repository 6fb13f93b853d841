import { isInboxStaff } from '@clinic/cms/inbox/entries/staff-only';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';

/** Sends visitors to the login, and answers 404 to users who do not deal with the inbox. */
export async function requireInboxStaff({ initPageResult }: AdminViewServerProps, path: string) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`);
  if (!(await isInboxStaff(req))) notFound();
}
