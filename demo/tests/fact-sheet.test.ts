import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../cms/src/clinic-config/locales.ts';
import { contradictions, FACT_SHEET, silences, type Fact } from './support/fact-sheet.ts';
import { publishedSentences, sentencesOf } from './support/published-sentences.ts';

describe.each(LOCALES)('what is said in %s', (locale) => {
  const sentences = publishedSentences(locale);

  it.each(Object.entries(FACT_SHEET))('agrees with the fact sheet: %s', (_, fact) => {
    expect(contradictions(fact, sentences, locale)).toEqual([]);
    expect(silences(fact, sentences, locale)).toEqual([]);
  });

  it('is read as a whole: texts, PDFs, guests’ words, messages and mails', () => {
    const files = new Set(sentences.map(({ file }) => file));
    for (const part of [
      `programs/${locale}/burnout-week.md`,
      `documents/texts/${locale}/house-guide.md`,
      `menu/${locale}.yaml`,
      'testimonials/shared.yaml',
      `messages/${locale}.json`,
      `words/${locale}/site.json`,
      `mail/texts/${locale}.json`,
    ]) {
      expect([...files].filter((file) => file.endsWith(part))).toHaveLength(1);
    }
  });
});

describe('the fact sheet', () => {
  const entries = Object.entries(FACT_SHEET);

  it.each(entries)('does not contradict itself: %s', (_, fact) => {
    for (const locale of LOCALES) {
      const said = [{ file: fact.in?.[0] ?? '', field: 'says', text: fact.says[locale] ?? '' }];
      expect(contradictions(fact, said, locale)).toEqual([]);
    }
  });

  it.each(entries)('knows how each language speaks of it: %s', (_, fact) => {
    for (const patterns of [fact.about, fact.as, fact.never]) {
      if (patterns) expect(Object.keys(patterns).toSorted()).toEqual([...LOCALES].toSorted());
    }
    expect(Boolean(fact.as)).toBe(Boolean(fact.about ?? fact.each));
    expect(Boolean(fact.as ?? fact.never)).toBe(true);
  });
});

describe('a contradiction', () => {
  const reply: Fact = {
    says: { en: 'two days', de: '', it: '' },
    about: { en: ['answer', 'within'] },
    as: { en: 'two days' },
    never: { en: 'sometime' },
    except: ['elsewhere'],
  };
  const found = (text: string, file = 'here.md') =>
    contradictions(reply, [{ file, field: 'text', text }], 'en');

  it('is another word about the same, or one that must not be said', () => {
    expect(found('We answer within two days.')).toEqual([]);
    expect(found('We rest within a week.')).toEqual([]);
    expect(found('We answer within a week.')).toEqual(['here.md (text): We answer within a week.']);
    expect(found('We answer sometime.')).toHaveLength(1);
    expect(found('We answer within a week.', 'elsewhere.md')).toEqual([]);
  });

  it('is also what a file leaves out', () => {
    const fact: Fact = {
      ...reply,
      each: 'programs/',
      field: 'includes',
      as: { en: ['one', 'two'] },
    };
    const said = [
      ...[line('programs/a.md', 'includes.0', 'One'), line('programs/a.md', 'includes.1', 'Two')],
      ...[line('programs/b.md', 'includes.0', 'One'), line('programs/b.md', 'text', 'Two')],
      line('rooms/c.md', 'text', 'Three'),
    ];
    expect(silences(fact, said, 'en')).toEqual(['programs/b.md']);
  });

  it('is looked for sentence by sentence', () => {
    expect(sentencesOf('## A day\n\n- One **thing**. Dr. med. Ada comes.\n:::help Now')).toEqual([
      'A day',
      'One thing.',
      'Dr. med. Ada comes.',
      'Now',
    ]);
  });
});

function line(file: string, field: string, text: string) {
  return { file, field, text };
}
