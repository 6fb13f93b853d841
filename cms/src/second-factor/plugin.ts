import type { CollectionConfig } from 'payload';
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

function withSecondFactor(users: CollectionConfig): CollectionConfig {
  const { endpoints, fields, hooks = {} } = users;
  return {
    ...users,
    fields: [...fields, ...secondFactorFields],
    endpoints: [...(endpoints || []), ...secondFactorEndpoints],
    hooks: {
      ...hooks,
      beforeLogin: [...(hooks.beforeLogin ?? []), askSecondFactor],
      afterLogin: [...(hooks.afterLogin ?? []), noSessionByNewPassword],
      afterDelete: [...(hooks.afterDelete ?? []), forgetSecondFactor],
    },
  };
}
