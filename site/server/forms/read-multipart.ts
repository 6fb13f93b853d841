import { once, type EventEmitter } from 'node:events';
import busboy from 'busboy';
import type { UploadShare } from './upload-memory.ts';

export type BodyLimits = {
  bytes: number;
  textBytes: number;
  fields: number;
  /** Without it, files are rejected. Of a larger file, one byte more than this is kept. */
  file?: { bytes: number; memory: UploadShare };
};

/** `busy`: the texts were read, but there was no memory for the file. */
export type ReadForm =
  { status: 'read' | 'busy'; data: FormData } | { status: 'tooLarge' | 'malformed' };

export async function readMultipart(
  pieces: AsyncIterable<Uint8Array>,
  type: string,
  { textBytes, fields, file }: BodyLimits,
): Promise<ReadForm> {
  const files = file ? 1 : 0;
  const data = new FormData();
  let textLeft = textBytes;
  let isTooLarge = false;
  let isBusy = false;
  const refuse = () => {
    isTooLarge = true;
  };

  const parser = busboy({
    headers: { 'content-type': type },
    limits: {
      fields,
      files,
      parts: fields + files + 1,
      fieldSize: textBytes + 1,
      // One byte more, so that the form's own check sees that the file is too large.
      ...(file && { fileSize: file.bytes + 1 }),
    },
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, refuse);
  }
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    textLeft -= Buffer.byteLength(value);
    if (nameTruncated || valueTruncated || textLeft < 0) refuse();
    else data.append(name, value);
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    let held: Buffer<ArrayBuffer>[] | undefined = [];
    stream.on('data', (piece: Buffer<ArrayBuffer>) => {
      if (!held) return;
      if (file?.memory.take(piece.byteLength)) held.push(piece);
      else {
        isBusy = true;
        held = undefined;
        file?.memory.release();
      }
    });
    stream.on('end', () => {
      if (held) data.append(name, new File(held, filename, { type: mimeType }));
    });
    ignoreErrors(stream);
  });
  ignoreErrors(parser);

  const closed = once(parser, 'close');
  // Prevents an unhandled rejection if it fails while the next piece is awaited.
  closed.catch(() => undefined);
  for await (const piece of pieces) {
    const written = new Promise((resolve) => parser.write(piece, resolve));
    await Promise.race([written, closed]);
    if (isTooLarge) return { status: 'tooLarge' };
  }
  parser.end();
  await closed;
  if (isTooLarge) return { status: 'tooLarge' };
  return { status: isBusy ? 'busy' : 'read', data };
}

/** `closed` reports the first error. A second one without a listener would end the process. */
function ignoreErrors(stream: EventEmitter): void {
  stream.on('error', () => undefined);
}
