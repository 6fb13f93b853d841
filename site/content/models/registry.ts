import type { z } from 'zod';
import { formerSlugModel, redirectModel } from './addresses.ts';
import {
  categoryItemModel,
  categoryModel,
  diagnosisModel,
  healthConcernModel,
  newsItemModel,
  pageModel,
  programModel,
  therapyModel,
  treatmentModel,
} from './articles.ts';
import { roomModel, teamMemberModel, testimonialModel, vacancyModel } from './house-and-people.ts';
import { albumModel, downloadModel, videoCategoryModel, videoModel } from './media.ts';
import { menuModel } from './menu.ts';
import { clinicModel, headerMessageModel, homeModel } from './shell.ts';

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
