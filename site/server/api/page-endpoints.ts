import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { categoryItemData, categoryData } from '#app/pages/category/page.tsx';
import type { PageRequest } from '#app/page/page.ts';
import { PAGES } from '#app/pages/registry.ts';
import { PAGE_IDS, ROUTE_TABLE } from '#app/routing/table.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { badRequest, RequestError } from '#server/http/request-error.ts';

export type PageEndpoint = {
  name: string;
  /** Address with the parameters in the path: `health-concerns`, then `:slug`. */
  path: readonly string[];
  params: readonly string[];
  data: (request: PageRequest) => object | undefined | Promise<object | undefined>;
};

const endpoint = (
  id: string,
  below: readonly string[],
  data: PageEndpoint['data'],
): PageEndpoint => {
  const [group = id] = id.split('.');
  return {
    name: kebab(id),
    path: [kebab(group), ...below],
    params: below.filter(isVariable).map((segment) => segment.slice(1)),
    data,
  };
};

export const PAGE_ENDPOINTS: readonly PageEndpoint[] = [
  ...PAGE_IDS.map((id) =>
    endpoint(id, ROUTE_TABLE[id].paths.en.split('/').slice(1), PAGES[id].data),
  ),
  endpoint('category', [':slug'], ({ params, ...request }) =>
    categoryData({ ...request, params: { category: params.slug } }),
  ),
  endpoint('category.item', [':category', ':slug'], categoryItemData),
];

type Call = {
  path: readonly string[];
  param: (name: string) => unknown;
};

/** Undefined if there is no such endpoint; throws if a parameter or the page is missing. */
export async function getPageData(
  snapshot: Snapshot,
  { path, param }: Call,
): Promise<object | undefined> {
  const given = (name: string) => textOf(param(name));
  const found = findEndpoint(path, given);
  if (!found) return undefined;
  const params = Object.fromEntries(
    found.params.map((name) => {
      const value = valueInPath(found, path, name) ?? given(name);
      if (value === undefined) throw badRequest(`The parameter ${name} is missing`);
      return [name, value];
    }),
  );
  const locale: Locale = LOCALES.find((known) => known === param('lang')) ?? DEFAULT_LOCALE;
  const page = await found.data({ snapshot, locale, params, question: given('q') });
  if (!page) throw new RequestError(404, 'Page not found');
  return page;
}

type Given = (name: string) => string | undefined;

function findEndpoint(path: readonly string[], given: Given): PageEndpoint | undefined {
  const [name] = path;
  if (path.length > 1) {
    // Literal paths first: in `testimonials/create`, `create` is not a parameter.
    return PAGE_ENDPOINTS.filter((one) => matches(one.path, path)).toSorted(
      (a, b) => a.params.length - b.params.length,
    )[0];
  }
  // `diagnosis?slug=…` is the page of an item: the endpoint that uses most of the given
  // parameters. The first page of a list is the list itself.
  const [best] = PAGE_ENDPOINTS.filter(
    ({ path: [group], params }) =>
      group === name && params.length > 0 && params.every(given) && given('page') !== '1',
  ).toSorted((a, b) => b.params.length - a.params.length);
  return best ?? PAGE_ENDPOINTS.find((one) => one.name === name);
}

function matches(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((segment, index) => isVariable(segment) || segment === path[index])
  );
}

function valueInPath({ path: pattern }: PageEndpoint, path: readonly string[], name: string) {
  const index = pattern.indexOf(`:${name}`);
  return path.length > 1 && index > 0 ? path[index] : undefined;
}

/** In a JSON body a page number may be a number. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isVariable(segment: string): boolean {
  return segment.startsWith(':');
}

function kebab(id: string): string {
  return id
    .replaceAll('.', '-')
    .replace(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
}
