'use client';

import { Dropzone, useBulkUpload, useFolder, useListDrawerContext, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useWords } from '../use-words.ts';

type Props = { collectionSlug: string; hasCreatePermission?: boolean };

export function DropOnList({ collectionSlug, hasCreatePermission }: Props) {
  const { t } = useWords();
  const upload = useBulkUpload();
  const { folderID } = useFolder();
  const { isInDrawer } = useListDrawerContext();
  const { openModal } = useModal();
  const router = useRouter();
  if (!hasCreatePermission || isInDrawer) return null;

  const take = (files: FileList) => {
    upload.setCollectionSlug(collectionSlug);
    upload.setFolderID(folderID);
    upload.setInitialFiles(files);
    upload.setOnSuccess(() => router.refresh());
    openModal(upload.drawerSlug);
  };
  return (
    <Dropzone className="drop-on-list" multipleFiles onChange={take}>
      {t('photos:dropHere')}
    </Dropzone>
  );
}
