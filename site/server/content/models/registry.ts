import type { z } from 'zod';
import { clinicModel } from './clinic.ts';
import { diagnosisModel } from './diagnosis.ts';
import { headerMessageModel } from './header-message.ts';
import { homeModel } from './home.ts';

/** How each collection and singleton is read by the pages. Others are served by the API only. */
export const collectionModels = {
  diagnose: diagnosisModel,
  header_messages: headerMessageModel,
} as const;

export const singletonModels = { clinic: clinicModel, home: homeModel } as const;

export type Items = {
  readonly [Name in keyof typeof collectionModels]: readonly z.output<
    (typeof collectionModels)[Name]
  >[];
};

export type Singletons = {
  readonly [Name in keyof typeof singletonModels]: z.output<(typeof singletonModels)[Name]>;
};
