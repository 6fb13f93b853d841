import { route, index, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { LOCALES } from '@alpsera/cms/locales';
import { LOCALE_PREFIX, PAGE_IDS, ROUTE_TABLE } from './routing/table.ts';

/** Every row of the table in every language; English also below /en. */
function pageRoutes(): RouteConfigEntry[] {
  return PAGE_IDS.flatMap((id) =>
    LOCALES.flatMap((locale) => {
      const { paths, page } = ROUTE_TABLE[id];
      const prefixes = locale === 'en' ? ['', 'en'] : [LOCALE_PREFIX[locale]];
      return prefixes.map((prefix) => {
        const path = [prefix, paths[locale]].filter(Boolean).join('/');
        const routeId = `${id}:${prefix || 'root'}`;
        return path === '' ? index(page, { id: routeId }) : route(path, page, { id: routeId });
      });
    }),
  );
}

export default [
  ...pageRoutes(),
  route('*', 'pages/not-found/page.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
