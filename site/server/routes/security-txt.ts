import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { Hono } from 'hono';

const PATH = '/.well-known/security.txt';

/** Says whom to write to about a weakness of the site (RFC 9116). */
export function securityTxtRoutes(siteUrl: string): Hono {
  return new Hono().get(PATH, (context) => {
    context.header('Cache-Control', 'public, max-age=86400');
    return context.text(securityTxt(siteUrl, new Date()));
  });
}

/** The standard wants an expiry date. The text is made for each request, so it never expires. */
export function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6));
  return [
    `Contact: mailto:${CLINIC.mailFrom}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteUrl}${PATH}`,
    '',
  ].join('\n');
}
