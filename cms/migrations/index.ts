import * as migration_20261118_131625_initial from './20261118_131625_initial';
import * as migration_20261118_165639_search_words from './20261118_165639_search_words';
import * as migration_20261118_213458_evidence_seasons_and_tokens from './20261118_213458_evidence_seasons_and_tokens';

export const migrations = [
  {
    up: migration_20261118_131625_initial.up,
    down: migration_20261118_131625_initial.down,
    name: '20261118_131625_initial',
  },
  {
    up: migration_20261118_165639_search_words.up,
    down: migration_20261118_165639_search_words.down,
    name: '20261118_165639_search_words'
  },
  {
    up: migration_20261118_213458_evidence_seasons_and_tokens.up,
    down: migration_20261118_213458_evidence_seasons_and_tokens.down,
    name: '20261118_213458_evidence_seasons_and_tokens',
  },
];
