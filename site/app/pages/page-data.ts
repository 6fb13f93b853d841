import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../server/content/snapshot.ts';
import type { PageId } from '../routing/table.ts';
import { articlePageData } from './article/data.ts';
import { homeData } from './home/data.ts';
import { overviewData } from './overview/data.ts';
import { programItemData } from './program-item/data.ts';
import { programsData } from './programs/data.ts';

export type PageRequest = {
  snapshot: Snapshot;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
};

/** What each page shows, as a function of content, language and address. Undefined is a 404. */
export const pageData = {
  home: homeData,
  healthConcerns: overviewData('healthConcerns'),
  'healthConcerns.item': articlePageData('healthConcerns.item'),
  diagnosis: overviewData('diagnosis'),
  'diagnosis.item': articlePageData('diagnosis.item'),
  therapies: overviewData('therapies'),
  'therapies.item': articlePageData('therapies.item'),
  treatment: overviewData('treatment'),
  'treatment.item': articlePageData('treatment.item'),
  programs: programsData,
  'programs.item': programItemData,
} as const satisfies Record<PageId, (request: PageRequest) => object | undefined>;

export type PageData<Id extends PageId> = NonNullable<ReturnType<(typeof pageData)[Id]>>;
