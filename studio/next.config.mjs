import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

// Next has no option for this, only a variable, which it reads after this file.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

// The Content-Security-Policy names the site, so instrumentation-node.ts sets it at run time.
const SECURITY_HEADERS = [
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
  // `npm run check:types` checks types, including those of routes, in a tenth of the time.
  typescript: { ignoreBuildErrors: true },
  // Payload identifies errors by their class names, which minification would change.
  experimental: { serverMinification: false },
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
});
