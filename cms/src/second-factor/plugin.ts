import type { CollectionConfig, CollectionAfterDeleteHook, Field } from 'payload';
import { extend, feature } from '../plugin/feature.ts';
import { askSecondFactor, noSessionByNewPassword } from './ask-second-factor.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { secondFactors, hasFactor, removeFactor } from './second-factors.ts';
import { adminsOrOwn, isLoggedIn, nobodyOnField } from '../access/roles.ts';
import { env } from '../settings/env.ts';
import type { User } from '../database/payload-types.ts';
import { transactionOf } from '../database/sql.ts';

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

/** The values come from a table of their own, and are changed by endpoints alone. */
const READ_ONLY = {
  type: 'checkbox',
  virtual: true,
  access: { create: nobodyOnField, update: nobodyOnField, read: adminsOrOwn },
} as const;

const secondFactorFields: Field[] = [
  {
    name: 'second_factor',
    ...READ_ONLY,
    label: { en: 'Second factor', de: 'Zweiter Faktor', it: 'Secondo fattore' },
    admin: {
      condition: isLoggedIn,
      components: { Field: '/components/second-factor/second-factor.tsx#SecondFactor' },
    },
    hooks: {
      afterRead: [
        async ({ originalDoc, req }) =>
          originalDoc?.id ? hasFactor(await transactionOf(req), String(originalDoc.id)) : false,
      ],
    },
  },
  {
    // Whether an administrator must first set one up; until then they have no role, see roles.ts.
    name: 'lacks_second_factor',
    ...READ_ONLY,
    admin: { hidden: true },
    hooks: {
      afterRead: [
        async ({ originalDoc, req }) => {
          const isAdmin = (originalDoc as Partial<User> | undefined)?.roles?.includes('admin');
          if (!env.REQUIRE_SECOND_FACTOR || !isAdmin) return false;
          return !(await hasFactor(await transactionOf(req), String(originalDoc?.id)));
        },
      ],
    },
  },
];

const forgetSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeFactor(await transactionOf(req), String(id));
};
