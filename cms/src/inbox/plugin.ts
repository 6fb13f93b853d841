import { feature, grouped, INBOX } from '../plugin/feature.ts';
import { submissions } from './delivery/ledger.ts';
import { subscribers } from './newsletter/subscribers.ts';
import { erasures } from './person/erasures.ts';
import { personEndpoints } from './person/person-endpoints.ts';
import { requestEventsTable } from './requests/request-events.ts';
import { requests } from './requests/requests.ts';
import { submittedPictures } from './testimonials/submitted-pictures.ts';

export const inbox = () =>
  feature({
    collectionsBefore: grouped(INBOX, [requests, subscribers]),
    collections: [submittedPictures],
    endpoints: personEndpoints,
    tables: (known) => ({
      erasures,
      request_events: requestEventsTable(known.requests as never),
      submissions,
    }),
    views: {
      testimonialsToApprove: {
        path: '/inbox/testimonials',
        Component: '/components/inbox/moderation-view.tsx#ModerationView',
      },
      person: { path: '/inbox/person', Component: '/components/inbox/person-view.tsx#PersonView' },
    },
    components: { afterNavLinks: '/components/inbox/inbox-nav.tsx#InboxNav' },
  });
