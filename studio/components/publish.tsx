'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload's own button, which counts the drafts since an entry was published. Right after the draft
 * of another language it does not count, and would stay grey while there is something to publish.
 */
export function Publish() {
  const { data, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const isUncounted = data?._status === 'draft' && unpublishedVersionCount === 0;

  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);

  return <PublishButton />;
}
