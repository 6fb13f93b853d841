import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = {
  view: AdminViewServerProps;
  className: string;
  title: string;
  children: ReactNode;
};

/** A page of our own in the panel. Payload shows it to everybody, so it must check the user. */
export function PanelPage({ view, className, title, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      <PanelTitle title={title} />
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  );
}

export const PanelTitle = ({ title }: { title: string }) => (
  <title>{`${title} · ${CLINIC.name}`}</title>
);
