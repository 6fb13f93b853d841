import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOCALES } from '../../cms/src/clinic-config/locales.ts';
import { lacksNumbers } from './support/emergency-numbers.ts';

const MEDICAL = ['health_concerns', 'diagnose', 'therapies', 'programs'];

describe.each(MEDICAL)('every text of %s', (collection) => {
  const entries = parse(readFileSync(`demo/content/${collection}/shared.yaml`, 'utf8')) as {
    key: string;
    author?: string;
    reviewed_by?: string;
    reviewed_on?: string;
  }[];

  it('has an author, and somebody else has reviewed it on a day', () => {
    const team = parse(readFileSync('demo/content/team/shared.yaml', 'utf8')) as {
      key: string;
    }[];
    const people = team.map(({ key }) => key);
    for (const { key, author, reviewed_by: reviewer, reviewed_on: day } of entries) {
      expect(people, key).toContain(author);
      expect(people, key).toContain(reviewer);
      expect(author, key).not.toBe(reviewer);
      expect(day, key).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe.each([...MEDICAL, 'treatments', 'category_items'])('every text of %s', (collection) => {
  it.each(LOCALES)('in %s has the numbers to call wherever it names a danger', (locale) => {
    const folder = `demo/content/${collection}/${locale}`;
    const lacking = readdirSync(folder).flatMap((file) =>
      lacksNumbers(readFileSync(`${folder}/${file}`, 'utf8'), locale).map(
        (what) => `${file}: ${what}`,
      ),
    );
    expect(lacking).toEqual([]);
  });
});

describe.each(LOCALES)('every text in %s', (locale) => {
  it('that names suicide or poisoning has the numbers to call, wherever it stands', () => {
    const files = readdirSync('demo/content', { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => file.includes(`/${locale}/`) && file.endsWith('.md'));
    expect(texts.length).toBeGreaterThan(70);
    const lacking = texts.flatMap((file) =>
      lacksNumbers(readFileSync(`demo/content/${file}`, 'utf8'), locale)
        .filter((what) => /^(?:crisis|poisoning)/.test(what))
        .map((what) => `${file}: ${what}`),
    );
    expect(lacking).toEqual([]);
  });
});

const card = (text: string) => `Text.\n\n:::emergency Now\n${text}\n:::\n`;

describe('the numbers to call', () => {
  it('are wanted where a text speaks of an emergency, suicide or poisoning', () => {
    expect(lacksNumbers('A calm text about food.', 'en')).toEqual([]);
    expect(lacksNumbers('That is an emergency.', 'en')).toEqual(['emergency 144', 'emergency 112']);
    expect(lacksNumbers('Bei Brustschmerzen', 'de')).toEqual(['emergency 144', 'emergency 112']);
    expect(lacksNumbers('Bei einer Vergiftung', 'de')).toContain('poisoning 145');
    expect(lacksNumbers('pensieri di suicidio', 'it')).toContain('crisis 143');
    expect(lacksNumbers('Blutvergiftung', 'de')).toEqual([]);
  });

  it('can be tapped, and stand in a safety card', () => {
    const numbers = 'Emergency: [144](tel:144), [112](tel:+112)';
    expect(lacksNumbers(card(numbers), 'en')).toEqual([]);
    expect(lacksNumbers(numbers, 'en')).toHaveLength(2);
    expect(lacksNumbers(card('Emergency: 144 and 112'), 'en')).toHaveLength(2);
  });
});
