import { openS3Store } from '@clinic/cms/files/s3-store';
import type { ContentStore } from '#content/store.ts';
import { errorCode } from '#app/error-code.ts';
import { withinTime } from '#server/work/within-time.ts';
import type { DatabaseState } from './database-findings.ts';
import { examine, type ExaminedSettings } from './examine.ts';
import { about, type Diagnosis } from './finding.ts';
import { probeLibrary, probeOnHost } from './probe-file.ts';

/** Results are shared: each examination asks a host for the head of each of its files. */
const KEPT_MS = 30_000;
const PATIENCE_MS = 5_000;
const TOO_LONG = Object.assign(new Error('The database takes too long'), { code: 'ETIMEDOUT' });

type Settings = ExaminedSettings & { PORT: number; DATABASE_URL?: string };

type Options = {
  settings: Settings;
  store: Pick<ContentStore, 'snapshot' | 'dropped' | 'freshness'>;
  inbox: {
    problems: () => Promise<readonly string[]>;
    countMails: () => Promise<Readonly<Record<string, number>>>;
  };
  pictureProblem: () => string | undefined;
};

export function siteExaminer(options: Options): () => Promise<Diagnosis> {
  let kept: Promise<Diagnosis> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (!kept || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now();
      kept = examineSite(options);
      // A failed examination is not kept: the next request tries again.
      kept.catch(() => (kept = undefined));
    }
    return kept;
  };
}

function examineSite({ settings, store, inbox, pictureProblem }: Options): Promise<Diagnosis> {
  const { CONTENT_API_HOST: host, DATA_DIR: dataFolder, PORT } = settings;
  const files = openS3Store(settings);
  return examine({
    settings,
    files,
    content: async () => {
      const { snapshot, dropped, freshness } = store;
      return snapshot && { snapshot, dropped, freshness };
    },
    probeFile: host ? probeOnHost(host) : probeLibrary({ dataFolder, store: files }),
    pictureProblem: async () => pictureProblem(),
    database: () => databaseOf(settings, inbox),
    problems: inbox.problems,
    ports: async () => [about('ports', 'PORT').ok(`this site is on ${PORT}`)],
  });
}

async function databaseOf(
  { DATABASE_URL }: Settings,
  { countMails }: Options['inbox'],
): Promise<DatabaseState> {
  if (!DATABASE_URL) return 'none wanted';
  try {
    const { failed = 0 } = await withinTime(countMails(), PATIENCE_MS, TOO_LONG);
    return { failedMails: failed };
  } catch (error) {
    return { unusable: errorCode(error) };
  }
}
