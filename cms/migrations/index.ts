import * as migration_20261115_042631_initial from './20261115_042631_initial';
import * as migration_20261115_062747_clinic_links from './20261115_062747_clinic_links';
import * as migration_20261115_065625_inbox from './20261115_065625_inbox';
import * as migration_20261115_065048_menu from './20261115_065048_menu';

export const migrations = [
  {
    up: migration_20261115_042631_initial.up,
    down: migration_20261115_042631_initial.down,
    name: '20261115_042631_initial',
  },
  {
    up: migration_20261115_062747_clinic_links.up,
    down: migration_20261115_062747_clinic_links.down,
    name: '20261115_062747_clinic_links'
  },
  {
    up: migration_20261115_065625_inbox.up,
    down: migration_20261115_065625_inbox.down,
    name: '20261115_065625_inbox'
  },
  {
    up: migration_20261115_065048_menu.up,
    down: migration_20261115_065048_menu.down,
    name: '20261115_065048_menu'
  },
];
