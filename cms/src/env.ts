import { readSettings, sharedSettings } from './settings.ts';

/** The settings of this process, as far as the content is concerned; the only place that reads them. */
export const env = readSettings(sharedSettings, process.env);
