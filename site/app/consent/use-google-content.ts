import { useState } from 'react';
import { useConsent } from './use-consent.ts';

/** Whether something of Google's is shown: once as asked for, or for as long as it is allowed. */
export function useGoogleContent() {
  const isAllowed = useConsent('google');
  const [loaded, setLoaded] = useState<'once' | 'while-allowed'>();
  return {
    isAllowed,
    isLoaded: loaded === 'once' || (loaded === 'while-allowed' && isAllowed),
    load: (isForGood: boolean) => setLoaded(isForGood || isAllowed ? 'while-allowed' : 'once'),
  };
}
