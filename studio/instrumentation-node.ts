import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { env } from '@clinic/cms/settings/env';
import { logInsteadOfConsole } from '@clinic/cms/logging/log-console';
import { logOptions } from '@clinic/cms/logging/log-options';
import { clientAddress } from '@clinic/cms/values/network-address';
import pino from 'pino';
import { readableAddress } from './readable-address.ts';

// Dates that the server renders into the panel are in the clinic's time zone.
process.env.TZ = CLINIC.timeZone;

const SECURITY_POLICY = studioSecurityPolicy(env.SITE_URL);

// Next logs uncaught errors with the values of a failed query, which only developers may see.
if (process.env.NODE_ENV === 'production') {
  logInsteadOfConsole(pino({ ...logOptions(env.LOG_LEVEL), name: 'studio' }));
}

// Handlers in Next see only headers, which a client can forge. So before Next sees a request, its
// X-Forwarded-For is overwritten with the address that follows from the connection.
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
    // The decoder of HEIC is WebAssembly.
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Lets pictures of pasted Google Docs be fetched. Other websites are not allowed, as a script
    // that somebody smuggles into the studio could otherwise send what it shows anywhere.
    "connect-src 'self' data: https://*.googleusercontent.com",
    `frame-src ${new URL(siteUrl).origin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
