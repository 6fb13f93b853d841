/** Titles by name: «Th.» and «J.» are first names cut short. */
const WORDS = 'Prof\\.?|PD|Dr\\.?|Dott\\.(?:ssa)?|Dipl[\\p{L}.-]*|Mag\\.|Ing\\.|ETH|MSc|BSc';
const ADDITIONS = 'med|dent|vet|pharm|phil|psych|nat|rer|sc|iur|lic|univ|em|h|c';
const TITLES = new RegExp(`^(?:(?:${WORDS}|(?:${ADDITIONS})\\.)\\s+)+(?=\\S)`, 'u');

/** The titles before a name, and the name itself. */
export function namePartsOf(fullName: string): { titles?: string; name: string } {
  const shown = fullName.trim();
  const titles = TITLES.exec(shown)?.[0];
  return titles ? { titles: titles.trim(), name: shown.slice(titles.length) } : { name: shown };
}
