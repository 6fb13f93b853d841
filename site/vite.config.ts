import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { inlineScript } from './inline-script.ts';
import { pictureProcessFile } from './picture-process-file.ts';

/** Two builds from one configuration: what browsers run, and the server. */
export default defineConfig({
  plugins: [compileMessages(), inlineScript(), pictureProcessFile(), react(), tailwindcss()],
  // Packages of npm stay packages; only our own workspaces, and what the messages
  // are compiled for, become part of the server's bundle.
  ssr: { noExternal: ['@alpsera/cms', 'use-intl'] },
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
        rollupOptions: { input: 'server/main.ts', output: { entryFileNames: 'index.js' } },
      },
    },
  },
  build: { assetsInlineLimit: 0, emptyOutDir: true, target: 'es2022' },
  server: { watch: { ignored: ['**/data/**'] } },
  appType: 'custom',
});
