import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Handler } from 'hono';
import { matchesEtag } from '#server/http/etag.ts';
import { formatOfBytes } from '#server/files/formats.ts';
import { MAY_CHANGE, PICTURE_HEADERS } from './image/picture-headers.ts';
import { toSegments, type FindFile } from '#server/files/source-file.ts';

type Deps = { uploads: FindFile; siteUrl: string };

/** Serves original pictures at `/storage/uploads/:name{.+}`, and no other files. */
export function serveUpload({ uploads, siteUrl }: Deps): Handler {
  return async (context) => {
    // The router has decoded the name and toSegments decodes too, so it is encoded again.
    const segments = toSegments(encodeURIComponent(context.req.param('name') ?? ''), siteUrl);
    const source = segments && (await uploads(segments));
    if (!source) return context.body(null, 404);

    const file = await open(source.file);
    const { buffer: start } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const format = formatOfBytes(start);
    const etag = `"${source.size.toString(36)}-${Math.trunc(source.modified).toString(36)}"`;
    const headers = {
      ...PICTURE_HEADERS,
      ...(source.mayChange && MAY_CHANGE),
      ETag: etag,
      'Content-Type': `image/${format}`,
    };
    const isWanted = !matchesEtag(context.req.header('if-none-match'), etag);
    if (!format || !isWanted || context.req.method === 'HEAD') {
      await file.close();
      if (!format) return context.body(null, 404);
      if (!isWanted) return context.body(null, 304, headers);
    }
    const length = { 'Content-Length': String(source.size) };
    if (context.req.method === 'HEAD') return context.body(null, 200, { ...headers, ...length });
    const stream = Readable.toWeb(file.createReadStream({ start: 0 })) as ReadableStream;
    return context.body(stream, 200, { ...headers, ...length });
  };
}
