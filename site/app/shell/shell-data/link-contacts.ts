import { telHref } from '#app/ui/phone.ts';
import { withTexts } from '#content/values/html.ts';

const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** With a country code, or as one dials within a country: 044 000 00 00, 01 00 00 00 00, 030 0000000. */
const PHONE = String.raw`\+\d[\d\s()/-]{6,}\d|\b0\d{1,4}(?:[\s/-]\d{2,8}){1,4}\b`;
/** Fewer digits without a country code are rather a day or a time. */
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
