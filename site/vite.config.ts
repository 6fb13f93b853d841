import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Packages of npm stay packages; only our own workspaces become part of the server's bundle.
  ssr: { noExternal: ['@alpsera/cms'] },
  environments: {
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/data/**'] } },
});
