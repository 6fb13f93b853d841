import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import '../../site/app/messages/all.ts';
import { messagesOf } from '../../site/app/messages/catalog.ts';

const QUESTIONS = parse(readFileSync('demo/tests/search-questions.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>;

it.each(['en', 'de', 'it'] as const)('the empty search in %s names what people ask', (locale) => {
  const named = messagesOf(locale).search.placeholder.toLowerCase().split(/,|…/);
  const asked = Object.keys(QUESTIONS[locale] ?? {}).map((question) => question.toLowerCase());
  expect(asked).toEqual(expect.arrayContaining(named.map((word) => word.trim()).filter(Boolean)));
});
