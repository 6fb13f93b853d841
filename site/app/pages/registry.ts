import type { SectionMatch } from '#app/routing/match-page.ts';
import { listOf, type ListOf } from '#app/routing/entry-href.ts';
import { pagesWith, type PageId } from '#app/routing/table.ts';
import { approachPage } from './approach/page.tsx';
import { type ArticleId, articlePage } from './article/page.tsx';
import { categoryItemPage, categoryPage } from './category/page.tsx';
import { contactPage } from './contact/page.tsx';
import { costsPage } from './costs/page.tsx';
import { downloadsPage } from './downloads/page.tsx';
import { evidencePage } from './evidence/page.tsx';
import { homePage } from './home/page.tsx';
import { imagesPage } from './images/page.tsx';
import { newsItemPage } from './news-item/page.tsx';
import { laterNewsPage, newsPage } from './news/page.tsx';
import { newsletterUnsubscribePage, newsletterPage } from './newsletter/page.tsx';
import { overviewPage } from './overview/page.tsx';
import type { Page } from '#app/page/page.ts';
import { privacyPage } from './privacy/page.tsx';
import { programItemPage } from './program-item/page.tsx';
import { programsPage } from './programs/page.tsx';
import { requestPage } from './request/page.tsx';
import { roomsPage } from './rooms/page.tsx';
import { searchPage } from './search/page.tsx';
import { teamPage } from './team/page.tsx';
import { testimonialFormPage } from './testimonial-form/page.tsx';
import { testimonialsPage } from './testimonials/page.tsx';
import { accessibilityPage } from './accessibility/page.tsx';
import { impressumPage } from './impressum/page.tsx';
import { thankyouPage } from './thankyou/page.tsx';
import { vacanciesPage } from './vacancies/page.tsx';
import { videoPage } from './video/page.tsx';
import { videoCategoryPage, videosPage } from './videos/page.tsx';

/** Pages of entries whose row has a `schemaType`, and their lists: an article and an overview. */
type UsualId = ArticleId | ListOf<ArticleId>;

const USUAL_PAGES = Object.fromEntries(
  pagesWith('schemaType').flatMap((id) => [
    [listOf(id), overviewPage(listOf(id))],
    [id, articlePage(id)],
  ]),
) as Record<UsualId, Page>;

/** All other pages; if one is missing, this does not compile. */
const OWN_PAGES = {
  home: homePage,
  programs: programsPage,
  'programs.item': programItemPage,
  rooms: roomsPage,
  team: teamPage,
  images: imagesPage,
  approach: approachPage,
  costs: costsPage,
  contact: contactPage,
  impressum: impressumPage,
  privacy: privacyPage,
  evidence: evidencePage,
  accessibility: accessibilityPage,
  vacancies: vacanciesPage,
  downloads: downloadsPage,
  testimonials: testimonialsPage,
  'testimonials.create': testimonialFormPage,
  request: requestPage,
  thankyou: thankyouPage,
  newsletter: newsletterPage,
  'newsletter.unsubscribe': newsletterUnsubscribePage,
  search: searchPage,
  news: newsPage,
  'news.page': laterNewsPage,
  'news.item': newsItemPage,
  videos: videosPage,
  'videos.category': videoCategoryPage,
  video: videoPage,
} as const satisfies Record<Exclude<PageId, UsualId>, Page>;

export const PAGES: Readonly<Record<PageId, Page>> = { ...USUAL_PAGES, ...OWN_PAGES };

/** Sections that editors make: their addresses come from the content, not from the table. */
export const SECTION_PAGES = {
  category: categoryPage,
  'category-item': categoryItemPage,
} as const satisfies Record<SectionMatch['page'], Page>;
