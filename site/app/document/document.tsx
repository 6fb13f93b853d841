import { COLORS } from '@clinic/cms/clinic-config/brand';
import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { CONSENT_STATE_PATH } from '#app/consent/consent-cookies.ts';
import beforePaint from '#app/islands/before-paint/main.ts?inline-script';
import { messagesOf } from '#app/messages/catalog.ts';
import { SPECULATION_RULES } from '#app/navigation/speculation-rules.ts';
import type { HeadTags } from '#app/page/structured-data.ts';
import type { HeadTag } from '#app/seo/seo.ts';
import { CookieCard } from '#app/shell/consent/cookie-card.tsx';
import { DraftRibbon } from '#app/shell/draft-ribbon.tsx';
import { Footer } from '#app/shell/footer/footer.tsx';
import { Header, ReducedHeader } from '#app/shell/header/header.tsx';
import { DISMISSED_STYLES_PATH } from '#app/shell/messages/dismissed-styles.ts';
import type { PageView, TrackingSettings } from '#app/shell/page-context.ts';
import { PRELOADED_FONTS } from '#app/brand.ts';
import type { ClientFiles } from './page-code.ts';

export const INLINE_SCRIPTS: readonly string[] = [beforePaint, SPECULATION_RULES];

type Props = {
  view: PageView;
  files: ClientFiles;
  /** Absent on error pages, which render a title of their own. */
  head: HeadTags | undefined;
  isPreview?: boolean;
  children: ReactNode;
};

export function Document({ view, files, head, isPreview = false, children }: Props) {
  const { shell, tracking } = view;
  const { locale } = shell;
  const mapsUrl = shell.clinic?.mapsUrl;
  return (
    <Frame {...{ locale, tracking, files, mapsUrl, head, isPreview }}>
      <Header shell={shell} locale={locale} />
      {isPreview ? <DraftRibbon /> : <CookieCard locale={locale} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
    </Frame>
  );
}

type ReducedProps = Pick<FrameProps, 'locale' | 'files' | 'children'> & { phone: string };

/**
 * Shown when header or footer fail. Without a footer nobody can withdraw consent, so no click counts
 * as consent and nothing is measured.
 */
export function ReducedDocument({ locale, files, phone, children }: ReducedProps) {
  return (
    <Frame locale={locale} tracking={{ analyticsId: undefined, gclidConsent: false }} files={files}>
      <ReducedHeader locale={locale} phone={phone} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </Frame>
  );
}

type FrameProps = {
  locale: Locale;
  tracking: TrackingSettings;
  files: ClientFiles;
  mapsUrl?: string | null;
  head?: HeadTags;
  isPreview?: boolean;
  children: ReactNode;
};

function Frame(props: FrameProps) {
  const { locale, tracking, mapsUrl, head, isPreview, children } = props;
  const { scripts, styles } = props.files;
  return (
    <html
      lang={locale}
      data-gclid-consent={tracking.gclidConsent ? 'on' : undefined}
      data-analytics={tracking.analyticsId}
      data-maps={mapsUrl}
      data-modules={scripts.join(' ') || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {/* A preview is shown in a frame of the studio, in which no other page can be opened. */}
        {isPreview && <base target="_blank" />}
        {scripts.length > 0 && <script dangerouslySetInnerHTML={{ __html: beforePaint }} />}
        <link rel="stylesheet" href={styles} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={COLORS.paper} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {PRELOADED_FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {head && <Head {...head} />}
        {/* With scripts, `beforePaint` hides the messages that a visitor has dismissed. */}
        <noscript>
          <link rel="stylesheet" href={DISMISSED_STYLES_PATH} />
        </noscript>
        {/* Pages are the same for everybody; without scripts, this says whether the card shows. */}
        <noscript>
          <link rel="stylesheet" href={CONSENT_STATE_PATH} />
        </noscript>
      </head>
      <body>
        <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone={CLINIC_TIME_ZONE}>
          {children}
        </IntlProvider>
      </body>
    </html>
  );
}

function Head({ tags, things }: HeadTags) {
  return (
    <>
      {tags.map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      {things.map((thing) => {
        const json = JSON.stringify(thing);
        // A text that contains `</script>` must not end the script.
        const __html = json.replaceAll('<', '\\u003c');
        return (
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
        );
      })}
    </>
  );
}

function Tag({ tag }: { tag: HeadTag }) {
  if ('rel' in tag) return <link {...tag} />;
  if ('title' in tag) return <title>{tag.title}</title>;
  return <meta {...tag} />;
}
