import { telHref } from '#app/ui/phone.ts';

const TAG = /(<[^>]*>)/;
const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
/** With a country code, or as one dials within Switzerland: 081 000 00 00. */
const PHONE = String.raw`\+\d[\d\s()/-]{6,}\d|\b0\d{2}(?:[\s/-]\d{2,3}){3}\b`;
const CONTACT = new RegExp(`${EMAIL}|${PHONE}`, 'g');

/** Turns telephone numbers and e-mail addresses in sanitised HTML into links, except within links. */
export function linkContacts(html: string): string {
  let isInLink = false;
  return html
    .split(TAG)
    .map((part) => {
      if (/^<a\b/i.test(part)) isInLink = true;
      else if (/^<\/a\b/i.test(part)) isInLink = false;
      else if (!part.startsWith('<') && !isInLink) return part.replace(CONTACT, toLink);
      return part;
    })
    .join('');
}

function toLink(contact: string): string {
  const address = contact.includes('@') ? `mailto:${contact}` : telHref(contact);
  return `<a href="${address}">${contact}</a>`;
}
