/**
 * The panel's inline scripts carry no nonce, so `script-src` cannot be stricter than this;
 * everything else is limited to the studio's own origin. No other site may frame it, and it frames
 * nothing but previews of the site.
 */
export function studioSecurityPolicy(siteUrl: string): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `frame-src ${new URL(siteUrl).origin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
