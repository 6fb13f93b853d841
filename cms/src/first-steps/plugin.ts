import { feature } from '../plugin/feature.ts';
import type { Endpoint } from 'payload';
import { isAdmin } from '../access/roles.ts';
import { postedFields, errorResponse } from '../inbox/entries/staff-only.ts';
import { isConfirmedStep } from './first-steps.ts';
import { setNote } from './first-steps-notes.ts';

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

const firstStepsEndpoint: Endpoint = {
  path: '/first-steps',
  method: 'post',
  async handler(req) {
    if (!isAdmin(req)) {
      return errorResponse(req.user ? 403 : 401, req.t('error:notAllowedToPerformAction'));
    }
    const { note, isSet } = await postedFields(req);
    const isKnown = isConfirmedStep(note) || note === 'hidden';
    if (!isKnown || typeof isSet !== 'boolean') {
      return errorResponse(400, req.t('error:correctInvalidFields'));
    }
    await setNote(req.payload, note, isSet);
    return Response.json({ note, isSet });
  },
};
