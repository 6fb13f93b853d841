'use client';

import { DefaultListView } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';
import { PublishMany } from './publish-many.tsx';

/** Payload's list, but with our actions on several entries, which name their languages. */
export function List(props: ListViewClientProps) {
  const { BeforeListTable, collectionSlug } = props;
  // Nothing is published from a drawer, or from the bin.
  const isPlain = !props.disableBulkEdit && props.viewType !== 'trash';
  return (
    <DefaultListView
      {...props}
      disableBulkEdit
      BeforeListTable={
        <>
          {BeforeListTable}
          {isPlain && <PublishMany collectionSlug={collectionSlug} />}
        </>
      }
    />
  );
}
