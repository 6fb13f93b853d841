import type { CollectionConfig } from 'payload';
import { changeEntities, withAboveList } from '../plugin/feature.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';

export const EMPTY_LIST_WORDS = STUDIO_WORDS.en.emptyLists;

/** An empty list says what belongs there, with an example; without words it stays as Payload's. */
export const emptyLists = () => changeEntities({ collection: withEmptyList });

function withEmptyList(collection: CollectionConfig): CollectionConfig {
  if (!(collection.slug in EMPTY_LIST_WORDS)) return collection;
  return withAboveList(collection, '/components/empty-lists/empty-list.tsx#EmptyList');
}
