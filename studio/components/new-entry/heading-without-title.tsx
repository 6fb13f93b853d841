'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Replaces the id, which Payload shows as the heading of an entry without a title. */
export function HeadingWithoutTitle({ title: replacement }: { title: string }) {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  const isNameless = title === String(id) || title === '';

  useEffect(() => {
    if (isNameless) setDocumentTitle(replacement);
  }, [isNameless, replacement, setDocumentTitle]);

  return null;
}
