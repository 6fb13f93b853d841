import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { PictureMaker } from '#server/pictures/picture-maker.ts';

/** Has a picture made, says which process made it, and waits to be killed. */
const script = fileURLToPath(new URL('../picture-process.ts', import.meta.url));
const maker = new PictureMaker({ script, logger: pino({ level: 'silent' }) });
await maker.run('withoutMetadata', Buffer.from('none'));
console.log(maker.pid);
setInterval(() => undefined, 1_000);
