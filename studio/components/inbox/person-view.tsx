import { PERSON_PATH } from '@alpsera/cms/inbox/staff-paths';
import type { AdminViewServerProps } from 'payload';
import { translator } from '../translator.ts';
import { PersonSearch } from './person-search.tsx';
import { admitStaff, StaffPage } from './staff-page.tsx';

/** Finds, hands out and deletes what is stored about somebody. */
export async function PersonView(view: AdminViewServerProps) {
  await admitStaff(view, PERSON_PATH);
  const t = translator(view.initPageResult.req.i18n);
  return (
    <StaffPage view={view} title={t('person:title')}>
      <p>{t('person:intro')}</p>
      <PersonSearch />
    </StaffPage>
  );
}
