import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';

/**
 * Builds the site of another clinic: node build-other-clinic.ts <folder> <JSON>, where the JSON
 * replaces what clinic/clinic.ts says.
 */
const [folder = '', replaced = '{}'] = process.argv.slice(2);
const site = path.resolve('site');
const outDir = (name: string) => ({ build: { outDir: path.resolve(folder, name) } });
const builder = await createBuilder({
  root: site,
  configFile: path.join(site, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [otherClinic()],
  environments: { client: outDir('client'), ssr: outDir('server') },
});
await builder.buildApp();

function otherClinic(): Plugin {
  const file = realpathSync('clinic/clinic.ts');
  return {
    name: 'other-clinic',
    enforce: 'pre',
    load(id) {
      if (id !== file) return undefined;
      const own = JSON.stringify(`${file}?own`);
      return `import { clinic as own } from ${own}; export const clinic = { ...own, ...${replaced} };`;
    },
  };
}
