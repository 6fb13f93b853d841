import { expect, it } from 'vitest';
import { homeLanguage, type Visit } from './language.ts';

const BARE: Visit = {
  pathname: '/',
  search: '',
  hash: '',
  referrer: '',
  origin: 'https://clinic.example',
  stored: undefined,
  browser: 'en-US',
};

it.each([
  ['a stored language leads there', { stored: 'de' }, { open: 'de' }],
  ['stored English stays', { stored: 'en', browser: 'de' }, {}],
  ['a stored language comes before the browser’s', { stored: 'it', browser: 'de' }, { open: 'it' }],
  ['the browser’s is stored and used', { browser: 'de-CH' }, { store: 'de', open: 'de' }],
  ['Italian too', { browser: 'it' }, { store: 'it', open: 'it' }],
  ['English is stored and stays', { browser: 'en-GB' }, { store: 'en' }],
  ['other languages store English', { browser: 'fr-CH' }, { store: 'en' }],
  ['a stored value that is no language counts as none', { stored: 'xx' }, { store: 'en' }],
  ['a query is left alone', { search: '?utm_source=x', stored: 'de' }, {}],
  ['a hash is left alone', { hash: '#rooms', stored: 'de' }, {}],
  ['/en is English', { pathname: '/en', stored: 'de' }, {}],
  ['other pages are left alone', { pathname: '/approach', browser: 'de' }, {}],
  ['our own pages lead where they say', { referrer: 'https://clinic.example/x', stored: 'de' }, {}],
  ['others do not', { referrer: 'https://clinic.example.org/', stored: 'de' }, { open: 'de' }],
] as const)('%s', (_, visit, wanted) => {
  expect(homeLanguage({ ...BARE, ...visit })).toEqual(wanted);
});
