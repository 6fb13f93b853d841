import { readSettings, sharedSettings } from '@clinic/cms/settings/settings';
import { z } from 'zod';

/** The settings of an import, which scripts/import.ts has checked and completed. */
export const env = readSettings(
  sharedSettings.pick({ DATA_DIR: true }).extend({ CONTENT_API_TOKEN: z.string().optional() }),
  process.env,
);
