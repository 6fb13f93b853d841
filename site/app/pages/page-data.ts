import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '#content/snapshot.ts';
import type { PageId } from '#app/routing/table.ts';
import { articlePageData } from './article/data.ts';
import { approachData } from './approach/data.ts';
import { contactData } from './contact/data.ts';
import { downloadsData } from './downloads/data.ts';
import { textPageData } from './text/data.ts';
import { vacanciesData } from './vacancies/data.ts';
import { homeData } from './home/data.ts';
import { overviewData } from './overview/data.ts';
import { privacyData } from './privacy/data.ts';
import { programItemData } from './program-item/data.ts';
import { programsData } from './programs/data.ts';
import { imagesData } from './images/data.ts';
import { roomsData } from './rooms/data.ts';
import { teamData } from './team/data.ts';
import { newsItemData } from './news-item/data.ts';
import { newsData, newsPageData } from './news/data.ts';
import { testimonialsData } from './testimonials/data.ts';
import { newsletterData } from './newsletter/data.ts';
import { newsletterUnsubscribeData } from './newsletter-unsubscribe/data.ts';
import { requestData } from './request/data.ts';
import { thankyouData } from './thankyou/data.ts';
import { searchData } from './search/data.ts';
import { testimonialFormData } from './testimonial-form/data.ts';
import { videoData } from './video/data.ts';
import { videoCategoryData, videosData } from './videos/data.ts';

export type PageRequest = {
  snapshot: Snapshot;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  /** What the visitor asks; only the search page has an answer. */
  question?: string | null;
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
  rooms: roomsData,
  team: teamData,
  images: imagesData,
  approach: approachData,
  contact: contactData,
  impressum: textPageData('impressum'),
  privacy: privacyData,
  accessibility: textPageData('accessibility'),
  vacancies: (request) => vacanciesData(request),
  downloads: downloadsData,
  testimonials: testimonialsData,
  request: requestData,
  thankyou: thankyouData,
  newsletter: newsletterData,
  'newsletter.unsubscribe': newsletterUnsubscribeData,
  search: searchData,
  'testimonials.create': testimonialFormData,
  news: newsData,
  'news.page': newsPageData,
  'news.item': newsItemData,
  videos: videosData,
  'videos.category': videoCategoryData,
  video: videoData,
} as const satisfies Record<PageId, (request: PageRequest) => object | undefined>;

export type PageData<Id extends PageId> = NonNullable<Awaited<ReturnType<(typeof pageData)[Id]>>>;
