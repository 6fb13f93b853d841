import { expect, it } from 'vitest';
import config from './config.ts';

/** The order of hooks follows from that of the plugins in config.ts and of the repairs. */
async function hooksOf(slug: string): Promise<Record<string, string[]>> {
  const { hooks } = (await config).collections.find((one) => one.slug === slug) ?? {};
  const all = Object.entries(hooks ?? {}).map(([moment, functions]) => [
    moment,
    (functions as { name: string }[]).map(({ name }) => name),
  ]);
  return Object.fromEntries(all.filter(([, names = []]) => names.length > 0));
}

it('refuses a save before anything is written, and logs it after', async () => {
  expect(await hooksOf('therapies')).toEqual({
    beforeOperation: [
      'refuseBadInput',
      'refuseOtherLanguage',
      'refuseStaleSave',
      'copyAsDraft',
      'fallBackToTitle',
      'discardForgottenEntries',
      'refuseSecretSort',
      'heedLocks',
    ],
    beforeValidate: ['refuseOtherRow'],
    beforeChange: [
      'countOtherSaves',
      'noteIfVisible',
      'noteLanguageChange',
      'releaseUniqueValues',
      'rememberSlugs',
      'noteStatusBefore',
    ],
    afterChange: [
      'unpublishInBin',
      'raiseVersionOnChange',
      'keepOldSlugs',
      'logChange',
      'keepLock',
    ],
    beforeDelete: ['waitForSaves', 'noteIfVisibleBeforeDelete'],
    afterDelete: [
      'raiseVersionOnDelete',
      'forgetLanguages',
      'forgetOldSlugs',
      'logDeletion',
      'forgetRevision',
    ],
  });
});

it('looks at an account before it is changed or let in', async () => {
  expect(await hooksOf('users')).toMatchObject({
    beforeOperation: [
      'refuseBadInput',
      'readableEmail',
      'ownPassword',
      'longPassword',
      'confirmCredentialChange',
      'firstAccount',
      'constantTimeLogin',
      'refuseSecretSort',
      'heedLocks',
    ],
    beforeLogin: ['keepSessions', 'askSecondFactor'],
    afterLogin: ['resetLoginAttempts', 'noSessionByNewPassword', 'noteLogin'],
    afterChange: ['inviteNewUser', 'afterCredentialChange', 'logChange'],
  });
});

it('every hook of ours has a name', async () => {
  const own = (await config).collections.filter(({ slug }) => !slug.startsWith('payload-'));
  for (const { slug } of own) {
    expect(Object.values(await hooksOf(slug)).flat(), slug).not.toContain('');
  }
});
