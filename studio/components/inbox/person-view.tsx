import { PERSON_PATH } from '@clinic/cms/inbox/entries/staff-paths';
import { translator } from '@clinic/cms/studio-words/translator';
import type { AdminViewServerProps } from 'payload';
import { PanelPage } from '../panel-page.tsx';
import { PersonSearch } from './person-search.tsx';
import { requireInboxStaff } from './require-inbox-staff.ts';

export async function PersonView(view: AdminViewServerProps) {
  await requireInboxStaff(view, PERSON_PATH);
  const t = translator(view.initPageResult.req.i18n);
  return (
    <PanelPage view={view} className="staff-page" title={t('person:title')}>
      <h1>{t('person:title')}</h1>
      <p>{t('person:intro')}</p>
      <PersonSearch />
    </PanelPage>
  );
}
