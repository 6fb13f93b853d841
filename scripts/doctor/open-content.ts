import { openS3Store } from '../../cms/src/files/s3-store.ts';
import { StartError } from '../processes/run-script.ts';
import type { StartSettings } from '../settings/env.ts';
import type { ReadContent } from '../../site/server/doctor/read-content.ts';
import type { ProbeFile } from '../../site/server/doctor/picture-findings.ts';

/** `read` resolves to undefined if there is no database to read from. */
type Opened = { read: () => Promise<ReadContent | undefined>; probeFile: ProbeFile };
type Settings = Omit<StartSettings, 'SECRET'>;

/** Call this once the environment is set: modules of the cms read it when they are loaded. */
export async function openContent(settings: Settings, isUpToDate: boolean): Promise<Opened> {
  const { CONTENT_API_HOST: host, CONTENT_API_TOKEN: token } = settings;
  const { readContent } = await import('../../site/server/doctor/read-content.ts');
  const { probeLibrary, probeOnHost } = await import('../../site/server/doctor/probe-file.ts');
  if (host) {
    const { CockpitSource } = await import('../../site/content/sources/cockpit.ts');
    const names = await readNames(settings.CONTENT_NAMES_FILE);
    const source = new CockpitSource({ host, token, names });
    return { read: () => readContent(source), probeFile: probeOnHost(host) };
  }
  return {
    probeFile: probeLibrary({ dataFolder: settings.DATA_DIR, store: openS3Store(settings) }),
    read: async () => {
      if (!isUpToDate) return undefined;
      const { openDatabase } = await import('../../cms/src/database.ts');
      const { EmbeddedSource } = await import('../../site/content/sources/embedded.ts');
      const payload = await openDatabase(() => undefined);
      try {
        return await readContent(new EmbeddedSource(payload));
      } finally {
        await payload.destroy();
      }
    },
  };
}

async function readNames(file: string | undefined) {
  const { Names } = await import('../../site/content/sources/cockpit/names.ts');
  try {
    return file ? Names.read(file) : undefined;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
