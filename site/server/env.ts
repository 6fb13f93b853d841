import { readSiteSettings } from './settings.ts';

/** The settings of this process; the only place of the site that reads the environment. */
export const env = readSiteSettings(process.env);
