import { matchPage } from '#app/routing/match-page.ts';
import { matchSections } from '#app/routing/match-section.ts';
import { ROUTE_TABLE } from '#app/routing/table.ts';
import * as approach from './approach/page.tsx';
import * as article from './article/page.tsx';
import * as category from './category/page.tsx';
import * as categoryItem from './category-item/page.tsx';
import * as contact from './contact/page.tsx';
import * as downloads from './downloads/page.tsx';
import * as home from './home/page.tsx';
import * as images from './images/page.tsx';
import * as news from './news/page.tsx';
import * as newsItem from './news-item/page.tsx';
import * as newsletter from './newsletter/page.tsx';
import * as newsletterUnsubscribe from './newsletter-unsubscribe/page.tsx';
import * as overview from './overview/page.tsx';
import * as privacy from './privacy/page.tsx';
import * as programItem from './program-item/page.tsx';
import * as programs from './programs/page.tsx';
import * as request from './request/page.tsx';
import * as rooms from './rooms/page.tsx';
import * as search from './search/page.tsx';
import * as team from './team/page.tsx';
import * as testimonialForm from './testimonial-form/page.tsx';
import * as testimonials from './testimonials/page.tsx';
import * as text from './text/page.tsx';
import * as thankyou from './thankyou/page.tsx';
import * as vacancies from './vacancies/page.tsx';
import * as video from './video/page.tsx';
import * as videos from './videos/page.tsx';
import type { PageModule } from './page-module.ts';

/** The module of each page, by its folder; the route table names them by it. */
const MODULES = {
  approach,
  article,
  category,
  'category-item': categoryItem,
  contact,
  downloads,
  home,
  images,
  news,
  'news-item': newsItem,
  newsletter,
  'newsletter-unsubscribe': newsletterUnsubscribe,
  overview,
  privacy,
  'program-item': programItem,
  programs,
  request,
  rooms,
  search,
  team,
  'testimonial-form': testimonialForm,
  testimonials,
  text,
  thankyou,
  vacancies,
  video,
  videos,
} satisfies Record<string, PageModule>;

type Found = { page: PageModule; params: Readonly<Record<string, string | undefined>> };

/**
 * The page at an address. Rows of the table come first; then sections that editors made, of which
 * the content has to say whether they exist.
 */
export function findPages(pathname: string): Found[] {
  const match = matchPage(pathname);
  if (match) return [{ page: MODULES[ROUTE_TABLE[match.id].page], params: match.params }];
  return matchSections(pathname).map(({ page, params }) => ({ page: MODULES[page], params }));
}
