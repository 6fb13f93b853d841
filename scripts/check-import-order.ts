import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The site's folders in layers: each may import from those before it, and from none after it. A
 * folder's name alone means the files directly in it.
 */
const ORDER = [
  ...['content/values', 'content/models', 'content', 'content/search', 'content/sources', 'import'],
  ...['app', 'app/messages', 'app/cookies', 'app/consent', 'app/tracking', 'app/language'],
  ...[
    'app/styles',
    'app/navigation',
    'app/typography',
    'app/routing',
    'app/ui',
    'app/forms',
    'app/seo',
    'app/lists',
  ],
  ...['app/search', 'app/people', 'app/shell', 'app/islands', 'app/rich', 'app/entries'],
  ...['app/structured-data', 'app/page', 'app/pages', 'app/document'],
  ...['server/http', 'server/work', 'server/files', 'server/pictures', 'server/forms'],
  ...['server/remote', 'server/api', 'server/share', 'server/inbox', 'server/pages'],
  ...['server/processes', 'server/routes', 'server/watch', 'server/doctor', 'server'],
];
const SITE = path.resolve('site');
const IMPORT = /(?:from|import)\s*\(?\s*'([.#][^'?]+)/g;
const IS_TEST = /\.test\.tsx?$|\/testing\//;

const wrong = sources('content', 'import', 'app', 'server').flatMap((file) => {
  const text = readFileSync(path.join(SITE, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, named = '']) => {
    const target = named.startsWith('#') ? named.slice(1) : path.join(path.dirname(file), named);
    return isAllowed(file, target) ? [] : `${file} imports ${target}`;
  });
});
for (const line of wrong) console.error(line);
if (wrong.length > 0) {
  console.error('Imports run from the top down; scripts/check-import-order.ts has the order.');
  process.exit(1);
}

function sources(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(SITE, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => /\.tsx?$/.test(name) && !IS_TEST.test(name)),
  );
}

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [placeOf(file), placeOf(target)];
  return to === undefined || (from !== undefined && to <= from);
}

/** The layer of a file's folder; undefined outside of the site. */
function placeOf(file: string): number | undefined {
  const folder = path.dirname(file).split(path.sep).slice(0, 2).join('/');
  const place = ORDER.indexOf(folder);
  if (place >= 0) return place;
  if (folder.startsWith('..')) return undefined;
  throw new Error(`${folder} is missing in the order of folders`);
}
