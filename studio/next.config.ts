import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

// Next has no option for this, only a variable, which it reads after this file.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

// The panel's inline scripts carry no nonce, so `script-src` cannot be stricter than this;
// everything else is limited to the studio's own origin, and no other site may frame it.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY_HEADERS = [
  { key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

// The cms reads its settings from the environment at run time; the build must not depend on them.
export default withPayload({
  poweredByHeader: false,
  outputFileTracingRoot: REPOSITORY,
  turbopack: { root: REPOSITORY },
  // Payload identifies errors by their class names, which minification would change.
  experimental: { serverMinification: false },
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
});
