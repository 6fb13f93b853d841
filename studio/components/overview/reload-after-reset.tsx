'use client';

import { useEffect } from 'react';

/**
 * Who has just chosen a password comes here without another page load, and the panel still has what
 * it knew without a login: its languages have no names then.
 */
export function ReloadAfterReset() {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname.includes('/reset/')) location.reload();
  }, []);
  return null;
}
