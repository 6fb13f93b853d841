import { about, counted, type Finding } from './finding.ts';

export type DatabaseState =
  /** The reason why it cannot be used, without its address. */
  | { unusable: string }
  /** A migration that this version does not know. */
  | { later: string }
  /** No database is named in the settings, and there is none in DATA_DIR. */
  | 'none yet'
  | 'none wanted'
  | {
      /** The migrations of this version that were not run; undefined if that was not asked. */
      lacks?: number;
      hasUser?: boolean;
      failedMails?: number;
    };

export function databaseFindings(state: DatabaseState): Finding[] {
  const { ok, look, wrong } = about('database', 'Postgres');
  if (state === 'none yet') {
    const says = 'none yet: npm start makes one in DATA_DIR';
    return [look(says, 'Run npm start once, or set DATABASE_URL.')];
  }
  if (state === 'none wanted') {
    const says = 'none: forms only wait in DATA_DIR/spool, and nobody is told of them';
    return [wrong(says, 'Set DATABASE_URL, so that forms are read.')];
  }
  if ('unusable' in state) {
    const todo = 'See whether Postgres runs, and whether DATABASE_URL is right.';
    return [wrong(`cannot be used: ${state.unusable}`, todo)];
  }
  if ('later' in state) {
    const says = `is of a later version: it has the migration ${state.later}`;
    const todo =
      'Start the later version, or go back by a backup (docs/operations.md, Going back).';
    return [wrong(says, todo)];
  }
  const { lacks = 0, hasUser = true, failedMails = 0 } = state;
  if (lacks > 0) {
    const says = `lacks ${counted(lacks, 'migration')} of this version`;
    return [wrong(says, 'Run npm run migrate.')];
  }
  return [
    ok(state.lacks === 0 ? 'answers, and is up to date' : 'answers'),
    ...(hasUser ? [] : [NO_USER]),
    ...(failedMails > 0 ? [mailsFinding(failedMails)] : []),
  ];
}

const NO_USER = about('database', 'accounts').wrong(
  'nobody can log in to the studio',
  'Make the first administrator: set ADMIN_EMAIL and ADMIN_PASSWORD, and run npm run migrate.',
);

function mailsFinding(count: number): Finding {
  const todo = 'Look at the mails that failed in the studio, and send them again.';
  return about('database', 'mails').look(`${count} failed`, todo);
}
