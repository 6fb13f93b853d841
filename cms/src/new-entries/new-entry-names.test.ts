import { expect, it } from 'vitest';
import { CONTENT_COLLECTIONS } from '../collections/content-collections.ts';
import { NEW_ENTRY_NAMES } from './new-entry-names.ts';

it('names a new entry of every collection that has drafts', () => {
  const withDrafts = CONTENT_COLLECTIONS.filter(
    ({ versions }) => typeof versions === 'object' && versions.drafts,
  );
  const slugs = withDrafts.map(({ slug }) => slug);
  expect(Object.keys(NEW_ENTRY_NAMES).toSorted()).toEqual(slugs.toSorted());
});
