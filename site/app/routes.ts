import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { PAGE_PATHS } from './routing/page-paths.ts';
import { ROUTE_TABLE } from './routing/table.ts';

/** Every row of the table in every language, then whatever nothing else matches. */
export default [
  ...PAGE_PATHS.map(({ id, path }) => {
    const module = `pages/${ROUTE_TABLE[id].page}/page.tsx`;
    const options = { id: `${id} at /${path}` };
    return path === '' ? index(module, options) : route(path, module, options);
  }),
  route('*', 'pages/not-found/page.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
