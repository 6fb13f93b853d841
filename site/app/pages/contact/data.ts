import { splitSections } from '#app/entries/split-sections.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { textPageData } from '#app/pages/text/data.ts';

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
    directions: way && { title: way.title, ...splitWay(way.html) },
  };
}

function splitWay(html: string) {
  const { intro, sections } = splitSections(html, 'h3');
  return { intro, ways: sections };
}
