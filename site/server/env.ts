import { readSiteSettings } from './settings.ts';

/** The settings of this process; the only place of the site that reads them. */
export const env = readSiteSettings(process.env);
