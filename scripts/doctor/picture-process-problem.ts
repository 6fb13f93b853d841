import { existsSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { PictureMaker } from '../../site/server/pictures/picture-maker.ts';

const BUILT = path.resolve('site/build/server/picture-process.js');
const SOURCE = path.resolve('site/server/pictures/picture-process.ts');

/** Why the process that makes pictures cannot draw one; undefined if it can. */
export async function pictureProcessProblem(script = existsSync(BUILT) ? BUILT : SOURCE) {
  const maker = new PictureMaker({ script, logger: pino({ level: 'silent' }) });
  try {
    await maker.run('drawSharePicture', 'npm run doctor', 'Clinic', undefined);
    return undefined;
  } catch (error) {
    return maker.problem ?? (error as Error).message;
  } finally {
    maker.stop();
  }
}
