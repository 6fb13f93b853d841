import path from 'node:path';
import { build } from 'vite';

/** Bundled as the site is: started from its sources, each start would take several seconds. */
export async function buildInboxProcess(): Promise<string> {
  const folder = path.resolve('node_modules/.cache/alpsera');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['@alpsera/cms'] },
    build: {
      ssr: 'tests/support/inbox-process.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'inbox-process.js' } },
    },
  });
  return path.join(folder, 'inbox-process.js');
}
