import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { LOCALES } from '@alpsera/cms/locales';
import { PAGE_PATHS } from './routing/page-paths.ts';
import { ROUTE_TABLE } from './routing/table.ts';

/** Sections that editors make are found in every language too, English with and without prefix. */
const CATEGORY_PREFIXES = ['', ...LOCALES.map((locale) => `${locale}/`)];

/** Every row of the table in every language, then content's own, then what nothing else matches. */
const pages = [
  ...PAGE_PATHS.map(({ id, path }) => {
    const module = `pages/${ROUTE_TABLE[id].page}/page.tsx`;
    const options = { id: `${id} at /${path}` };
    return path === '' ? index(module, options) : route(path, module, options);
  }),
  ...CATEGORY_PREFIXES.flatMap((prefix) => [
    route(`${prefix}:category`, 'pages/category/page.tsx', { id: `category at /${prefix}` }),
    route(`${prefix}:category/:slug`, 'pages/category-item/page.tsx', {
      id: `category item at /${prefix}`,
    }),
  ]),
  route('*', 'pages/not-found/page.tsx', { id: 'not-found' }),
];

export default [layout('pages/boundary/page.tsx', { id: 'boundary' }, pages)] satisfies RouteConfig;
