import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOCALES } from '../../cms/src/clinic-config/locales.ts';
import { EVIDENCE_LEVELS } from '../../cms/src/fields/evidence.ts';

/** By these sentences a text says of its own method that it is not proven. */
const DENIALS = {
  en: /not scientifically established|no lasting benefit|hardly any reliable|benefit (?:of coffee enemas )?(?:for any|has not been proven)|benefit for particular illnesses are lacking|healing effect on any illness has not|effect is not established|\*\*individual and not established\*\*/,
  de: /wissenschaftlich nicht|nicht (?:wissenschaftlich )?(?:anerkannt|etabliert|nachgewiesen|erwiesen|belegt|bewiesen)|keine Krankheit (?:ist|bewiesen)|keine dieser Anwendungen|ist für keine/,
  it: /non è (?:quindi )?(?:scientificamente )?(?:riconosciut|dimostrat|provat|consolidat)|nessuna malattia è dimostrat|nessuno (?:di questi usi|dei disturbi citati) è dimostrat|non (?:è )?riconosciut|manca(?:no)? (?:la prova|studi|prove)|non consolidat|priva di fondamento|senza basi/i,
} as const;

describe.each(['diagnose', 'therapies'])('the evidence of %s', (collection) => {
  const methods = parse(readFileSync(`demo/content/${collection}/shared.yaml`, 'utf8')) as {
    key: string;
    evidence?: (typeof EVIDENCE_LEVELS)[number];
  }[];

  it('is told of every method', () => {
    for (const { key, evidence } of methods) expect(EVIDENCE_LEVELS, key).toContain(evidence);
  });

  it.each(LOCALES)('is what the texts in %s say themselves', (locale) => {
    const differing = methods.filter(({ key, evidence }) => {
      const text = readText(`demo/content/${collection}/${locale}/${key}.md`);
      if (text === undefined) return false;
      const denial = DENIALS[locale as keyof typeof DENIALS];
      const isUnproven = evidence === 'unproven';
      return isUnproven ? !denial.test(text) : denial.test(inShort(text));
    });
    expect(differing.map(({ key, evidence }) => `${key}: ${evidence}`)).toEqual([]);
  });
});

/** What a text says first and loudest: its summary, and what is bold. */
function inShort(text: string): string {
  const [excerpt = ''] = /^excerpt:.*$/m.exec(text) ?? [];
  return [excerpt, ...(text.match(/\*\*[^*]+\*\*/g) ?? [])].join('\n');
}

/** Not every method is offered in every language. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
