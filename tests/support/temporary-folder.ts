import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder that other users can enter: as root, Postgres runs as another user. */
export async function temporaryFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'clinic-'));
  await chmod(folder, 0o755);
  return folder;
}
