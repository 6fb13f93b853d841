import { COOKIE_LIST_ID } from '#app/consent/cookie-list-id.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';

const privacyText = textPageData('privacy');

/** The text of the editors; the list of cookies below it comes from the code that sets them. */
export function privacyData(request: PageRequest) {
  const page = privacyText(request);
  const { title } = messagesOf(request.locale).cookies;
  return { ...page, sections: [...page.sections, { id: COOKIE_LIST_ID, title }] };
}
