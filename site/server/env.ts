import { readSettings } from '@alpsera/cms/settings';
import { siteSettings } from './settings.ts';

/** The settings of this process; the only place of the site that reads them. */
export const env = readSettings(siteSettings, process.env);
