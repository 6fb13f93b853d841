import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Hosts } from '#app/hosts.ts';

/** For all responses except subresources. Pages add a Content-Security-Policy of their own. */
export function commonHeaders(siteUrl: string, preload = false): Record<string, string> {
  return {
    ...subresourceHeaders(siteUrl, preload),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      'magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** No site may show our pages in a frame; previews may be shown by the studio instead. */
export const NOT_FRAMED = "frame-ancestors 'none'";

/** Subresources: for scripts, styles, fonts and pictures, headers about windows mean nothing. */
const SUBRESOURCE = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/;

function subresourceHeaders(siteUrl: string, preload: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=63072000; includeSubDomains${preload ? '; preload' : ''}`,
    }),
  };
}

export function securityHeaders(siteUrl: string, preload = false): MiddlewareHandler {
  const forAll = Object.entries(commonHeaders(siteUrl, preload));
  const forSubresources = Object.entries(subresourceHeaders(siteUrl, preload));
  return async (context, next) => {
    await next();
    const isSubresource = SUBRESOURCE.test(context.res.headers.get('Content-Type') ?? '');
    const headers = isSubresource ? forSubresources : forAll;
    const policy = context.res.headers.get('Content-Security-Policy') ?? NOT_FRAMED;
    for (const [name, value] of headers) {
      if (name === 'X-Frame-Options' && !policy.includes(NOT_FRAMED)) continue;
      // A route may have set another value on purpose, as pictures do for other sites.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sources of Google Analytics; the path keeps out the tag manager, which runs any script. */
const ANALYTICS = {
  script: ' https://www.googletagmanager.com/gtag/',
  image: ' https://*.google-analytics.com https://*.googletagmanager.com',
  connect:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};
const NO_ANALYTICS = { script: '', image: '', connect: '' };

/** Sources of reCAPTCHA, where its keys are set. */
const RECAPTCHA = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
};
const NO_RECAPTCHA = { script: '', frame: '', connect: '' };

type PolicyOptions = {
  siteUrl: string;
  hosts: Hosts;
  hasAnalytics: boolean;
  hasRecaptcha?: boolean;
};

/** Inline scripts are allowed by their hashes: no others run, and no nonce is needed. */
export function pageSecurityPolicy(
  scripts: readonly string[],
  { siteUrl, hosts, hasAnalytics, hasRecaptcha = false }: PolicyOptions,
): string {
  const analytics = hasAnalytics ? ANALYTICS : NO_ANALYTICS;
  const recaptcha = hasRecaptcha ? RECAPTCHA : NO_RECAPTCHA;
  const scriptHosts = analytics.script + recaptcha.script;
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].map(hashSource).join(' ')}${scriptHosts}`,
    "style-src 'self'",
    `img-src 'self' data:${hosts.image && ` ${hosts.image}`}${analytics.image}`,
    "font-src 'self'",
    `connect-src 'self'${analytics.connect}${recaptcha.connect}`,
    // Forms solve their challenge in a worker, see islands/forms/proof.
    "worker-src 'self'",
    // Videos and maps are loaded only on request, see app/shell/consent/google-buttons.tsx.
    `frame-src ${hosts.video} https://www.google.com/maps${recaptcha.frame}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    NOT_FRAMED,
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
