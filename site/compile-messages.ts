import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Page = { title?: string; description?: string };
type Messages = { pages: Record<string, Page> };

/**
 * Compiles the message files while building, so that browsers need no parser for them: 10 KB less
 * script. Plain texts stay as they are; only those with placeholders become small arrays. What
 * search engines read about a page comes with its data, so browsers need it here no second time.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform(code, id) {
      if (!/\/app\/messages\/\w+\.json$/.test(id)) return undefined;
      const messages = JSON.parse(code) as Messages;
      const isForBrowsers = this.environment.name === 'client';
      const wanted = isForBrowsers ? withoutDescriptions(messages) : messages;
      return { code: JSON.stringify(compileTree(wanted)), map: null };
    },
  };
}

function withoutDescriptions({ pages, ...others }: Messages): Messages {
  const short = Object.entries(pages).map(([id, page]) => [
    id,
    { ...page, description: undefined },
  ]);
  return { ...others, pages: Object.fromEntries(short) };
}

function compileTree(value: unknown): unknown {
  if (typeof value === 'string') return compile(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, compileTree(child)]));
}
