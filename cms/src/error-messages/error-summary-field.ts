import type { UIField } from 'payload';

/** No field: it says above the form what keeps it from being saved, and leads there. */
export function errorSummaryField(): UIField {
  return {
    name: 'error_summary',
    type: 'ui',
    admin: {
      components: { Field: '/components/error-messages/error-summary.tsx#ErrorSummary' },
      disableBulkEdit: true,
      disableListColumn: true,
    },
  };
}
