import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { choiceChanges, type CookieChanges } from '#app/consent/choice-changes.ts';
import {
  CARD_ID,
  CONSENT_PATH,
  CONSENT_STATE_PATH,
  DECIDED,
  GOOGLE_ALLOWED,
  MARKETING_ALLOWED,
} from '#app/consent/consent-cookies.ts';
import { cookieDomains } from '#app/cookies/cookie-domains.ts';
import { readSmallForm } from '#server/forms/read-form.ts';
import { returnPath, sameOriginOnly } from '#server/http/same-origin.ts';

const DAY_SECONDS = 24 * 60 * 60;
const MAX_BODY_BYTES = 4_096;
/** Valid names of cookies (RFC 6265); browsers send others as well. */
const COOKIE_NAME = /^[\w!#$%&'*.^`|~+-]+$/;

/** Makes the cookie card work where scripts do not run, or not yet. */
export function consentRoutes({ siteUrl }: { siteUrl: string }): Hono {
  return new Hono()
    .get(CONSENT_STATE_PATH, (context) => {
      // Pages are the same for everyone; only this small response depends on who has decided.
      const css = getCookie(context, DECIDED.name) === undefined ? cardCss(context) : '';
      return context.body(css, 200, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'no-store',
      });
    })
    .post(CONSENT_PATH, sameOriginOnly(siteUrl), async (context) => {
      const sent = await readSmallForm(context, MAX_BODY_BYTES);
      const form = Object.fromEntries(sent);
      const changes = changesOf(form, Object.keys(getCookie(context)));
      // The choice is unknown, or a cookie to remove has a name that cannot be written.
      if (!changes?.remove.every((name) => COOKIE_NAME.test(name))) throw new HTTPException(400);
      apply(context, changes, siteUrl);
      context.header('Cache-Control', 'no-store');
      return context.redirect(pathBack(context, String(form.from ?? '/'), siteUrl), 303);
    });
}

/** Shows the card, and says which switches had been on. */
function cardCss(context: Context): string {
  const had = { marketing: MARKETING_ALLOWED.name, google: GOOGLE_ALLOWED.name };
  const hints = Object.entries(had)
    .filter(([, cookie]) => getCookie(context, cookie) !== undefined)
    .map(([name]) => `#${CARD_ID} [data-allowed="${name}"]{display:inline}`);
  return [`#${CARD_ID}{display:block}`, ...hints].join('');
}

type Form = Readonly<Record<string, unknown>>;

const decided = ({ set, remove }: CookieChanges) => ({ set: [...set, DECIDED], remove });

function changesOf(form: Form, present: string[]): CookieChanges | undefined {
  switch (form.choice) {
    case 'confirm':
      return decided(
        choiceChanges({ marketing: 'marketing' in form, google: 'google' in form }, present),
      );
    case 'reject':
      return decided(choiceChanges({ marketing: false, google: false }, present));
    case 'google':
      return { set: [GOOGLE_ALLOWED], remove: [] };
    case 'open':
      return { set: [], remove: [DECIDED.name] };
    default:
      return undefined;
  }
}

function apply(context: Context, { set, remove }: CookieChanges, siteUrl: string): void {
  const { protocol, hostname } = new URL(siteUrl);
  const common = { path: '/', sameSite: 'Lax', secure: protocol === 'https:' } as const;
  for (const { name, value, days } of set) {
    setCookie(context, name, value, { ...common, maxAge: days * DAY_SECONDS });
  }
  for (const name of remove) {
    for (const domain of [undefined, ...cookieDomains(hostname)]) {
      setCookie(context, name, '', { ...common, maxAge: 0, domain });
    }
  }
}

/** The page the form was sent from; some browsers send no Referer, so the form names it too. */
function pathBack(context: Context, from: string, siteUrl: string): string {
  const said = URL.canParse(from, siteUrl) ? new URL(from, siteUrl).href : undefined;
  const own = [context.req.header('Referer'), said].find((address) =>
    address?.startsWith(`${siteUrl}/`),
  );
  return returnPath(own, siteUrl);
}
