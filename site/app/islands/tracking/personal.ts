const MAX_LENGTH = 100;
/** E-mail addresses and numbers that could be a telephone's or a birthday. */
const PERSONAL = /\S*@\S*|\+?\d[\d\s./-]{4,}\d/g;

/** Words as analytics may know them: what could name a person stays here. */
export function withoutPersonal(words: string): string {
  return words.replace(PERSONAL, '…').trim().slice(0, MAX_LENGTH);
}
