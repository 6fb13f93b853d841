import {
  DEFAULT_LOCALE,
  LOCALES,
  languageTag,
  type Locale,
} from '@clinic/cms/clinic-config/locales';
import { SHARE_SIZE, shareCard, sharePath, type Landscape } from './share-picture.ts';

/** Data for search engines and link previews; addresses are paths of this site. */
export type Seo = {
  title: string;
  description: string;
  image?: Landscape;
  canonical: string;
  alternates: Partial<Record<Locale, string>>;
  isUnlisted?: boolean;
  published?: string;
  feed?: { title: string; href: string };
};

export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; hrefLang?: string; type?: string; title?: string };

type Site = { url: string; name: string; locale: Locale; landscape?: Landscape };

export function seoTags(seo: Seo, site: Site): HeadTag[] {
  const absolute = (path: string) => `${site.url}${path}`;
  const title = [seo.title, site.name].filter(Boolean).join(' · ');
  const alternates = LOCALES.flatMap((locale) => {
    const path = seo.alternates[locale];
    return path ? [{ hrefLang: locale as string, href: absolute(path) }] : [];
  });
  const fallback = seo.alternates[DEFAULT_LOCALE] ?? seo.canonical;
  const byDefault = { hrefLang: 'x-default', href: absolute(fallback) };
  return [
    { title },
    { name: 'description', content: seo.description },
    ...(seo.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { rel: 'canonical', href: absolute(seo.canonical) },
    ...(LOCALES.length > 1 ? [...alternates, byDefault] : []).map((alternate) => ({
      rel: 'alternate',
      ...alternate,
    })),
    ...(seo.feed ? [feedTag(seo.feed.title, absolute(seo.feed.href))] : []),
    { property: 'og:type', content: seo.published ? 'article' : 'website' },
    ...(seo.published ? [{ property: 'article:published_time', content: seo.published }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: absolute(seo.canonical) },
    { property: 'og:locale', content: languageTag(site.locale).replace('-', '_') },
    { property: 'og:image', content: absolute(sharePath(shareCard(seo, site), seo.canonical)) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function feedTag(title: string, href: string) {
  return { rel: 'alternate', type: 'application/atom+xml', title, href };
}
