import { lexicalEditor, ParagraphFeature } from '@payloadcms/richtext-lexical';
import { expect, it } from 'vitest';
import { ownEditorWords } from './own-editor-words.ts';
import { plainConfig } from './testing/plain-config.ts';

it('the text editor alone calls editors «du» and «tu»', async () => {
  const editor = lexicalEditor({ features: [ParagraphFeature()] });
  const config = await plainConfig({ editor });
  const words = (language: 'de' | 'it') => JSON.stringify(config.i18n.translations[language] ?? {});
  expect(words('de')).toMatch(/Beginne/);
  expect(words('it')).toMatch(/premi/);
  ownEditorWords(config);
  expect(words('de')).toMatch(/Schreiben Sie/);
  expect(words('it')).toMatch(/Scriva/);
});
