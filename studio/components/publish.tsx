'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload's own button, enabled by the number of drafts since the last publication. Right after the
 * draft of another language that number is not updated, and the button would stay disabled.
 */
export function Publish() {
  const { data, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const isUncounted = data?._status === 'draft' && unpublishedVersionCount === 0;

  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);

  return <PublishButton />;
}
