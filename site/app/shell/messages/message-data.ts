import { DEFAULT_LOCALE, type Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { linkContacts } from './link-contacts.ts';

export type MessageView = {
  id: string;
  title: string;
  /** Sanitised when the snapshot was built; telephone numbers and e-mail addresses are links. */
  html?: string;
  /** The language of the text, if it differs from the page's. */
  lang?: Locale;
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
      },
    ];
  });
}
