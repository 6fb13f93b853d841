const MAX_LENGTH = 100;
/** E-mail addresses, and digits that could be a phone number or a birthday. */
const PERSONAL = /\S*@\S*|\+?\d[\d\s./-]{4,}\d/g;

/** A text for analytics without possibly personal data. */
export function withoutPersonal(words: string): string {
  return words.replace(PERSONAL, '…').trim().slice(0, MAX_LENGTH);
}
