'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

// Payload keeps a lock for minutes after its editor has left; this releases it at once. Seen in
// 3.90.1; payloadcms/payload#8778 is about the minutes.
export function useUnlockOnLeaving(): void {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  // The effect depends on the id, since the panel loads the user anew, as another object.
  const userId = user?.id;
  useEffect(() => {
    if (!userId || (!id && !globalSlug)) return;
    const query = new URLSearchParams({ 'where[user.value][equals]': String(userId) });
    if (globalSlug) query.set('where[globalSlug][equals]', globalSlug);
    else {
      query.set('where[document.relationTo][equals]', collectionSlug ?? '');
      query.set('where[document.value][equals]', String(id));
    }
    const unlock = () => {
      // `keepalive` sends the request even though the window closes.
      const address = `/api/payload-locked-documents?${query}`;
      void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', unlock);
    return () => {
      window.removeEventListener('pagehide', unlock);
      unlock();
    };
  }, [collectionSlug, globalSlug, id, userId]);
}
