import { PERSON_PATH } from '@alpsera/cms/inbox/staff-paths';
import type { StudioWordKey } from '@alpsera/cms/studio-words';
import type { AdminViewServerProps } from 'payload';
import { PersonSearch } from './person-search.tsx';
import { admitStaff, StaffPage } from './staff-page.tsx';

/** Finds, hands out and deletes what is stored about somebody. */
export async function PersonView(view: AdminViewServerProps) {
  await admitStaff(view, PERSON_PATH);
  const { t } = view.initPageResult.req.i18n as unknown as { t: (key: StudioWordKey) => string };
  return (
    <StaffPage view={view} title={t('person:title')}>
      <p>{t('person:intro')}</p>
      <PersonSearch />
    </StaffPage>
  );
}
