import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { SiteContext, type Site } from '#app/site-context.ts';

type Props = { site: Site; words: object; children: ReactNode };

export function IslandRoot({ site, words, children }: Props) {
  return (
    <SiteContext value={site}>
      <IntlProvider
        locale={site.locale}
        messages={words as ComponentProps<typeof IntlProvider>['messages']}
        timeZone={CLINIC_TIME_ZONE}
      >
        {children}
      </IntlProvider>
    </SiteContext>
  );
}
