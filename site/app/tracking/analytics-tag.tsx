import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '../consent/use-consent.ts';
import { denyAnalytics, loadAnalytics, stopAnalytics, trackPage } from './analytics.ts';

/** Google Analytics, where the operator has set an id and for visitors who agree to it. */
export function AnalyticsTag({ id }: { id: string | undefined }) {
  const isAllowed = useConsent('marketing');
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!id) return;
    denyAnalytics();
    if (isAllowed) loadAnalytics(id);
    else stopAnalytics(id);
  }, [id, isAllowed]);
  useEffect(() => {
    if (id && isAllowed) trackPage(`${window.location.origin}${pathname}${search}`);
  }, [id, isAllowed, pathname, search]);
  return null;
}
