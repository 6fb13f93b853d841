'use client';

import { useEffect } from 'react';

/** A reset of the password loads no new page, so the panel does not know the languages yet. */
export function ReloadAfterReset() {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname.includes('/reset/')) location.reload();
  }, []);
  return null;
}
