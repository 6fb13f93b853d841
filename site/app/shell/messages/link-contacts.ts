import { telHref } from '#app/ui/phone.ts';
import { withTexts } from '#content/values/html.ts';

const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** With a country code, or as one dials within Switzerland: 081 000 00 00. */
const PHONE = String.raw`\+\d[\d\s()/-]{6,}\d|\b0\d{2}(?:[\s/-]\d{2,3}){3}\b`;
const CONTACT = new RegExp(`${EMAIL}|${PHONE}`, 'g');
const LINKS = new Set(['a']);

/** Turns telephone numbers and e-mail addresses in sanitised HTML into links, except within links. */
export function linkContacts(html: string): string {
  return withTexts(html, LINKS, (text) => text.replace(CONTACT, toLink));
}

function toLink(contact: string): string {
  const address = contact.includes('@') ? `mailto:${contact}` : telHref(contact);
  return `<a href="${address}">${contact}</a>`;
}
