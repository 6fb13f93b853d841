import type { Config } from '@clinic/cms/database/payload-types';
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
} from './articles.ts';
import { entryModel } from './entry.ts';
import { roomModel, teamMemberModel, testimonialModel, vacancyModel } from './rooms-and-people.ts';
import { albumModel, downloadModel, videoCategoryModel, videoModel } from './media.ts';
import { menuModel } from './menu.ts';
import { clinicModel, headerMessageModel, homeModel } from './shell.ts';

/** Collections of the studio that pages do not read: files, accounts and what visitors send. */
type NoContent =
  | (
      | 'media'
      | 'documents'
      | 'users'
      | 'api_tokens'
      | 'requests'
      | 'subscribers'
      | 'submitted_pictures'
      | 'mails'
      | 'schedules'
      | 'log'
    )
  | `payload-${string}`;

/** Models of the collections and singletons that pages use. It does not compile while one is missing. */
export const collectionModels = {
  health_concerns: healthConcernModel,
  diagnose: diagnosisModel,
  therapies: therapyModel,
  treatments: entryModel,
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
} as const satisfies Record<Exclude<keyof Config['collections'], NoContent>, z.ZodType>;

export const singletonModels = { clinic: clinicModel, home: homeModel, menu: menuModel } as const;

export type Items = {
  readonly [Name in keyof typeof collectionModels]: readonly z.output<
    (typeof collectionModels)[Name]
  >[];
};

export type Singletons = {
  readonly [Name in keyof typeof singletonModels]: z.output<(typeof singletonModels)[Name]>;
};
