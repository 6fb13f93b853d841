import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../server/content/snapshot.ts';
import type { PageId } from '../routing/table.ts';
import { diagnosisItemData } from './diagnosis-item/data.ts';
import { diagnosisListData } from './diagnosis-list/data.ts';
import { homeData } from './home/data.ts';

export type PageRequest = {
  snapshot: Snapshot;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
};

/** What each page shows, as a function of content, language and address. Undefined is a 404. */
export const pageData = {
  home: homeData,
  diagnosis: diagnosisListData,
  'diagnosis.item': diagnosisItemData,
} as const satisfies Record<PageId, (request: PageRequest) => object | undefined>;

export type PageData<Id extends PageId> = NonNullable<ReturnType<(typeof pageData)[Id]>>;
