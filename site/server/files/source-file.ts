import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { SharedWork } from '#server/work/shared-work.ts';
import { formatOfName } from './formats.ts';

export type SourceFile = {
  file: string;
  name: string;
  size: number;
  modified: number;
  /** Another file may take its place under the same name. */
  mayChange?: boolean;
};

export type FindFile = (segments: readonly string[]) => Promise<SourceFile | undefined>;

const PREFIX = 'storage/uploads/';
const MAX_FOLDERS = 6;

/** Undefined for anything not below the uploads: other hosts, `..`, hidden files. */
export function toSegments(src: string, siteUrl: string): string[] | undefined {
  const origin = new URL(siteUrl).origin;
  const local = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  const decoded = decode(local);
  if (decoded === undefined || decoded.startsWith('//') || !isPlain(decoded)) return undefined;
  const relative = decoded.replace(/^\//, '');
  const below = relative.startsWith(PREFIX) ? relative.slice(PREFIX.length) : relative;
  const segments = below.split('/');
  const isSafe = segments.every((segment) => segment !== '' && !segment.startsWith('.'));
  return isSafe && segments.length <= MAX_FOLDERS ? segments : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** No control characters, NUL above all, no backslash and no colon, so neither scheme nor drive. */
function isPlain(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return !/[\u0000-\u001f\u007f\\:]/.test(text);
}

const isBelow = (file: string, root: string) => file.startsWith(root + path.sep);

export function uploadsIn(folder: string): FindFile {
  const searches = new SharedWork<SourceFile | undefined>();
  return async (segments) => {
    if (!formatOfName(segments.at(-1) ?? '')) return undefined;
    return searches.run(segments.join('/'), () => findFile(folder, segments, isBelow));
  };
}

/** Symlinks are resolved before `isInside` is asked, because one may lead out of the folder. */
export async function findFile(
  folder: string,
  segments: readonly string[],
  isInside: (file: string, root: string) => boolean,
): Promise<SourceFile | undefined> {
  const name = segments.at(-1) ?? '';
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, ...segments));
    if (!isInside(file, root)) return undefined;
    const info = await stat(file);
    return info.isFile() ? { file, name, size: info.size, modified: info.mtimeMs } : undefined;
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

export function isAbsence(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'ELOOP';
}
