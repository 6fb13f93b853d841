import type { Locale } from '@clinic/cms/clinic-config/locales';
import { messagesOf } from '#app/messages/catalog.ts';
import type { IntroducedPageId } from '#app/routing/text-pages.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { toPictureView } from '#app/ui/picture-view.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { withCount } from './count-in-words.ts';
import { LISTED } from './listed-entries.ts';

/** Names in the messages may have no dot. */
const messageName = (id: IntroducedPageId) =>
  id === 'testimonials.create' ? 'testimonialForm' : id;

/**
 * What stands above the list or the form of a page, and what is said of it elsewhere: as editors
 * have written it in this language, or the product's own words.
 */
export function pageWords(
  { items }: Pick<Snapshot, 'items'>,
  id: IntroducedPageId,
  locale: Locale,
) {
  const own = messagesOf(locale).pages[messageName(id)];
  const entry = items.pages.find(({ key, title }) => key === id && title[locale]);
  const count = () => countOf(items, id, locale);
  const fill = (text: string) => withCount(text, count, locale);
  if (!entry) {
    const { title, intro, description } = own;
    const name = nameOf(title);
    const head = { title: name, description, image: undefined };
    return { title, name, intro, picture: undefined, head };
  }
  const { title, excerpt, seo_title: seoTitle, seo_description: description } = entry;
  const heading = fill(title[locale] ?? own.title);
  const name = nameOf(heading);
  return {
    title: heading,
    name,
    intro: fill(excerpt[locale] ?? ''),
    picture: toPictureView(entry.image, locale),
    head: {
      title: seoTitle[locale] ? fill(seoTitle[locale]) : name,
      description: fill(description[locale] ?? excerpt[locale] ?? own.description),
      image: landscapeOf(entry.seo_image ?? entry.image),
    },
  };
}

/** Soft hyphens help a long word in a heading; elsewhere they would hide it from the search. */
function nameOf(title: string): string {
  return title.replaceAll('\u00AD', '');
}

function countOf(
  items: Snapshot['items'],
  id: IntroducedPageId,
  locale: Locale,
): number | undefined {
  const listed: Partial<Record<IntroducedPageId, (typeof LISTED)[keyof typeof LISTED]>> = LISTED;
  return listed[id]?.(items, locale).length;
}
