import type { CollectionConfig } from 'payload';
import { categories } from './collections/categories.ts';
import { categoryItems } from './collections/category-items.ts';
import { diagnose } from './collections/diagnose.ts';
import { documents } from './collections/documents.ts';
import { downloads } from './collections/downloads.ts';
import { headerMessages } from './collections/header-messages.ts';
import { healthConcerns } from './collections/health-concerns.ts';
import { images } from './collections/images.ts';
import { media } from './collections/media.ts';
import { news } from './collections/news.ts';
import { pages } from './collections/pages.ts';
import { programs } from './collections/programs.ts';
import { redirects } from './collections/redirects.ts';
import { rooms } from './collections/rooms.ts';
import { team } from './collections/team.ts';
import { testimonials } from './collections/testimonials.ts';
import { therapies } from './collections/therapies.ts';
import { treatments } from './collections/treatments.ts';
import { vacancies } from './collections/vacancies.ts';
import { videoCategories } from './collections/video-categories.ts';
import { videos } from './collections/videos.ts';
import { hasPage } from './clinic-config/page-set.ts';
import type { Label } from './studio-languages.ts';
import { grouped, PAGES } from './studio-groups.ts';

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

/** What the clinic publishes, in the groups and the order of the studio's navigation. */
export const CONTENT_COLLECTIONS: CollectionConfig[] = [
  ...LISTS,
  ...grouped(PAGES, [pages(LISTS), categories, categoryItems, headerMessages, redirects]),
  ...grouped(FILES, [media, documents]),
];
