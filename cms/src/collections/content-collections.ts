import type { CollectionConfig } from 'payload';
import { categories, categoryItems } from './categories.ts';
import { diagnose } from './diagnose.ts';
import { documents } from '../files/documents.ts';
import { downloads } from './downloads.ts';
import { headerMessages } from './header-messages.ts';
import { healthConcerns } from './health-concerns.ts';
import { images } from './images.ts';
import { media } from '../pictures/media.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import type { MenuTargets } from './published.ts';
import { redirects } from './redirects.ts';
import { rooms } from './rooms.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';
import { therapies } from './therapies.ts';
import { treatments } from './treatments.ts';
import { vacancies } from './vacancies.ts';
import { videoCategories } from './video-categories.ts';
import { videos } from './videos.ts';
import { hasCollection, hasPage } from '../clinic-config/page-set.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { grouped, PAGES } from '../plugin/feature.ts';

const MEDICINE: Label = { en: 'Medicine', de: 'Medizin', it: 'Medicina' };
const HOUSE: Label = { en: 'The house', de: 'Das Haus', it: 'La clinica' };
const NEWS: Label = { en: 'News', de: 'News', it: 'News' };
const VIDEOS: Label = { en: 'Videos', de: 'Videos', it: 'Video' };
const NEWS_AND_VIDEOS: Label = { en: 'News and videos', de: 'News und Videos', it: 'News e video' };
const STORIES = hasPage('news') ? (hasPage('videos') ? NEWS_AND_VIDEOS : NEWS) : VIDEOS;
const FILES: Label = { en: 'Files', de: 'Dateien', it: 'File' };

const LISTS: CollectionConfig[] = [
  ...grouped(MEDICINE, [healthConcerns, diagnose, therapies, treatments, programs]),
  ...grouped(HOUSE, [rooms, team, testimonials, images, vacancies, downloads]),
  ...grouped(STORIES, [news, videos, videoCategories]),
];

const TEXTS = [pages(LISTS), categories, categoryItems];

/** Whether editors can choose an entry of the collection as the target of a redirect. */
const isRedirectTarget = ({ slug, custom }: CollectionConfig) =>
  (custom as MenuTargets).isLinked && hasCollection(slug);
const redirectTargets = [...LISTS, ...TEXTS].filter(isRedirectTarget).map(({ slug }) => slug);

/** What the clinic publishes, in the groups and the order of the studio's navigation. */
export const CONTENT_COLLECTIONS: CollectionConfig[] = [
  ...LISTS,
  ...grouped(PAGES, [...TEXTS, headerMessages, redirects(redirectTargets)]),
  ...grouped(FILES, [media, documents]),
];
