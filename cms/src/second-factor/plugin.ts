import type { CollectionConfig } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { askSecondFactor, noSessionByNewPassword } from './ask-second-factor.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { forgetSecondFactor, secondFactorFields } from './second-factor-fields.ts';
import { secondFactors } from './second-factors.ts';

/** A code besides the password, of everybody who sets one up. */
export const secondFactor = () =>
  feature({
    tables: () => ({ second_factors: secondFactors }),
    components: { header: '/components/second-factor/factor-notice.tsx#FactorNotice' },
    changes: { collections: ['users'], collection: withSecondFactor },
  });

const withSecondFactor = (users: CollectionConfig): CollectionConfig =>
  extend(users, {
    fields: secondFactorFields,
    endpoints: secondFactorEndpoints,
    last: {
      beforeLogin: [askSecondFactor],
      afterLogin: [noSessionByNewPassword],
      afterDelete: [forgetSecondFactor],
    },
  });
