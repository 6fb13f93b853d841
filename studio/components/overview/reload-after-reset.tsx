'use client';

import { useEffect } from 'react';

/** Who has just chosen a password comes without a page load: the panel knows no languages yet. */
export function ReloadAfterReset() {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname.includes('/reset/')) location.reload();
  }, []);
  return null;
}
