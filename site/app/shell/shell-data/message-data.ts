import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import type { Snapshot } from '#content/snapshot.ts';
import { readHtml } from '#content/values/html.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { linkContacts } from './link-contacts.ts';

/** Longer texts do not fit into two lines of a phone. */
const TWO_LINES = 100;

export type MessageView = {
  id: string;
  title: string;
  /** Sanitised when the snapshot was built; telephone numbers and e-mail addresses are links. */
  html?: string;
  /** The language of the text, if it differs from the page's. */
  lang?: Locale;
  /** On phones its beginning is shown beside other messages. */
  isLong?: true;
};

/** The messages above the header in the editors' order; those without a title are left out. */
export function messageData(snapshot: Snapshot, locale: Locale): MessageView[] {
  return snapshot.items.header_messages.flatMap(({ _id, title, description }) => {
    const text = inLocale(title, locale)?.trim();
    if (!text) return [];
    const html = inLocale(description, locale);
    return [
      {
        id: _id,
        title: text,
        ...(html && { html: linkContacts(html) }),
        ...(!title[locale] && { lang: DEFAULT_LOCALE }),
        ...(`${text} ${readHtml(html ?? '').words}`.length > TWO_LINES && { isLong: true }),
      },
    ];
  });
}
