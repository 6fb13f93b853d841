import type { S3Settings, S3Store } from '@clinic/cms/files/s3-store';
import type { Freshness } from '#content/store.ts';
import { addressFindings } from './address-findings.ts';
import { backupFinding } from './backup-finding.ts';
import { contentFindings } from './content-findings.ts';
import { databaseFindings, type DatabaseState } from './database-findings.ts';
import { diskFinding } from './disk-finding.ts';
import { about, diagnose, type Diagnosis, type Finding } from './finding.ts';
import { gapFinding } from './gap-finding.ts';
import { languageFindings } from './language-findings.ts';
import { mailFinding } from './mail-finding.ts';
import { pictureFindings, type ProbeFile } from './picture-findings.ts';
import type { ReadContent } from './read-content.ts';
import { settingFindings, type Secrets } from './setting-findings.ts';
import { storeFinding } from './store-finding.ts';
import { unwrittenFinding } from './unwritten-finding.ts';
import { wordFindings } from './word-findings.ts';
import { sourceFindings, tokenFindings, unreadSource } from './source-findings.ts';

export type ExaminedSettings = Secrets &
  S3Settings & {
    DATA_DIR: string;
    SMTP_URL?: string;
    CONTENT_API_HOST?: string;
    CONTENT_API_TOKEN?: string;
  };

type Options = {
  settings: ExaminedSettings;
  files: S3Store | undefined;
  /** What the site shows; undefined if there is nothing yet. Rejects if it cannot be read. */
  content: () => Promise<(ReadContent & { freshness: Freshness }) | undefined>;
  probeFile: ProbeFile;
  pictureProblem: () => Promise<string | undefined>;
  database: () => Promise<DatabaseState>;
  problems: () => Promise<readonly string[]>;
  ports: () => Promise<readonly Finding[]>;
};

export async function examine(options: Options): Promise<Diagnosis> {
  const { settings, files, problems } = options;
  const [content, pictures, database, mail, disk, store, backup, ports] = await Promise.all([
    examineContent(options),
    options.pictureProblem().then(pictureProcessFinding),
    options.database(),
    mailFinding(settings),
    diskFinding({ folder: settings.DATA_DIR, problems }),
    files ? storeFinding(files) : undefined,
    backupFinding(settings.DATA_DIR),
    options.ports(),
  ]);
  return diagnose([
    ...content,
    pictures,
    ...databaseFindings(database),
    mail,
    disk,
    ...(store ? [store] : []),
    backup,
    ...settingFindings(settings),
    ...ports,
  ]);
}

async function examineContent({ settings, content, probeFile }: Options): Promise<Finding[]> {
  let read: Awaited<ReturnType<Options['content']>>;
  try {
    read = await content();
  } catch (error) {
    return [unreadSource(settings, error)];
  }
  if (!read) return sourceFindings(settings, { ready: false });
  const { snapshot, dropped, freshness } = read;
  return [
    ...sourceFindings(settings, freshness),
    ...tokenFindings(settings, dropped),
    ...contentFindings(snapshot, dropped),
    unwrittenFinding(snapshot, settings),
    gapFinding(snapshot),
    ...languageFindings(snapshot),
    ...wordFindings(),
    ...(await pictureFindings(snapshot, probeFile)),
    ...addressFindings(snapshot, settings.SITE_URL),
  ];
}

function pictureProcessFinding(problem: string | undefined): Finding {
  const { ok, wrong } = about('pictures', 'process');
  if (problem === undefined) return ok('can make new ones');
  const todo =
    'See why the process that makes pictures ends; its last lines in the log of the site say more.';
  return wrong(problem, todo);
}
