'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Replaces the id as the heading of an entry without a title. Seen in 3.90.1, not reported. */
export function HeadingWithoutTitle({ title: replacement }: { title: string }) {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  const isNameless = title === String(id) || title === '';

  useEffect(() => {
    if (!isNameless) return;
    // Runs after Payload's own effects, which set the id in the same render.
    const timer = setTimeout(() => setDocumentTitle(replacement));
    return () => clearTimeout(timer);
  }, [isNameless, replacement, setDocumentTitle]);

  return null;
}
