import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { env } from '@clinic/cms/settings/env';
import { logInsteadOfConsole } from '@clinic/cms/logging/log-console';
import { logOptions } from '@clinic/cms/logging/log-options';
import { clientAddress } from '@clinic/cms/values/network-address';
import pino from 'pino';
import { readableAddress } from './readable-address.ts';

// Dates that the server writes into the panel are in the clinic's time.
process.env.TZ = CLINIC.timeZone;

const SECURITY_POLICY = studioSecurityPolicy(env.SITE_URL);

// Next prints uncaught errors with the values of a failed query; only developers may see those.
if (process.env.NODE_ENV === 'production') {
  logInsteadOfConsole(pino({ ...logOptions(env.LOG_LEVEL), name: 'studio' }));
}

// Next handlers see only headers, which a client can forge. So the header is overwritten with the
// address derived from the connection, before Next sees the request.
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  response.setHeader('Content-Security-Policy', SECURITY_POLICY);
  request.url = readableAddress(request.url ?? '/');
  const said = request.headers['x-forwarded-for'];
  request.headers['x-forwarded-for'] = clientAddress(
    request.socket.remoteAddress ?? '',
    Array.isArray(said) ? said.join(',') : said,
  );
});

// The panel's inline scripts carry no nonce, so `script-src` cannot be stricter than this. No other
// site may frame the studio, and it frames nothing but previews of the site.
function studioSecurityPolicy(siteUrl: string): string {
  return [
    "default-src 'self'",
    // WebAssembly decodes HEIC.
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Pictures of a text that is pasted from Google Docs; those of other websites are left out, since
    // whoever could run a script in the studio could otherwise send what it shows anywhere.
    "connect-src 'self' data: https://*.googleusercontent.com",
    `frame-src ${new URL(siteUrl).origin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
