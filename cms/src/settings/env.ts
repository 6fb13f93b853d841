import { readSettings, sharedSettings } from './settings.ts';

/** The settings of this process for the content; the only place that reads them. */
export const env = readSettings(sharedSettings, process.env);
