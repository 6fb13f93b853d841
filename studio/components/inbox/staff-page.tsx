import { isInboxStaff } from '@alpsera/cms/inbox/staff-only';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = { view: AdminViewServerProps; title: string; children: ReactNode };

/**
 * A page of our own in the panel, for those who deal with the inbox. Payload opens such pages to
 * everybody, so call `admitStaff` before reading anything for it.
 */
export function StaffPage({ view, title, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="staff-page">
        <h1>{title}</h1>
        {children}
      </Gutter>
    </DefaultTemplate>
  );
}

/** Sends others to the login, or away. */
export async function admitStaff({ initPageResult }: AdminViewServerProps, path: string) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`);
  if (!(await isInboxStaff(req))) notFound();
}
