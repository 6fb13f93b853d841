import { use } from 'react';
import { PageContext } from './page-context.ts';

/** The operator's tracking settings, the same for every visitor, so that pages may hold them. */
export type TrackingSettings = {
  analyticsId: string | undefined;
  /** Whether arriving by a click on a Google ad counts as consent. */
  gclidConsent: boolean;
};

export function useTrackingSettings(): TrackingSettings | undefined {
  return use(PageContext)?.tracking;
}
