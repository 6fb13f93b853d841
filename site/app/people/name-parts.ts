/** Words with a full stop, such as «Prof.» and «med.»; a capital alone is a first name cut short. */
const TITLES = /^(?:(?!\p{Lu}\.)\S+\.\s+)+(?=\S)/u;

/** The titles before a name, and the name itself. */
export function namePartsOf(fullName: string): { titles?: string; name: string } {
  const shown = fullName.trim();
  const titles = TITLES.exec(shown)?.[0];
  return titles ? { titles: titles.trim(), name: shown.slice(titles.length) } : { name: shown };
}
