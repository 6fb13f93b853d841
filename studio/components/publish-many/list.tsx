'use client';

import { DefaultListView } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';
import { PublishMany } from './publish-many.tsx';

/** A list as Payload draws it, with what can be done to several entries named by its languages. */
export function List(props: ListViewClientProps) {
  const { BeforeListTable, collectionSlug } = props;
  // In a drawer and in the bin nothing is published.
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
