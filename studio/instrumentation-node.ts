import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@alpsera/cms/env';
import { logInsteadOfConsole } from '@alpsera/cms/log-console';
import { logOptions } from '@alpsera/cms/log-options';
import { visitorBehind } from '@alpsera/cms/network-address';
import pino from 'pino';

// Next prints what nobody caught, with the values of a query that failed. Developers may see them.
if (process.env.NODE_ENV === 'production') {
  logInsteadOfConsole(pino({ ...logOptions(env.LOG_LEVEL), name: 'studio' }));
}

// Handlers of Next see headers alone, and a visitor may write any address into one. So the address
// that counts, which only the connection knows, takes its place before Next sees the request.
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const said = request.headers['x-forwarded-for'];
  request.headers['x-forwarded-for'] = visitorBehind(
    request.socket.remoteAddress ?? '',
    Array.isArray(said) ? said.join(',') : said,
  );
});
