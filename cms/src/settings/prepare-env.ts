import { prepareSettings, readSettings } from './settings.ts';

/** The settings of the process that prepares a database; the only place that reads them. */
export const prepareEnv = readSettings(prepareSettings, process.env);
