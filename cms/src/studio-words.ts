/**
 * Words of the studio that Payload says for programmers: an empty cell of a list would read
 * `<No Who takes care>`, and a box that is not ticked `false`.
 */
export const STUDIO_WORDS = {
  en: { general: { noLabel: '–', true: 'Yes', false: 'No' } },
  de: { general: { noLabel: '–', true: 'Ja', false: 'Nein' } },
  it: { general: { noLabel: '–', true: 'Sì', false: 'No' } },
};
