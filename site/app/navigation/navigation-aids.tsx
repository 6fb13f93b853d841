import { useContactTracking } from '../tracking/use-contact-tracking.ts';
import { Announcer } from './announcer.tsx';
import { Prefetcher } from './prefetcher.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { usePageLinks } from './use-page-links.ts';

/** What helps visitors from page to page once scripts run; before that, the browser does it itself. */
export function NavigationAids() {
  useContactTracking();
  usePageLinks();
  return (
    <>
      <ProgressBar />
      <Announcer />
      <Prefetcher />
    </>
  );
}
