/** The letters of a monogram: first and last name, without titles (Dr. med.) and particles (van). */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => !word.endsWith('.') && /^\p{Lu}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters || ([...name.trim()][0] ?? '').toLocaleUpperCase();
}
