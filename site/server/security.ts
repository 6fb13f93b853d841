import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** For every answer, whatever it is. Pages add a Content-Security-Policy of their own. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  };
}

export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const headers = Object.entries(commonHeaders(siteUrl));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) {
      // A route may have said otherwise on purpose, as pictures do for other sites.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Scripts and styles of a finished page, as their hashes: nothing else runs, and no nonce is needed. */
export function pageSecurityPolicy(scripts: string[], styles: string[], siteUrl: string): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].map(hashSource).join(' ')}`,
    `style-src 'self' ${[...new Set(styles)].map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Forms solve their challenge beside the page, see app/forms/proof.
    "worker-src 'self'",
    // Films play on their visitor's click only, see app/rich/video-player.tsx.
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
