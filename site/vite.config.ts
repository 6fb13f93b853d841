import { realpathSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';
import { brandFiles } from './brand-files.ts';
import { inlineScript } from './inline-script.ts';

/** One file instead of thousands: a start takes half as long. What has native code stays a package. */
const IN_ONE_BUNDLE = { noExternal: true as const, external: ['sharp'] };
/** While developing, Node loads packages by itself; not what the messages are compiled for. */
const WITH_PACKAGES = { noExternal: ['@clinic/cms', 'use-intl', '@formatjs/fast-memoize'] };

/** Two builds from one configuration: what browsers run, and the server. */
export default defineConfig(({ command }) => ({
  plugins: [
    brandFiles(),
    compileMessages(),
    inlineScript(),
    pictureProcessFile(),
    react(),
    tailwindcss(),
  ],
  ssr: command === 'build' ? IN_ONE_BUNDLE : WITH_PACKAGES,
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rollupOptions: {
          // The styles are written into pages by the server; the fonts they name come from here.
          input: ['app/islands/main.ts', 'app/styles/app.css'],
          output: {
            advancedChunks: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rollupOptions: {
          // Also what prepares a database and imports another one's content: started as they are,
          // their TypeScript would cost several seconds each time.
          input: {
            index: 'server/main.ts',
            prepare: '../cms/src/prepare.ts',
            import: 'import/main.ts',
          },
          output: { entryFileNames: '[name].js' },
          onLog: (level, log, report) => {
            if (!log.id?.includes('/node_modules/')) report(level, log);
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, emptyOutDir: true, target: 'es2022' },
  server: { watch: { ignored: ['**/data/**'] } },
  appType: 'custom',
}));

/** So that browsers need no parser for the words of an island: 10 KB less script. */
function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(code, id) {
      if (!isMessageFile(id)) return undefined;
      return { code: JSON.stringify(compileTree(JSON.parse(code))), map: null };
    },
  };
}

/** Vite names files by their real place, and clinic/ may be a link to a folder of another name. */
const OWN_WORDS = path.join(realpathSync(path.resolve(import.meta.dirname, '../clinic')), 'words/');

function isMessageFile(id: string): boolean {
  if (id.startsWith(OWN_WORDS)) return path.basename(id) === 'site.json';
  return /\/app\/messages\/[\w-]+\.json$/.test(id);
}

function compileTree(value: unknown): unknown {
  if (typeof value === 'string') return compile(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, compileTree(child)]));
}

/** Builds the process that makes pictures beside the server, which starts it by its name. */
function pictureProcessFile(): Plugin {
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
