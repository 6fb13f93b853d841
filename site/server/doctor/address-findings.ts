import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { leadsToSwitchedOff, menuLink } from '#app/shell/shell-data/menu-link.ts';
import { entriesOf } from '#app/routing/entry-address.ts';
import { isDeadLink } from '#app/routing/text-links.ts';
import type { MenuSettings } from '#content/models/menu.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { nameOf } from './entry-name.ts';
import { about, counted, type Finding } from './finding.ts';
import { isLivePath } from './is-live-path.ts';

export function addressFindings(snapshot: Snapshot, siteUrl: string): Finding[] {
  const origin = new URL(siteUrl).origin;
  return [
    deadEnds('links in texts', [...textLinks(snapshot, origin)], {
      one: 'link',
      todo: 'Correct the links in texts that lead nowhere, or redirect their addresses.',
    }),
    deadEnds('menu', [...new Set(menuLinks(snapshot))], {
      one: 'link',
      todo: 'Correct the links of the menu that lead nowhere; they are not shown.',
    }),
    deadEnds('redirects', deadRedirects(snapshot), {
      one: 'redirect',
      todo: 'Correct or delete the redirects that lead nowhere.',
    }),
    slugFinding(sharedSlugs(snapshot)),
  ];
}

type Words = { one: string; todo: string };

function deadEnds(name: string, list: readonly string[], { one, todo }: Words): Finding {
  const { ok, look } = about('addresses', name);
  if (list.length === 0) return ok('all lead somewhere');
  const lead = list.length === 1 ? 'leads' : 'lead';
  return look(`${counted(list.length, one)} ${lead} nowhere`, todo, list);
}

function slugFinding(shared: readonly string[]): Finding {
  const { ok, look } = about('addresses', 'slugs');
  if (shared.length === 0) return ok('no two entries share one');
  const says = 'shared by several entries, of which only the first has a page';
  const todo = 'Give each entry of a collection a slug of its own.';
  return look(`${counted(shared.length, 'slug')} ${says}`, todo, shared);
}

const HREF = /\shref=["']([^"']+)["']/g;

function* textLinks(snapshot: Snapshot, origin: string): Generator<string> {
  const seen = new Set<string>();
  for (const [collection, { entries }] of snapshot.collections) {
    for (const entry of entries) {
      for (const address of hrefsIn(entry)) {
        const path = ownPath(address, origin);
        if (path === undefined || isLivePath(snapshot, path)) continue;
        const line = `${nameOf(collection, entry)}: ${path}`;
        if (!seen.has(line)) yield line;
        seen.add(line);
      }
    }
  }
}

function hrefsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(HREF)].map(([, address = '']) => address);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(hrefsIn);
}

function ownPath(address: string, origin: string): string | undefined {
  const plain = address.replaceAll('&amp;', '&');
  const isOwn = /^\/(?!\/)/.test(plain) || plain === origin || plain.startsWith(`${origin}/`);
  return isOwn && URL.canParse(plain, origin) ? new URL(plain, origin).pathname : undefined;
}

type Node = { name?: string | null; settings: MenuSettings; children?: readonly Node[] };

function menuLinks(snapshot: Snapshot): string[] {
  const trees = snapshot.globals.menu?.nodes ?? {};
  return LOCALES.flatMap((locale) => deadNodes(snapshot, trees[locale] ?? [], locale));
}

function deadNodes(snapshot: Snapshot, nodes: readonly Node[], locale: Locale): string[] {
  return nodes.flatMap(({ name, settings, children = [] }) => {
    const below = deadNodes(snapshot, children, locale);
    const isLink = Boolean(settings.slug ?? settings.category ?? settings.href);
    const wanted = isLink && !leadsToSwitchedOff(settings);
    const link = menuLink(settings, snapshot.items, locale);
    const path = link?.startsWith('/') ? link.replace(/[?#].*$/, '') : undefined;
    const isDead = path === undefined ? wanted && !link : !isLivePath(snapshot, path);
    return isDead ? [`“${name ?? ''}” (${locale})${path ? `: ${path}` : ''}`, ...below] : below;
  });
}

function deadRedirects(snapshot: Snapshot): string[] {
  return snapshot.items.redirects
    .filter(({ to }) => !isDeadLink(snapshot.items, to))
    .filter(({ to }) => !isLivePath(snapshot, to.replace(/[?#].*$/, '')))
    .map(({ from, to }) => `${from} to ${to}`);
}

function sharedSlugs({ items }: Snapshot): string[] {
  const collections = Object.keys(items).filter((name) => name !== 'category_items');
  return collections.flatMap((collection) =>
    LOCALES.flatMap((locale) => {
      const slugs = entriesOf(items, collection).flatMap(({ slug }) => slug?.[locale] ?? []);
      const twice = slugs.filter((slug, at) => slugs.indexOf(slug) !== at);
      return [...new Set(twice)].map((slug) => `${collection}/${slug} (${locale})`);
    }),
  );
}
