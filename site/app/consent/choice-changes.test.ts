import { expect, it } from 'vitest';
import { choiceChanges } from './choice-changes.ts';

const MARKETING = { name: 'consent_marketing', value: 'true', days: 365 };
const GOOGLE = { name: 'consent_google', value: 'true', days: 365 };
const BROUGHT_BY_CONSENT = ['_ga', '_ga_TEST000000', '_gcl_au', 'smc_gclid'];
const PRESENT = ['language', 'utm_source', 'discount', ...BROUGHT_BY_CONSENT];

it.each([
  [{ marketing: true, google: true }, [MARKETING, GOOGLE], []],
  [{ marketing: true, google: false }, [MARKETING], ['consent_google']],
  [{ marketing: false, google: true }, [GOOGLE], ['consent_marketing', ...BROUGHT_BY_CONSENT]],
  [
    { marketing: false, google: false },
    [],
    ['consent_marketing', 'consent_google', ...BROUGHT_BY_CONSENT],
  ],
])('sets and removes the cookies of the choice %j', (choice, set, remove) => {
  expect(choiceChanges(choice, PRESENT)).toEqual({ set, remove });
});
