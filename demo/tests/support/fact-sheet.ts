import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '../../../cms/src/clinic-config/locales.ts';
import type { Sentence } from './published-sentences.ts';

type Patterns = Partial<Record<Locale, string | string[]>>;

/** A fact of the clinic, and the patterns by which texts speak of it. */
export type Fact = {
  /** The fact itself, in the words of each language. */
  says: Record<Locale, string>;
  /** Sentences that speak of it: those that match all of these patterns … */
  about?: Patterns;
  /** … and what each of them then has to say. */
  as?: Patterns;
  /** What contradicts it, wherever it stands. */
  never?: Patterns;
  /** Part of file names: each of these files has to say it, and to match all patterns of `as` … */
  each?: string;
  /** … in the field that begins like this. */
  field?: string;
  /** Parts of file names: the fact concerns these files alone. */
  in?: string[];
  /** Parts of file names: other things are meant there. */
  except?: string[];
};

export const FACT_SHEET = parse(readFileSync('demo/facts.yaml', 'utf8')) as Record<string, Fact>;

/** Files that ought to say a fact and do not. */
export function silences(fact: Fact, sentences: readonly Sentence[], locale: Locale): string[] {
  const { each, field = '' } = fact;
  if (!each) return [];
  const isWritten = (file: string) => file.includes(each) && !file.endsWith('shared.yaml');
  const files = new Set(sentences.map(({ file }) => file).filter(isWritten));
  return [...files].filter((file) => {
    const said = sentences.filter((one) => one.file === file && one.field.startsWith(field));
    const text = said.map((one) => one.text).join(' ');
    return !listOf(fact.as, locale).every((pattern) => new RegExp(pattern, 'iu').test(text));
  });
}

/** Sentences that contradict a fact, each with its place. */
export function contradictions(
  fact: Fact,
  sentences: readonly Sentence[],
  locale: Locale,
): string[] {
  const isMeant = ({ file }: Sentence) =>
    (!fact.in || fact.in.some((part) => file.includes(part))) &&
    !fact.except?.some((part) => file.includes(part));
  return sentences
    .filter((sentence) => isMeant(sentence) && contradicts(fact, sentence.text, locale))
    .map(({ file, field, text }) => `${file} (${field}): ${text}`);
}

function contradicts(fact: Fact, text: string, locale: Locale): boolean {
  const matches = (pattern: string) => new RegExp(pattern, 'iu').test(text);
  if (listOf(fact.never, locale).some(matches)) return true;
  const about = listOf(fact.about, locale);
  return about.length > 0 && about.every(matches) && !listOf(fact.as, locale).some(matches);
}

function listOf(patterns: Patterns | undefined, locale: Locale): string[] {
  return [patterns?.[locale] ?? []].flat();
}
