import * as migration_20261115_073323_initial from './20261115_073323_initial';

export const migrations = [
  {
    up: migration_20261115_073323_initial.up,
    down: migration_20261115_073323_initial.down,
    name: '20261115_073323_initial'
  },
];
