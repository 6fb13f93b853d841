import { feature } from '../plugin/feature.ts';
import { firstStepsEndpoint } from './first-steps-endpoint.ts';

/** What a new clinic has to do before it goes live, as a page of the panel. */
export const firstSteps = () =>
  feature({
    endpoints: [firstStepsEndpoint],
    views: {
      firstSteps: {
        path: '/first-steps',
        Component: '/components/first-steps/first-steps-view.tsx#FirstStepsView',
      },
    },
  });
