import type { Locale } from '@alpsera/cms/locales';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { IntlProvider } from 'use-intl';
import { CookieCard } from './consent/cookie-card.tsx';
import { CONSENT_STATE_PATH } from './consent/consent-cookies.ts';
import { contentContext } from './content-context.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { DISMISSED_STYLES_PATH } from './shell/messages/message-paths.ts';
import { PageError } from './shell/page-error.tsx';
import { shellData } from './shell/shell-data.ts';
import { messagesOf } from './messages/catalog.ts';
import { NavigationAids } from './navigation/navigation-aids.tsx';
import { localeOfPath } from './routing/href.ts';
import { FontPreloads } from './styles/font-preloads.tsx';
import { AnalyticsTag } from './tracking/analytics-tag.tsx';
import beforePaint from './before-paint/main.ts?inline-script';
import css from './styles/app.css?inline';

export function loader({ context, request }: LoaderFunctionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { snapshot, siteUrl, tracking, hosts, pageToken, recaptchaKey } =
    context.get(contentContext);
  return { ...shellData(snapshot, locale, { siteUrl, hosts }), tracking, pageToken, recaptchaKey };
}

/** Content changes rarely and pages carry all they need: the shell is loaded once. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const locale: Locale = shell?.locale ?? localeOfPath(pathname);
  return (
    // The script before painting sets classes that only this browser needs.
    <html
      lang={locale}
      data-gclid-consent={shell?.tracking.gclidConsent ? 'on' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaint : '' }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <FontPreloads />
        <Meta />
        <Links />
        {/* With scripts, the one above hides what a visitor has dismissed. */}
        <noscript>
          <link rel="stylesheet" href={DISMISSED_STYLES_PATH} />
        </noscript>
        {/* Only the server writes the styles; in the browser's bundle they would come twice. */}
        <style
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : '' }}
        />
        {/* Pages are the same for all; without scripts, this tells whether to show the card. */}
        <noscript>
          <link rel="stylesheet" href={CONSENT_STATE_PATH} />
        </noscript>
      </head>
      <body>
        <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Zurich">
          <Header shell={shell} locale={locale} />
          <CookieCard locale={locale} />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {shell && <Footer shell={shell} />}
          <NavigationAids />
        </IntlProvider>
        <AnalyticsTag id={shell?.tracking.analyticsId} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Only for errors of the shell itself: those of pages stay within it, see pages/boundary. */
export function ErrorBoundary() {
  return <PageError />;
}
