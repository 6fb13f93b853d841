import type { PayloadRequest } from 'payload';
import { BRAND, COLORS } from '../clinic-config/brand.ts';
import { CLINIC } from '../clinic-config/clinic.ts';
import { escapeHtml } from '../mail/mail-escaping.ts';
import { translator, type Translate } from '../studio-words/translator.ts';

const STYLE = `
  body { max-width: 34rem; margin: 15vh auto 2rem; padding: 0 1.5rem; color: ${COLORS.ink};
    font: 1.0625rem/1.6 ${BRAND.fonts.text}; }
  h1 { font-weight: 500; line-height: 1.2; }
  button { padding: 0.75rem 1.25rem; border: 0; border-radius: 4px; color: #fff;
    background: ${COLORS['brand-500']}; font: inherit; cursor: pointer; }
  a { color: ${COLORS['brand-500']}; }`;

export type Shown =
  { is: 'question'; email: string; token: string } | { is: 'objectDone' | 'objectInvalid' };

/**
 * Where the mail about a changed login leads to. A document of its own: pages of the panel show
 * nothing without scripts. Nothing happens before the button is pressed.
 */
export function objectionPage(req: PayloadRequest, shown: Shown): Response {
  const t = translator(req);
  const say: Translate = (key, values) => escapeHtml(t(key, values));
  const body =
    shown.is === 'question'
      ? `<form method="post" action="/api/users/objection">
<p>${say('people:objectAbout', { email: shown.email })}</p>
<input type="hidden" name="token" value="${escapeHtml(shown.token)}">
<button>${say('people:objectButton')}</button>
</form>`
      : `<p>${say(`people:${shown.is}`)}</p>
<p><a href="/admin/login">${say('people:toLogin')}</a></p>`;
  const title = say('people:objectTitle');
  return new Response(
    `<!doctype html>
<html lang="${req.i18n.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · ${escapeHtml(CLINIC.name)}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
}
