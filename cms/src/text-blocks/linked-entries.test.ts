import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { Field } from 'payload';
import { expect, it } from 'vitest';
import config from '../config.ts';
import { MENU_COLLECTIONS } from '../globals/menu-settings.ts';

it('texts can link to all entries with an address of their own, videos and documents', async () => {
  const { editorConfig } = (await config).editor as LexicalRichTextAdapter;
  const link = editorConfig.resolvedFeatureMap.get('link');
  const { fields } = link!.sanitizedServerFeatureProps as { fields: Field[] };
  const target = fields.find((field) => 'name' in field && field.name === 'doc');
  const wanted = new Set([...MENU_COLLECTIONS, 'videos', 'documents']);
  expect(new Set((target as { relationTo: string[] }).relationTo)).toEqual(wanted);
});
