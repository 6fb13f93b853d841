import type { Locale } from '@alpsera/cms/locales';
import { inLocale } from '#content/values/in-locale.ts';
import type { Snapshot } from '#content/snapshot.ts';

export type MessageView = {
  id: string;
  title: string;
  /** Sanitised when the snapshot was made. */
  html?: string;
  /** The language it is written in, where that is not the one of the page. */
  lang?: Locale;
};

/** The messages above the header in the editors' order; one without a title is none. */
export function messageData(snapshot: Snapshot, locale: Locale): MessageView[] {
  return snapshot.items.header_messages.flatMap(({ _id, title, description }) => {
    const text = inLocale(title, locale)?.trim();
    if (!text) return [];
    const html = inLocale(description, locale);
    return [{ id: _id, title: text, ...(html && { html }), ...(!title[locale] && { lang: 'en' }) }];
  });
}
