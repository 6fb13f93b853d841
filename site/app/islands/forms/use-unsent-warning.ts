import { useEffect } from 'react';

/** Leaving asks first while there is something unsent; the words are the browser's own. */
export function useUnsentWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
