import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';

export default defineConfig({
  plugins: [compileMessages(), tailwindcss(), reactRouter()],
  // Packages of npm stay packages; only our own workspaces, and what the messages
  // are compiled for, become part of the server's bundle.
  ssr: { noExternal: ['@alpsera/cms', 'use-intl'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // React in a file of its own: it is evaluated by itself, and changes rarely.
          output: {
            advancedChunks: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/data/**'] } },
});
