import type { PageData } from './page-data.ts';
import type { Seo } from '#app/seo/seo.ts';
import { parentCrumbs, type Crumb } from '#app/routing/breadcrumbs.ts';
import { matchPage } from '#app/routing/match-page.ts';
import type { PageId } from '#app/routing/table.ts';
import type { ShellData } from '#app/shell/shell-data.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { clinicThing } from '#app/structured-data/clinic.ts';
import { faqPage } from '#app/structured-data/faq-page.ts';
import { jobPosting } from '#app/structured-data/job-posting.ts';
import type { Thing } from '#app/structured-data/json-ld.ts';
import { medicalWebPage } from '#app/structured-data/medical-web-page.ts';
import { newsArticle } from '#app/structured-data/news-article.ts';
import { physician } from '#app/structured-data/physician.ts';
import type { Place } from '#app/structured-data/place.ts';
import { videoObject } from '#app/structured-data/video-object.ts';

/** What a page may carry that says something of its place and its kind. */
export type DescribedPage = {
  seo: Seo;
  title?: string;
  /** The language of its words, where it may be another than the page's. */
  language?: Place['language'];
  parents?: readonly Crumb[];
  /** Questions that the page shows. */
  faq?: readonly { question: string; answer: string }[];
};

type ThingsOf = {
  readonly [Id in PageId]?: (page: PageData<Id>, place: Place) => (Thing | undefined)[];
};

/** What a page is about, beyond its place on the site. */
const THINGS: ThingsOf = {
  home: (_, place) => [clinicThing(place)],
  contact: (_, place) => [clinicThing(place)],
  'healthConcerns.item': (page, place) => [medicalWebPage(page, 'MedicalCondition', place)],
  'diagnosis.item': (page, place) => [medicalWebPage(page, 'MedicalTest', place)],
  'therapies.item': (page, place) => [medicalWebPage(page, 'MedicalTherapy', place)],
  'treatment.item': (page, place) => [medicalWebPage(page, 'MedicalProcedure', place)],
  'programs.item': (page, place) => [medicalWebPage(page, 'MedicalTherapy', place)],
  team: ({ clinic }, place) => clinic.map((person) => physician(person, place)),
  vacancies: ({ vacancies }, place) => vacancies.map((job) => jobPosting(job, place)),
  'news.item': (page, place) => [newsArticle(page, place)],
  video: (page, place) => [videoObject(page, place)],
};

/** What every page tells machines, by its address and its data. */
export function pageThings(page: DescribedPage, pathname: string, shell: ShellData): Thing[] {
  const { siteUrl } = shell;
  const things: Thing[] = [];
  const parents = page.parents ?? parentCrumbs(pathname);
  if (parents.length > 0) {
    const self = { title: page.title ?? page.seo.title, href: page.seo.canonical };
    things.push(breadcrumbList([...parents, self], siteUrl));
  }
  if (page.faq && page.faq.length > 0) things.push(faqPage(page.faq));
  return [...things, ...particularThings(page, pathname, shell)];
}

function particularThings(page: DescribedPage, pathname: string, shell: ShellData): Thing[] {
  const { clinic, siteUrl, hosts, landscape, locale } = shell;
  const id = matchPage(pathname)?.id;
  // Which page it is says what data it has.
  const thingsOf =
    id && (THINGS[id] as ((page: unknown, place: Place) => (Thing | undefined)[]) | undefined);
  if (!clinic || !thingsOf) return [];
  const language = page.language ?? locale;
  const where = { path: page.seo.canonical, language, videoHost: hosts.video };
  const place = { clinic, siteUrl, landscape, ...where };
  return thingsOf(page, place).flatMap((thing) => thing ?? []);
}
