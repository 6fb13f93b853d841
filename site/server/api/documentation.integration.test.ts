import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedClinicSite } from '../../../tests/support/shared-site.ts';
import type { SiteProcess } from '../../../tests/support/site-process.ts';
import { EXAMPLES } from '../../../tests/e2e/support/pages.ts';
import { PAGE_ENDPOINTS } from './page-endpoints.ts';

/** `healthConcerns.item` → `health-concerns-item` */
const kebab = (id: string) =>
  id.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const bare = (text: string) => text.replaceAll('`', '');

/** The rows of the table in docs/api.md: an endpoint, its parameters and an example. */
const ROWS = readFileSync('docs/api.md', 'utf8')
  .split('## The data of pages')[1]
  ?.split('\n')
  .flatMap((line) => {
    const [, name, params, example] = line.split('|').map((cell) => cell.trim());
    if (!name?.startsWith('`') || !example) return [];
    const names = bare(params ?? '').split(/,\s*/);
    return [{ name: bare(name), params: names.filter(Boolean), example: bare(example) }];
  });

it.each(ROWS ?? [])('documents $name as it is', ({ name, params }) => {
  expect(PAGE_ENDPOINTS).toContainEqual(expect.objectContaining({ name, params }));
});

describe('the data of pages', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    ({ site } = await sharedClinicSite());
  });

  it.each(EXAMPLES.filter(({ name }) => name !== 'not found'))(
    'is given of $path, by the name that follows from the table',
    async ({ name, locale, path }) => {
      const endpoint = PAGE_ENDPOINTS.find((one) => one.name === kebab(name));
      const [param] = endpoint?.params ?? [];
      const query = new URLSearchParams({ lang: locale });
      if (param) query.set(param, path.split('/').at(-1) ?? '');
      const answer = await site.get(`/api/${endpoint?.name}?${query}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ seo: { canonical: path } });
    },
  );

  it.each(ROWS ?? [])(
    '$example of the documentation gives a page',
    async ({ name, params, example }) => {
      const answer = await site.get(example);
      expect(answer.status).toBe(200);
      const page = (await answer.json()) as { seo: { canonical: string } };
      expect(page.seo.canonical).toMatch(/^\//);

      // The same data by the endpoint's name, with the parameters from the page's address.
      const values = page.seo.canonical.split('/').toReversed();
      const query = new URLSearchParams(
        params.toReversed().map((param, index) => [param, values[index] ?? '']),
      );
      query.set('lang', new URL(example, site.url).searchParams.get('lang') ?? 'en');
      const byName = await site.get(`/api/${name}?${query}`);
      expect(await byName.json()).toEqual(page);
    },
  );
});
