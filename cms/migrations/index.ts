import * as migration_20261118_131625_initial from './20261118_131625_initial';

export const migrations = [
  {
    up: migration_20261118_131625_initial.up,
    down: migration_20261118_131625_initial.down,
    name: '20261118_131625_initial'
  },
];
