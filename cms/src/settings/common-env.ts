import { commonSettings, readSettings } from './settings.ts';

/** The settings that need no database; a site that reads its content elsewhere has only these. */
export const commonEnv = readSettings(commonSettings, process.env);
