import { build, type Plugin } from 'vite';

const QUERY = '?inline-script';

/** `import code from './x.ts?inline-script'`: the module and its imports as one small script, as text. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return undefined;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer);
      return resolved && `${resolved.id}${QUERY}`;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const entry = id.slice(0, -QUERY.length);
      const result = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          minify: true,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'inline', fileName: 'inline' },
          rollupOptions: { output: { extend: true } },
        },
      });
      const output = (Array.isArray(result) ? result[0] : result) as {
        output: { type: string; code?: string; modules?: Record<string, unknown> }[];
      };
      const chunk = output.output.find(({ type }) => type === 'chunk');
      for (const file of Object.keys(chunk?.modules ?? {})) this.addWatchFile(file);
      return `export default ${JSON.stringify(chunk?.code?.trim() ?? '')}`;
    },
  };
}
