import { createReadStream } from 'node:fs';

/**
 * The lines of a file, ended by "\n" alone. Node's `readline` also ends them at U+2028 and U+2029
 * (since version 24), which are characters like others in what people have written.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
