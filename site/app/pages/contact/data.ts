import { splitSections } from '#app/entries/split-sections.ts';
import type { PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { findTextPage } from '#app/routing/text-pages.ts';
import { toPictureView } from '#app/ui/picture-view.ts';
import { inLocale } from '#content/values/in-locale.ts';

const contactText = textPageData('contact');

/** The last chapter of the text is the way to the clinic; it stands with the map. */
export function contactData(request: PageRequest) {
  const page = contactText(request);
  // The page has no place for facts and questions, so it does not speak of them either.
  const { html, sections: _sections, facts: _facts, faq: _faq, ...rest } = page;
  const { intro, sections } = splitSections(html, 'h2');
  const way = sections.at(-1);
  return {
    ...rest,
    intro,
    chapters: sections.slice(0, -1),
    map: mapIn(request),
    directions: way && { title: way.title, ...splitWay(way.html) },
  };
}

/** Editors may have put a picture of the way into the library; it has an alternative text there. */
function mapIn({ snapshot, locale }: PageRequest) {
  const page = findTextPage(snapshot.items.pages, 'contact');
  const picture = toPictureView(inLocale(page?.map, locale), locale);
  return picture && { picture, caption: inLocale(page?.map_caption, locale) };
}

function splitWay(html: string) {
  const { intro, sections } = splitSections(html, 'h3');
  return { intro, ways: sections };
}
