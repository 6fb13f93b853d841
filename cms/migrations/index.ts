import * as migration_20261115_073323_initial from './20261115_073323_initial';
import * as migration_20261116_083842_newsletter_handover from './20261116_083842_newsletter_handover';
import * as migration_20261116_095228_no_lock_of_accounts from './20261116_095228_no_lock_of_accounts';

export const migrations = [
  {
    up: migration_20261115_073323_initial.up,
    down: migration_20261115_073323_initial.down,
    name: '20261115_073323_initial',
  },
  {
    up: migration_20261116_083842_newsletter_handover.up,
    down: migration_20261116_083842_newsletter_handover.down,
    name: '20261116_083842_newsletter_handover',
  },
  {
    up: migration_20261116_095228_no_lock_of_accounts.up,
    down: migration_20261116_095228_no_lock_of_accounts.down,
    name: '20261116_095228_no_lock_of_accounts'
  },
];
