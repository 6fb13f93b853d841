import {
  BlocksFeature,
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
import { safetyCard } from './fields/safety-card.ts';

type Features = FeatureProviderServer<unknown, unknown, unknown>[];

/** Within a card: words, lists and links. */
const cardFeatures = [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({ enabledCollections: [] }),
  InlineToolbarFeature(),
] as Features;

/** Only features that the site renders: no colours, no alignment, no pasted styles. */
export const editorFeatures: Features = [
  ...cardFeatures,
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BlocksFeature({ blocks: [safetyCard(cardFeatures)] }),
  FixedToolbarFeature(),
] as Features;
