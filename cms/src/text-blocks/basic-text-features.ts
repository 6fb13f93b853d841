import {
  BoldFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical';
import { LINKED_COLLECTIONS } from './linked-collections.ts';
import { hasCollection } from '../clinic-config/page-set.ts';

/** Words, lists and links: all that a card, an answer or a message needs. */
export const basicTextFeatures = [
  ParagraphFeature(),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({ enabledCollections: LINKED_COLLECTIONS.filter(hasCollection) }),
  InlineToolbarFeature(),
] as FeatureProviderServer<unknown, unknown, unknown>[];
