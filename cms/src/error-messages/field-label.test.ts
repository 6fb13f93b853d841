import { expect, it } from 'vitest';
import { describeFieldPath } from './field-label.ts';

const TITLE = { name: 'title', localized: true, label: { en: 'Title', de: 'Titel' } };
const FIELDS = [
  TITLE,
  { type: 'row', fields: [{ name: 'price', label: { en: 'Price', de: 'Preis' } }] },
  {
    type: 'tabs',
    tabs: [{ label: 'x', fields: [{ name: 'seo', label: { en: 'Search', de: 'Suche' } }] }],
  },
  {
    name: 'faq',
    localized: true,
    label: { en: 'Questions', de: 'Fragen' },
    fields: [{ type: 'row', fields: [{ name: 'answer', label: { en: 'Answer', de: 'Antwort' } }] }],
  },
];

it.each([
  ['title', 'de', 'Titel', true],
  ['price', 'de', 'Preis', false],
  ['seo', 'en', 'Search', false],
  ['faq.1.answer', 'de', 'Fragen › 2 › Antwort', true],
  ['title', 'it', 'Title', true],
])('%s is called in %s: %s', (path, language, label, isLocalized) => {
  expect(describeFieldPath(FIELDS, path, { language })).toEqual({ label, isLocalized });
});

it.each(['nothing', 'faq.0.nothing', ''])('knows no field %j', (path) => {
  expect(describeFieldPath(FIELDS, path, { language: 'de' })).toBeUndefined();
});

const spoken = ({ i18n }: { i18n: { language: string } }) => `Titel (${i18n.language})`;

it('asks a label that is a function of the language', () => {
  const fields = [{ name: 'title', label: spoken }];
  expect(describeFieldPath(fields, 'title', { language: 'de' })?.label).toBe('Titel (de)');
});

it('asks a label of Payload for its words', () => {
  const fields = [{ name: 'email', label: ({ t }: { t: (key: string) => string }) => t('email') }];
  const reader = { language: 'de', t: (key: string) => `<${key}>` };
  expect(describeFieldPath(fields, 'email', reader)?.label).toBe('<email>');
});
