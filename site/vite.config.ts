import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { inlineScript } from './inline-script.ts';
import { noForcedReload } from './no-forced-reload.ts';
import { pictureProcessFile } from './picture-process-file.ts';

/** Small things of which the shell and some page both make use. */
const SHELL_PARTS =
  /site\/app\/(?:consent|tracking|navigation|forms\/(?:form-extras|honeypot|newsletter-terms|proof\/use-))/;

export default defineConfig({
  plugins: [
    ...[compileMessages(), inlineScript(), noForcedReload(), pictureProcessFile()],
    ...[tailwindcss(), reactRouter()],
  ],
  // Packages of npm stay packages; only our own workspaces, and what the messages
  // are compiled for, become part of the server's bundle.
  ssr: { noExternal: ['@alpsera/cms', 'use-intl'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // React and its router in files of their own: each is evaluated by itself, see pages/defer.ts.
          output: {
            advancedChunks: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(react-router|@react-router)\// },
                // What many pages need comes as one file: each of its own would cost a request.
                // Forms, with their schemas, are for the few pages that have one; the newsletter's
                // field in the footer needs little of them.
                { name: 'shared', test: /site\/app\/(?!forms\/)/, minShareCount: 3 },
                { name: 'shell', test: SHELL_PARTS, minShareCount: 2 },
              ],
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
