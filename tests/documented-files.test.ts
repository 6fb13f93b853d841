import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const NOT_OURS = new Set(['node_modules', 'build', '.next', '.git', 'data', 'test-results']);
const files = filesBelow('.');
const documents = files.filter((file) => /^(?:README|docs\/.*)\.md$/.test(file));

/** Not what the data folder holds, nor an address of the site. */
const NAMED = /`(?:\+ )?(?!\/|DATA_DIR)([^`\s]+\.(?:tsx?|css|json|md))`/g;
/** `<name>`, `*` and `…` are any name, `{en,de}` is one of several. */
const PLACEHOLDER = /(<[^>]+>|[*…]|\{[^}]+\})/;

it.each(documents)('%s names only files that there are', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  const missing = text.split('\n').flatMap((paragraph) => {
    const isOfThePast = document.startsWith('docs/decisions/') && /\bformer\b/.test(paragraph);
    const named = [...paragraph.matchAll(NAMED)].map(([, name = '']) => name);
    return isOfThePast ? [] : named.filter((name) => !isThere(name));
  });
  expect(missing).toEqual([]);
});

/** From the root, or as the end of one path; with placeholders, of any. */
function isThere(name: string): boolean {
  if (!PLACEHOLDER.test(name))
    return existsSync(name) || files.filter((file) => file.endsWith(`/${name}`)).length === 1;
  // The folder clinic/ is a link to demo/, or a clinic's own.
  const pattern = name
    .replace(/^clinic\//, '{clinic,demo}/')
    .split(PLACEHOLDER)
    .map(expression);
  return files.some((file) => new RegExp(`(?:^|/)${pattern.join('')}$`).test(file));
}

function expression(part: string): string {
  if (part.startsWith('{')) return `(?:${part.slice(1, -1).replaceAll(',', '|')})`;
  return PLACEHOLDER.test(part) ? '[^/]+' : part.replaceAll(/[.()[\]]/g, String.raw`\$&`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isFile()) return file;
    return entry.isDirectory() && !NOT_OURS.has(entry.name) ? filesBelow(file) : [];
  });
}
