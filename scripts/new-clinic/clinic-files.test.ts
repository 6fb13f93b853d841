import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkClinic } from '../../cms/src/check-clinic.ts';
import { brand } from '../../starter/brand/brand.ts';
import { clinicFile, clinicValues, wordsFile } from './clinic-files.ts';

const ANSWERS = {
  slug: 'montalba',
  name: 'Montalba',
  languages: ['en', 'fr', 'es'],
  defaultLanguage: 'fr',
  country: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
};

const comments = (text: string) => text.match(/\/\*\*[\s\S]*?\*\//g);

it('writes the values of a clinic into the file of the starter, and keeps its comments', async () => {
  const source = readFileSync('starter/clinic.ts', 'utf8');
  const file = await clinicFile(source, clinicValues(ANSWERS));
  expect(file).toContain("name: 'Montalba',");
  expect(file).toContain("es: { name: 'Español', tag: 'es', formats: 'es-ES' },");
  expect(file).toContain("switcher: ['en', 'fr', 'es'],");
  expect(file).toContain("mailFrom: 'info@montalba.example',");
  expect(file).toContain("programs: 'programmes',");
  expect(file).not.toMatch(/Deutsch|'CHF'|'CH'/);
  expect(comments(file)).toEqual(comments(source));
});

it('makes values that pass the check of a clinic', () => {
  const problemsOf = (answers: typeof ANSWERS) =>
    checkClinic(clinicValues(answers), brand, 'starter').filter((one) => !one.includes('/fonts'));
  expect(problemsOf(ANSWERS)).toEqual([]);
  expect(problemsOf({ ...ANSWERS, languages: ['fr', 'xx'], currency: 'TALER' })).toEqual([
    'clinic/clinic.ts, languages.xx: must be the code of a language that exists.',
    'clinic/clinic.ts, currency: must be a currency such as EUR.',
  ]);
});

it('imports exactly the files of words that there are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
  mkdirSync(path.join(folder, 'fr'));
  for (const part of ['site', 'mails'])
    writeFileSync(path.join(folder, 'fr', `${part}.json`), '{}');
  const file = await wordsFile(folder, ['en', 'fr']);
  expect(file).toContain("import fr_site from './words/fr/site.json';");
  expect(file).toContain('fr: { site: fr_site, mails: fr_mails },');
  expect(file).not.toMatch(/forms\.json|en:/);
  expect(await wordsFile(folder, ['en'])).toContain('export const words = {};');
});
