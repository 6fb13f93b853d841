import path from 'node:path';
import type { Plugin } from 'vite';

/** Builds the process that makes pictures beside the server, which starts it by its name. */
export function pictureProcessFile(): Plugin {
  return {
    name: 'picture-process-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      const id = path.resolve(import.meta.dirname, 'server/pictures/picture-process.ts');
      this.emitFile({ type: 'chunk', id, fileName: 'picture-process.js' });
    },
  };
}
