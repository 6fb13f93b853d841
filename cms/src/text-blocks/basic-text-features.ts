import {
  BoldFeature,
  createServerFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical';
import type { FieldAffectingData } from 'payload';

/**
 * Converts what is pasted from Word, Google Docs, Pages or a website to what our texts can have.
 * The editor alone turned Word's bullets and tables into paragraphs, and silently dropped pictures.
 */
const PastedTextsFeature = createServerFeature({
  feature: { ClientFeature: '/components/pasted-texts/paste-plugin.tsx#PastedTexts' },
  key: 'pastedTexts',
});

/** A link leads to a page chosen from a list, unless somebody wants to type an address. */
function pageFirst(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'radio' || field.name !== 'linkType') return field;
  return { ...field, defaultValue: 'internal', options: field.options.toReversed() };
}

/** Words, lists and links: all that a card, an answer or a message needs. */
export const basicTextFeatures = [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({ fields: ({ defaultFields }) => defaultFields.map(pageFirst) }),
  InlineToolbarFeature(),
  PastedTextsFeature(),
] as FeatureProviderServer<unknown, unknown, unknown>[];
