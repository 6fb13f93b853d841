import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical';

type Features = FeatureProviderServer<unknown, unknown, unknown>[];

/** Only features that the site renders: no colours, no alignment, no pasted styles. */
export const editorFeatures: Features = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({ enabledCollections: [] }),
  InlineToolbarFeature(),
  FixedToolbarFeature(),
] as Features;
