import { env } from '@alpsera/cms/env';
import { logInsteadOfConsole } from '@alpsera/cms/log-console';
import { logOptions } from '@alpsera/cms/log-options';
import pino from 'pino';

// Next prints what nobody caught, with the values of a query that failed.
logInsteadOfConsole(pino({ ...logOptions(env.LOG_LEVEL), name: 'studio' }));
