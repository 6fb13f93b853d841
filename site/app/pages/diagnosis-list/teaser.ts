import type { Locale } from '@alpsera/cms/locales';
import type { Diagnosis } from '../../../server/content/models/diagnosis.ts';
import { inLocale } from '../../../server/content/models/model.ts';
import { href } from '../../routing/href.ts';
import { toPictureView } from '../picture-view.ts';

/** A diagnostic method as lists show it. */
export function toTeaser(diagnosis: Diagnosis, locale: Locale) {
  return {
    id: diagnosis._id,
    href: href('diagnosis.item', { slug: inLocale(diagnosis.slug, locale) ?? '' }, locale),
    title: inLocale(diagnosis.title, locale) ?? '',
    excerpt: inLocale(diagnosis.excerpt, locale),
    picture: toPictureView(diagnosis.image, locale),
  };
}
export type Teaser = ReturnType<typeof toTeaser>;
