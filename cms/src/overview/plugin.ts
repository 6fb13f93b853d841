import { feature } from '../plugin/feature.ts';

/** What waits for whom, on the first page of the panel. */
export const overview = () =>
  feature({ components: { beforeDashboard: '/components/overview/dashboard.tsx#Dashboard' } });
