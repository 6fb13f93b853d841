import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { Config } from '@clinic/cms/database/payload-types';
import { isSitePath } from '@clinic/cms/fields/site-path';
import { z } from 'zod';
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
import { flag, wireModel } from './model.ts';
import { clinicModel, headerMessageModel, homeModel } from './shell.ts';

const sitePath = z.string().refine(isSitePath, 'is not an address of this site');

const redirectModel = wireModel({
  _id: z.string(),
  from: sitePath,
  to: sitePath,
  permanent: flag,
});

/** A slug that an entry once had in a language; `entry` is that entry's id. */
const formerSlugModel = wireModel({
  _id: z.string(),
  collection: z.string(),
  locale: z.enum(LOCALES),
  slug: z.string(),
  entry: z.string(),
});

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

/** Does not compile while a collection has no model. */
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
