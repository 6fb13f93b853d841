'use client';

import { useEffect } from 'react';

/** A change of language also unmounts a form for a moment, and so does its start in development. */
const LEFT_FOR_GOOD_MS = 3_000;
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Asks the server to discard the entry, if nothing was written into it, once its form is left. */
export function DiscardEmpty({ collection, id }: { collection: string; id: string }) {
  useEffect(() => {
    clearTimeout(leaving.get(id));
    leaving.delete(id);
    return () => {
      const discard = () => {
        leaving.delete(id);
        if (window.location.pathname.includes(id)) return;
        const address = `/api/${collection}/${id}/discard`;
        void fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined);
      };
      leaving.set(id, setTimeout(discard, LEFT_FOR_GOOD_MS));
    };
  }, [collection, id]);

  return null;
}
