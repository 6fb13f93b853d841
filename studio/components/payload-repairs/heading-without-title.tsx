'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Payload heads an entry without a title by its id. Seen in 3.90.1, not reported. */
export function HeadingWithoutTitle({ title: replacement }: { title: string }) {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  const isNameless = title === String(id) || title === '';

  useEffect(() => {
    if (!isNameless) return;
    // After Payload's own effects, which set the id in the same moment.
    const timer = setTimeout(() => setDocumentTitle(replacement));
    return () => clearTimeout(timer);
  }, [isNameless, replacement, setDocumentTitle]);

  return null;
}
