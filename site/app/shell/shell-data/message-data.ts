import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import type { Snapshot } from '#content/snapshot.ts';
import { readHtml, withTexts } from '#content/values/html.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { telHref } from '#app/ui/phone.tsx';

/** Longer texts do not fit into two lines of a phone. */
const TWO_LINES = 100;

/** The messages above the header in the editors' order; those without a title are left out. */
export function messageData(snapshot: Snapshot, locale: Locale) {
  return snapshot.items.header_messages.flatMap(({ _id, title, description }) => {
    const text = inLocale(title, locale)?.trim();
    if (!text) return [];
    const html = inLocale(description, locale);
    return {
      id: _id,
      title: text,
      html: html && linkContacts(html),
      lang: title[locale] ? undefined : DEFAULT_LOCALE,
      isLong: `${text} ${readHtml(html ?? '').words}`.length > TWO_LINES,
    };
  });
}
export type MessageView = ReturnType<typeof messageData>[number];

const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** With a country code, or as dialled at home: 044 000 00 00, 01 00 00 00 00, 030 0000000. */
const PHONE = String.raw`\+\d[\d\s()/-]{6,}\d|\b0\d{1,4}(?:[\s/-]\d{2,8}){1,4}\b`;
/** Without a country code, fewer digits are more likely a date or a time. */
const MIN_DIGITS = 9;
const CONTACT = new RegExp(`${EMAIL}|${PHONE}`, 'g');
const LINKS = new Set(['a']);

/** Turns telephone numbers and e-mail addresses in sanitised HTML into links, except within links. */
export function linkContacts(html: string): string {
  return withTexts(html, LINKS, (text) => text.replace(CONTACT, toLink));
}

function toLink(contact: string): string {
  if (contact.startsWith('0') && contact.replace(/\D/g, '').length < MIN_DIGITS) return contact;
  const address = contact.includes('@') ? `mailto:${contact}` : telHref(contact);
  return `<a href="${address}">${contact}</a>`;
}
