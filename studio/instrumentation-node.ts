import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@alpsera/cms/env';
import { logInsteadOfConsole } from '@alpsera/cms/log-console';
import { logOptions } from '@alpsera/cms/log-options';
import { visitorBehind } from '@alpsera/cms/network-address';
import pino from 'pino';

// Next prints uncaught errors with the values of a failed query; only developers may see those.
if (process.env.NODE_ENV === 'production') {
  logInsteadOfConsole(pino({ ...logOptions(env.LOG_LEVEL), name: 'studio' }));
}

// Next handlers see only headers, which a client can forge. So the header is overwritten with the
// address derived from the connection, before Next sees the request.
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const said = request.headers['x-forwarded-for'];
  request.headers['x-forwarded-for'] = visitorBehind(
    request.socket.remoteAddress ?? '',
    Array.isArray(said) ? said.join(',') : said,
  );
});
