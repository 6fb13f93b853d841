import type { InboxDatabase } from '@clinic/cms/inbox/delivery/inbox-database';

/** Often enough: the studio counts a machine as away after a minute of silence. */
const NOTE_MS = 10_000;

type Database = Pick<InboxDatabase, 'noteSpool' | 'forgetSpool'>;

/** Tells the studio, which may be on another machine, how many submissions wait on this one. */
export function spoolReporter(open: () => Promise<Database>, folder: string) {
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<void> | undefined;

  /** A database that is away is told later; until then its old note counts this machine as away. */
  const report = async (work: (database: Database) => Promise<void>) => {
    try {
      await work(await open());
    } catch {
      // The deliverer logs the outage.
    }
  };
  const note = () => {
    underway = report((database) => database.noteSpool(folder));
  };

  return {
    start() {
      note();
      timer = setInterval(note, NOTE_MS);
    },
    async stop() {
      if (!timer) return;
      clearInterval(timer);
      await underway;
      await report((database) => database.forgetSpool(folder));
    },
  };
}
