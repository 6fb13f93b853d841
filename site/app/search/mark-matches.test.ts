import { expect, it } from 'vitest';
import { markMatches, markWords } from './mark-matches.ts';

/** The text with its matches in brackets. */
const marked = (text: string, term: string) =>
  markMatches(text, term)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Laboratory diagnostics', 'lab', '[Lab]oratory diagnostics'],
  ['Laboratory diagnostics', 'diag labo', '[Labo]ratory [diag]nostics'],
  ['Säure-Basen-Haushalt', 'saeure', '[Säure]-Basen-Haushalt'],
  ['Säure-Basen-Haushalt', 'SAU', '[Säu]re-Basen-Haushalt'],
  ['Übersäuerung', 'saeuer', 'Über[säuer]ung'],
  ['Dunkelfeldmikroskopie', 'mikroskop', 'Dunkelfeld[mikroskop]ie'],
  ['Perché l’iride parla', 'perche', '[Perché] l’iride parla'],
  ['Qualità', 'qualita', '[Qualità]'],
  ['Thermography', 'thermografy', '[Thermography]'],
  ['Thermography', 'termograpy', '[Thermography]'],
  ['The theory', 'the', '[The] [the]ory'],
  ['In the lab', 'xyz', 'In the lab'],
  ['<b>lab</b>', 'lab', '<b>[lab]</b>'],
  ['a+b', '(', 'a+b'],
  ['Word', '', 'Word'],
  ['', 'word', ''],
])('in «%s» by «%s»: %s', (text, term, wanted) => {
  expect(marked(text, term)).toBe(wanted);
});

it('loses nothing of the text', () => {
  const text = 'Große Übersäuerung: saeen, säen & mehr …';
  const pieces = markMatches(text, 'uebersaeuerung saen mehr');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it.each([
  ['Die Leber und das Leder', ['leber'], 'Die [Leber] und das Leder'],
  ['Dunkelfeldmikroskopie', ['mikroskopie'], 'Dunkelfeld[mikroskopie]'],
  ['Mikroskopieren', ['mikroskopie'], 'Mikroskopieren'],
  ['Übersäuerung', ['ubersaurung'], '[Übersäuerung]'],
  ['Säure', ['saure'], '[Säure]'],
])('in «%s» only the words %j that were found are marked', (text, found, wanted) => {
  const pieces = markWords(text, new Set(found));
  expect(pieces.map((p) => (p.isMatch ? `[${p.text}]` : p.text)).join('')).toBe(wanted);
});
