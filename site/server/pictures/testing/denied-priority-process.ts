import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/** The process that makes pictures, in a sandbox that denies it another priority. */
os.setPriority = () => {
  throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
};
syncBuiltinESMExports();
await import('#server/pictures/picture-process.ts');
