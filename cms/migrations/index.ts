import * as migration_20261115_031453_initial from './20261115_031453_initial';

export const migrations = [
  {
    up: migration_20261115_031453_initial.up,
    down: migration_20261115_031453_initial.down,
    name: '20261115_031453_initial'
  },
];
