import { use } from 'react';
import { PageContext } from './page-context.ts';

/** What the operator decided about tracking. It is the same for every visitor, so pages may carry it. */
export type TrackingSettings = {
  analyticsId: string | undefined;
  /** Whether a click on an advertisement counts as consent. */
  gclidConsent: boolean;
};

export function useTrackingSettings(): TrackingSettings | undefined {
  return use(PageContext)?.tracking;
}
