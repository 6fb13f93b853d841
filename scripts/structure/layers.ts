import path from 'node:path';
import type { Graph } from './circles.ts';

/**
 * Each folder may import from those before it. Of `site`, the folders of two levels are listed, of
 * which the upper stands for the files directly in it; deeper ones must only form no circle.
 */
const LAYERS = [
  ...['cms', 'studio'],
  ...['site/content/values', 'site/content/models', 'site/content', 'site/content/search'],
  ...['site/content/sources', 'site/import'],
  ...['site/app', 'site/app/messages', 'site/app/cookies', 'site/app/consent', 'site/app/tracking'],
  ...['site/app/styles', 'site/app/navigation', 'site/app/typography'],
  ...['site/app/routing', 'site/app/ui', 'site/app/forms', 'site/app/seo', 'site/app/lists'],
  ...['site/app/search', 'site/app/people', 'site/app/shell', 'site/app/islands', 'site/app/rich'],
  ...['site/app/entries', 'site/app/structured-data', 'site/app/page', 'site/app/pages'],
  ...['site/app/document', 'site/server/http', 'site/server/work', 'site/server/files'],
  ...['site/server/pictures', 'site/server/forms', 'site/server/remote', 'site/server/api'],
  ...['site/server/share', 'site/server/inbox', 'site/server/pages', 'site/server/processes'],
  ...['site/server/routes', 'site/server/watch', 'site/server/doctor', 'site/server', 'site'],
  'scripts',
];

export function againstLayers(graph: Graph): string[] {
  return [...graph].flatMap(([file, targets]) => {
    const from = layerOf(file);
    if (from === undefined) return [];
    if (from < 0) return `${path.dirname(file)} is missing in scripts/structure/layers.ts`;
    return [...targets]
      .filter((target) => (layerOf(target) ?? 0) > from)
      .map((target) => `${file} imports ${target}`);
  });
}

/** Undefined for files at the root of the repository; -1 if the list lacks the folder. */
function layerOf(file: string): number | undefined {
  const [top = '', ...deeper] = path.dirname(file).split('/');
  if (top === '.') return undefined;
  return LAYERS.indexOf(top === 'site' ? [top, ...deeper.slice(0, 2)].join('/') : top);
}
