import { LOCALES, type Locale } from '@alpsera/cms/locales';
import type { MetaDescriptor } from 'react-router';
import type { Picture } from '../../server/content/models/model.ts';

/** What a page tells search engines and link previews; addresses are paths of this site. */
export type Seo = {
  title: string;
  description: string;
  image?: string;
  canonical: string;
  /** The same page in each language it is written in. */
  alternates: Partial<Record<Locale, string>>;
  /** Nobody should arrive here from a search. */
  isUnlisted?: boolean;
  /** What can be subscribed to here. */
  feed?: { title: string; href: string };
};

/** A picture for link previews, cropped to the shape that networks show. */
export function shareImage(picture: Picture | null | undefined): string | undefined {
  if (!picture) return undefined;
  const query = new URLSearchParams({
    ...{ src: picture.path, m: 'thumbnail', w: '1200', h: '630', o: '1' },
  });
  return `/api/cockpit/image?${query}`;
}

const OPEN_GRAPH_LOCALE: Record<Locale, string> = { en: 'en_US', de: 'de_DE', it: 'it_IT' };

export function seoTags(
  seo: Seo,
  site: { url: string; name: string; locale: Locale },
): MetaDescriptor[] {
  const absolute = (path: string) => `${site.url}${path}`;
  const title = `${seo.title} · ${site.name}`;
  const alternates = LOCALES.flatMap((locale) => {
    const path = seo.alternates[locale];
    return path ? [{ hrefLang: locale as string, href: absolute(path) }] : [];
  });
  const fallback = seo.alternates.en ?? seo.canonical;
  return [
    { title },
    { name: 'description', content: seo.description },
    ...(seo.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: absolute(seo.canonical) },
    ...[...alternates, { hrefLang: 'x-default', href: absolute(fallback) }].map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      ...alternate,
    })),
    ...(seo.feed ? [feedTag(seo.feed.title, absolute(seo.feed.href))] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: absolute(seo.canonical) },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALE[site.locale] },
    ...(seo.image ? [{ property: 'og:image', content: absolute(seo.image) }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ] as MetaDescriptor[];
}

function feedTag(title: string, href: string) {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href };
}
