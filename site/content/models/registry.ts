import type { z } from 'zod';
import { albumModel } from './album.ts';
import { categoryItemModel } from './category-item.ts';
import { categoryModel } from './category.ts';
import { clinicModel } from './clinic.ts';
import { diagnosisModel } from './diagnosis.ts';
import { downloadModel } from './download.ts';
import { formerSlugModel } from './former-slug.ts';
import { headerMessageModel } from './header-message.ts';
import { healthConcernModel } from './health-concern.ts';
import { homeModel } from './home.ts';
import { menuModel } from './menu.ts';
import { newsItemModel } from './news-item.ts';
import { pageModel } from './page.ts';
import { programModel } from './program.ts';
import { redirectModel } from './redirect.ts';
import { roomModel } from './room.ts';
import { teamMemberModel } from './team-member.ts';
import { testimonialModel } from './testimonial.ts';
import { therapyModel } from './therapy.ts';
import { treatmentModel } from './treatment.ts';
import { vacancyModel } from './vacancy.ts';
import { videoCategoryModel } from './video-category.ts';
import { videoModel } from './video.ts';

/** Models of the collections and singletons that pages use. Others are served by the API only. */
export const collectionModels = {
  health_concerns: healthConcernModel,
  diagnose: diagnosisModel,
  therapies: therapyModel,
  treatments: treatmentModel,
  programs: programModel,
  rooms: roomModel,
  team: teamMemberModel,
  testimonials: testimonialModel,
  images: albumModel,
  vacancies: vacancyModel,
  downloads: downloadModel,
  news: newsItemModel,
  videos: videoModel,
  video_categories: videoCategoryModel,
  pages: pageModel,
  categories: categoryModel,
  category_items: categoryItemModel,
  header_messages: headerMessageModel,
  redirects: redirectModel,
  slug_history: formerSlugModel,
} as const;

export const singletonModels = { clinic: clinicModel, home: homeModel, menu: menuModel } as const;

export type Items = {
  readonly [Name in keyof typeof collectionModels]: readonly z.output<
    (typeof collectionModels)[Name]
  >[];
};

export type Singletons = {
  readonly [Name in keyof typeof singletonModels]: z.output<(typeof singletonModels)[Name]>;
};
