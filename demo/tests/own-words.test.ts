import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The clinic's places and offer, in the three languages. */
const OWN =
  /alpsera|landquart|valbruna|lärche|larch|larice|sunday|sonntag|domenica|mountains|bergen|montagne|alps\b|alpen|alpi\b|hypertherm|ipertermia|thermogra|termogra|four times|viermal|quattro volte|nine programs|neun programme|nove programmi|CHF/i;

it.each(['en', 'de', 'it'])('the product says nothing of this clinic in %s', (language) => {
  const text = readFileSync(`site/app/messages/${language}.json`, 'utf8');
  expect(text.split('\n').filter((line) => OWN.test(line))).toEqual([]);
});
