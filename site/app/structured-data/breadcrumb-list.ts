import type { Crumb } from '#app/routing/breadcrumbs.ts';
import type { Thing } from './json-ld.ts';

export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${siteUrl}${href}`,
    })),
  };
}
