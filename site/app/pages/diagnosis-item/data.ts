import { LOCALES, type Locale } from '@alpsera/cms/locales';
import type { Diagnosis } from '../../../server/content/models/diagnosis.ts';
import { inLocale } from '../../../server/content/models/model.ts';
import { href } from '../../routing/href.ts';
import { toTeaser } from '../diagnosis-list/teaser.ts';
import type { PageRequest } from '../page-data.ts';
import { toPictureView } from '../picture-view.ts';
import { shareImage, type Seo } from '../seo.ts';
import { withContents } from './contents.ts';

export function diagnosisItemData({ snapshot, locale, params }: PageRequest) {
  const diagnoses = snapshot.items.diagnose;
  const diagnosis = diagnoses.find((item) => inLocale(item.slug, locale) === params.slug);
  if (!diagnosis) return undefined;
  const text = <T>(value: Parameters<typeof inLocale<T>>[0]) => inLocale(value, locale);
  return {
    seo: toSeo(diagnosis, locale),
    /** The language of the text itself: English steps in where a translation is missing. */
    language: (diagnosis.title[locale] ? locale : 'en') satisfies Locale,
    locale,
    title: text(diagnosis.title) ?? '',
    excerpt: text(diagnosis.excerpt),
    picture: toPictureView(diagnosis.image, locale),
    ...withContents(text(diagnosis.content) ?? ''),
    facts: text(diagnosis.facts) ?? [],
    faq: text(diagnosis.faq) ?? [],
    related: diagnosis.related.flatMap((id) => {
      const other = diagnoses.find((item) => item._id === id);
      return other ? [toTeaser(other, locale)] : [];
    }),
  };
}

function toSeo(diagnosis: Diagnosis, locale: Locale): Seo {
  const text = <T>(value: Parameters<typeof inLocale<T>>[0]) => inLocale(value, locale);
  const written = LOCALES.filter((other) => diagnosis.title[other] && diagnosis.slug[other]);
  const address = (other: Locale) =>
    href('diagnosis.item', { slug: inLocale(diagnosis.slug, other) ?? '' }, other);
  return {
    title: text(diagnosis.seo_title) ?? text(diagnosis.title) ?? '',
    description: text(diagnosis.seo_description) ?? text(diagnosis.excerpt) ?? '',
    image: shareImage(diagnosis.seo_image ?? diagnosis.image),
    canonical: address(written.includes(locale) ? locale : (written[0] ?? 'en')),
    alternates: Object.fromEntries(written.map((other) => [other, address(other)])),
  };
}
