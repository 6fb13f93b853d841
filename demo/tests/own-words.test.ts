import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The clinic's places and offer, in the three languages. */
const OWN =
  /alpsera|landquart|valbruna|lärche|larch|larice|sunday|sonntag|domenica|mountains|bergen|montagne|alps\b|alpen|alpi\b|hypertherm|ipertermia|thermogra|termogra|four times|viermal|quattro volte|nine programs|neun programme|nove programmi|working days|arbeitstag|lavorativi|CHF/i;

it.each(['en', 'de', 'it'])('the product says nothing of this clinic in %s', (language) => {
  const files = ['site/app/messages', 'cms/src/mail/texts', 'cms/src/forms/words'];
  const lines = files.flatMap((folder) =>
    readFileSync(`${folder}/${language}.json`, 'utf8').split('\n'),
  );
  expect(lines.filter((line) => OWN.test(line))).toEqual([]);
});
