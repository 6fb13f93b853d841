import { describe, expect, it } from 'vitest';
import enForms from '../../cms/src/forms/words/en.json';
import enMails from '../../cms/src/mail/texts/en.json';
import enSite from '../../site/app/messages/en.json';
import { ROUTE_TABLE } from '../../site/app/routing/table.ts';
import { clinic } from '../clinic.ts';
import forms from './fr/forms.json';
import mails from './fr/mails.json';
import site from './fr/site.json';

/** Every text by its path, such as `shell.skip`. */
function flatten(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}

/** What a text is given: the names of its values and their kinds, and the elements around its parts. */
const givenTo = (text: string) =>
  [...new Set(text.match(/\{\w+(?:, \w+)?(?=[,}])|<\/?\w+>/g) ?? [])].toSorted();

const shape = (words: object) => new Map(flatten(words).map(([key, text]) => [key, givenTo(text)]));

const ADDRESS = /https?:\S+/g;

describe.each([
  ['site', site, enSite],
  ['mails', mails, enMails],
  ['forms', forms, enForms],
])('the French words: %s', (_, words, english) => {
  it('are those that there are in English, with the same placeholders', () => {
    expect(shape(words)).toEqual(shape(english));
  });

  it('are nowhere empty', () => {
    expect(flatten(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have the apostrophes and spaces of French', () => {
    const wrong = flatten(words).filter(([, text]) => {
      const plain = text.replace(ADDRESS, '');
      return /['"“”]|[^\u202F][;:!?»]|«[^\u202F]|[ \u00A0]\u202F|\u202F /.test(plain);
    });
    expect(wrong).toEqual([]);
  });
});

it('French numbers have a form for 0 and 1, and one for more', () => {
  const counted = flatten(site).filter(([, text]) => text.includes(', plural,'));
  expect(counted).not.toEqual([]);
  const forms = /\{\w+, plural, one \{# [^{}]+\} other \{# [^{}]+\}\}/;
  expect(counted.filter(([, text]) => !forms.test(text))).toEqual([]);
});

it('options have the same French words for visitors and for the clinic', () => {
  expect(site.forms.choices).toMatchObject(forms.choices);
});

it('what a text tells visitors to press is called so', () => {
  const notices = [site.player.notice, site.contact.googleMap.notice, site.cookies.gclidOn];
  const quoted = notices.flatMap((text) => text.match(/(?<=«\u202F).*?(?=\u202F»)/g) ?? []);
  expect(new Set(quoted)).toEqual(new Set([site.consent.loadAlways, site.consent.settings]));
});

const parametersById = (pages: (readonly [id: string, path: string])[]) =>
  new Map(pages.map(([id, path]) => [id, path.match(/:\w+/g)]));

/** The table has them too, for pages that came after French did. */
const paths = {
  fr: { ...clinic.paths.fr, ...pathsOfTable() } as Readonly<Record<string, string>>,
};

function pathsOfTable(): Record<string, string> {
  const rows = Object.entries(ROUTE_TABLE).map(([id, row]) => [id, row.paths] as const);
  return Object.fromEntries(
    rows.flatMap(([id, own]) => ('fr' in own ? [[id, String(own.fr)]] : [])),
  );
}

describe('the French paths', () => {
  it('are those of every page but the home page, with the same parameters', () => {
    const english = Object.entries(ROUTE_TABLE)
      .filter(([id]) => id !== 'home')
      .map(([id, row]) => [id, row.paths.en] as const);
    expect(parametersById(Object.entries(paths.fr))).toEqual(parametersById(english));
  });

  it('are plain, and no two are the same', () => {
    const all = Object.values(paths.fr);
    expect(all.filter((path) => !/^(?:[a-z]+(?:-[a-z]+)*|:[a-z]+|\/)*$/.test(path))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are the English ones where mails lead to', () => {
    const { newsletter, 'newsletter.unsubscribe': unsubscribe } = ROUTE_TABLE;
    expect(paths.fr.newsletter).toBe(newsletter.paths.en);
    expect(paths.fr['newsletter.unsubscribe']).toBe(unsubscribe.paths.en);
  });
});
