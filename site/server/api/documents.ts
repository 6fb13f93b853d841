import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import { matchesEtag } from '#server/http/etag.ts';
import { documentType, extensionOf } from '#server/files/formats.ts';
import { findFile, type FindFile, type SourceFile } from '#server/files/source-file.ts';

/** A plain name: neither a folder nor a hidden file, and no character that could end a header. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.,()+&-]{0,200}$/u;
const FOLDER = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,100}$/u;
/** Content hash that the cms adds to a name, so that the file at an address never changes. */
const HASH = /-[0-9a-f]{8}(?=\.[a-z0-9]+$)/i;
const SIGNATURE = Buffer.from('%PDF-');
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Serves documents as attachments, so that browsers save them and never open them on our site. */
export function serveDocument({ documents }: { documents: FindFile }): Handler {
  return async (context) => {
    const segments = (context.req.param('name') ?? '').split('/');
    const name = segments.at(-1) ?? '';
    const type = documentType(name);
    const isPlain = NAME.test(name) && segments.slice(0, -1).every((folder) => FOLDER.test(folder));
    const source = type && isPlain ? await documents(segments) : undefined;
    if (!source || !type) return context.body(null, 404);

    const file = await open(source.file);
    if (extensionOf(name) === 'pdf' && !(await isPdf(file))) {
      await file.close();
      return context.body(null, 404);
    }
    return sendFile(context, source, file, {
      'Content-Type': type,
      'Content-Disposition': attachment(name.replace(HASH, '')),
      'Cache-Control': HASH.test(name) ? IMMUTABLE : REVALIDATE,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
  };
}

/** Closes the file in any case. */
export async function sendFile(
  context: Context,
  { size, modified }: SourceFile,
  file: FileHandle,
  given: Record<string, string>,
): Promise<Response> {
  const etag = `"${size.toString(36)}-${Math.trunc(modified).toString(36)}"`;
  const headers = { ...given, ETag: etag };
  const isUnchanged = matchesEtag(context.req.header('if-none-match'), etag);
  const isWanted = !isUnchanged && context.req.method !== 'HEAD';
  if (!isWanted) await file.close();
  if (isUnchanged) return context.body(null, 304, headers);
  const length = { 'Content-Length': String(size) };
  if (!isWanted) return context.body(null, 200, { ...headers, ...length });
  const stream = Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream;
  return context.body(stream, 200, { ...headers, ...length });
}

function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_');
  const encoded = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return `attachment; filename="${plain}"${encoded}`;
}

const isDirectlyIn = (file: string, root: string) => path.dirname(file) === root;

export function documentsIn(folder: string): FindFile {
  return async (segments) =>
    segments.length === 1 ? findFile(folder, segments, isDirectlyIn) : undefined;
}

async function isPdf(file: FileHandle): Promise<boolean> {
  const { buffer } = await file.read(Buffer.alloc(SIGNATURE.length), 0, SIGNATURE.length, 0);
  return buffer.equals(SIGNATURE);
}
