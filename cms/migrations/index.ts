import * as migration_20261115_042631_initial from './20261115_042631_initial';

export const migrations = [
  {
    up: migration_20261115_042631_initial.up,
    down: migration_20261115_042631_initial.down,
    name: '20261115_042631_initial'
  },
];
