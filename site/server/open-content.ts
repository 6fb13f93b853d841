import path from 'node:path';
import { fileStore } from '@clinic/cms/files/file-store';
import { DOCUMENTS_FOLDER, MEDIA_FOLDER } from '@clinic/cms/files/folders';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { documentsIn } from './api/documents.ts';
import { S3Files } from './files/s3-files.ts';
import { uploadsIn, type FindFile } from './files/source-file.ts';
import { RemoteFiles } from './remote/remote-files.ts';
import type { PictureTasks } from './pictures/picture-tasks.ts';
import type { SiteSettings } from './settings.ts';
import { errorCode } from '#app/error-code.ts';
import { OutageLog } from '#content/outage-log.ts';
import { Names } from '#content/sources/cockpit/names.ts';
import type { ContentSource } from '#content/source.ts';

export type Content = {
  openSource: () => Promise<ContentSource>;
  uploads: FindFile;
  documents: FindFile;
};

type Deps = {
  database: () => Promise<Payload>;
  withoutMetadata: PictureTasks['withoutMetadata'];
  logger: Logger;
  /** Changes whenever the code that converts content does; undefined while developing. */
  conversion: string | undefined;
};

export function openContent(
  settings: SiteSettings,
  { database, withoutMetadata, logger, conversion }: Deps,
): Content {
  const { CONTENT_API_HOST: host, CONTENT_API_TOKEN: token, DATA_DIR } = settings;
  if (!host) {
    const openSource = () => openEmbedded({ database, conversion, logger });
    return { openSource, ...ownFiles(DATA_DIR, logger) };
  }
  // Read here, so that a mistake in the file is reported at the start.
  const names = settings.CONTENT_NAMES_FILE ? Names.read(settings.CONTENT_NAMES_FILE) : undefined;
  const folder = path.join(DATA_DIR, 'remote');
  const files = new RemoteFiles({ host, folder, withoutMetadata, logger });
  return {
    openSource: async () => {
      const { CockpitSource } = await import('#content/sources/cockpit.ts');
      const keepDropped = settings.DATABASE_URL ? keepSoon(database, logger) : undefined;
      return new CockpitSource({ host, token, names, keepDropped });
    },
    uploads: files.below('uploads'),
    documents: files.below('documents'),
  };
}

/** Tells the studio what is left out, without waiting: content of a host needs no database. */
function keepSoon(database: Deps['database'], logger: Logger): ContentSource['keepDropped'] {
  return async (dropped) => {
    const keep = async () => {
      const { keepDropped } = await import('#content/sources/embedded.ts');
      await keepDropped(await database(), dropped);
    };
    keep().catch((error: unknown) => {
      const text = 'what is left out cannot be told to the studio';
      logger.warn({ error: errorCode(error) }, text);
    });
  };
}

function ownFiles(dataFolder: string, logger: Logger): Pick<Content, 'uploads' | 'documents'> {
  const uploads = uploadsIn(MEDIA_FOLDER);
  const documents = documentsIn(DOCUMENTS_FOLDER);
  if (!fileStore) return { uploads, documents };
  const folder = path.join(dataFolder, 's3-cache');
  const files = new S3Files({ store: fileStore, folder, logger });
  return { uploads: files.in('media', uploads), documents: files.in('documents', documents) };
}

/** Imports the cms on first use: with a copy of the content at hand, pages need not wait for it. */
async function openEmbedded({
  database,
  conversion,
  logger,
}: Pick<Deps, 'database' | 'conversion' | 'logger'>): Promise<ContentSource> {
  const { EmbeddedSource } = await import('#content/sources/embedded.ts');
  const { ConvertedEntries } = await import('@clinic/cms/database/converted-entries');
  const payload = await database();
  const outage = new OutageLog(logger);
  return new EmbeddedSource(
    payload,
    conversion === undefined ? undefined : new ConvertedEntries(payload, conversion),
    (error) => outage.warn({ error: errorCode(error) }, 'long lists are read without their cache'),
  );
}
