import { open } from 'node:fs/promises';
import type { Handler } from 'hono';
import { formatOfBytes } from '#server/files/formats.ts';
import { sendFile } from './documents.ts';
import { MAY_CHANGE, PICTURE_HEADERS } from './image/send-picture.ts';
import { toSegments, type FindFile } from '#server/files/source-file.ts';

type Deps = { uploads: FindFile; siteUrl: string };

export function serveUpload({ uploads, siteUrl }: Deps): Handler {
  return async (context) => {
    // The router has decoded the name and toSegments decodes too, so it is encoded again.
    const segments = toSegments(encodeURIComponent(context.req.param('name') ?? ''), siteUrl);
    const source = segments && (await uploads(segments));
    if (!source) return context.body(null, 404);

    const file = await open(source.file);
    const { buffer: start } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const format = formatOfBytes(start);
    if (!format) {
      await file.close();
      return context.body(null, 404);
    }
    return sendFile(context, source, file, {
      ...PICTURE_HEADERS,
      ...(source.mayChange && MAY_CHANGE),
      'Content-Type': `image/${format}`,
    });
  };
}
