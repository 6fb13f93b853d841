import type { Locale } from '@clinic/cms/clinic-config/locales';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import '#app/messages/all.ts';
import type { RenderedPage } from '#app/document/page-code.ts';
import { isUnchanged, renderPage } from '#app/document/render-page.tsx';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { textLinks } from '#app/routing/text-links.ts';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import { EmbeddedSource } from '#content/sources/embedded.ts';
import { variantName, withEntry, type WireField, type WirePart } from '#content/values/wire.ts';
import { createReceipts } from '#server/forms/receipts.ts';
import { listPages } from '#server/routes/sitemap.ts';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';

// The build makes this module.
vi.mock('#app/islands/before-paint/main.ts?inline-script', () => ({ default: '' }));

const services = {
  siteUrl: 'http://site',
  reportError: vi.fn(),
  receipts: createReceipts('a secret'),
  tracking: { analyticsId: undefined, gclidConsent: true },
  hosts: DEFAULT_HOSTS,
};
const files = { scripts: [], styles: '/app.css' };
const requestFor = (snapshot: Snapshot, address: string) => ({
  url: new URL(`http://site${address}`),
  services: { ...services, snapshot },
  files,
});
const render = (snapshot: Snapshot, address: string) => renderPage(requestFor(snapshot, address));

const parts = new Map<string, WirePart>();
const snapshotWith = (name?: string, part?: WirePart) =>
  assembleSnapshot(
    name && part ? new Map(parts).set(name, part) : parts,
    new Map(),
    () => undefined,
    textLinks,
  );

/** Every kind of content that pages are made from. */
const EDITED = [...Object.keys(collectionModels), ...Object.keys(singletonModels), 'media'].filter(
  // Redirects and former slugs are not shown by any page.
  (name) => name !== 'redirects' && name !== 'slug_history',
);

/** Each page of the demo as it was before an edit, by language and address. */
const pages = { de: new Map<string, RenderedPage>(), en: new Map<string, RenderedPage>() };
type Shown = keyof typeof pages;

beforeAll(async () => {
  const { editor, close } = await openClinicAsEditor();
  const source = new EmbeddedSource(editor);
  for (const name of (await source.versions()).keys()) parts.set(name, await source.load(name));
  const before = await snapshotWith();
  const listed = await listPages(before);
  for (const locale of ['de', 'en'] as const) {
    const addresses = listed.flatMap(({ alternates }) => alternates[locale] ?? []);
    for (const address of addresses) pages[locale].set(address, await render(before, address));
  }
  return close;
});

/** Fields that are left alone: a changed address, number or date would make an entry invalid. */
const NOT_TEXT = /slug|url|youtube|phone|fax|email|zip|date|time|valid|icon|^from$|^to$/;

/** A value with other texts in a language, or in English where it has none in that language. */
function withNewTexts<Entry extends object>(
  entry: Entry,
  fields: readonly WireField[],
  locale: Locale,
): Entry {
  const values = entry as Record<string, unknown>;
  const isText = (name: string) => typeof values[name] === 'string' && values[name] !== '';
  const names = fields
    .filter(({ name, type }) => TEXT_TYPES.has(type) && !NOT_TEXT.test(name))
    .map(({ name }) => [variantName(name, locale), name].find(isText))
    .filter((name) => name !== undefined);
  expect(names).not.toEqual([]);
  const anew = Object.fromEntries(names.map((name) => [name, `${String(values[name])} anew`]));
  return { ...entry, ...anew };
}
const TEXT_TYPES = new Set(['text', 'textarea', 'wysiwyg', 'html', 'markdown']);

/** One entry with new texts in a language; the menu, whose texts are nested, loses its first. */
function edited(name: string, part: WirePart, locale: Locale): WirePart {
  if (part.kind === 'assets') {
    const assets = part.assets.map(({ alt, ...asset }) => ({
      ...asset,
      alt: { ...alt, [locale]: `${alt[locale] ?? ''} anew` },
    }));
    return { ...part, assets };
  }
  if (part.kind === 'collection') {
    const [first] = part.entries;
    return (first && withEntry(part, withNewTexts(first, part.fields, locale))) ?? part;
  }
  if (name !== 'menu')
    return { ...part, data: part.data && withNewTexts(part.data, part.fields, locale) };
  const nodes = variantName('nodes', locale);
  const tree = part.data?.[nodes] as object[];
  return { ...part, data: { ...part.data, [nodes]: tree.slice(1) } };
}

/** The pages of a language that are made anew; the others must be as if made from nothing. */
async function madeAnew(after: Snapshot, locale: Shown): Promise<string[]> {
  const anew: string[] = [];
  for (const [address, known] of pages[locale]) {
    if (!(await isUnchanged(requestFor(after, address), known.fingerprint!))) anew.push(address);
    else expect({ address, ...(await render(after, address)) }).toEqual({ address, ...known });
  }
  return anew;
}

/** Content that every page shows, in its header or footer. */
const ON_ALL_PAGES = new Set(['categories', 'header_messages', 'clinic', 'menu']);
/** Content that many pages show: a change to a picture's texts affects those with the picture. */
const ON_MANY_PAGES = new Set(['media']);

it('knows of every page what it was made from', () => {
  for (const all of Object.values(pages).map((known) => [...known])) {
    expect(all.length).toBeGreaterThan(80);
    const unknown = all.filter(([, { status, fingerprint }]) => status !== 200 || !fingerprint);
    expect(unknown.map(([address]) => address)).toEqual([]);
  }
});

describe('an edit', () => {
  it.each(EDITED)('of %s makes the pages anew that show it, and no other', async (name) => {
    const part = parts.get(name);
    const after = await snapshotWith(name, part && edited(name, part, 'de'));
    const count = (await madeAnew(after, 'de')).length;
    const all = pages.de.size;
    expect(count).toBeGreaterThan(0);
    if (ON_ALL_PAGES.has(name)) expect(count).toBe(all);
    else if (!ON_MANY_PAGES.has(name)) expect(count).toBeLessThan(all / 2);
  });

  it('in one language leaves the pages of the others', async () => {
    const part = parts.get('therapies')!;
    const after = await snapshotWith('therapies', edited('therapies', part, 'de'));
    expect(await madeAnew(after, 'en')).toEqual([]);
    expect((await madeAnew(after, 'de')).length).toBeGreaterThan(0);
  });

  it('that takes an entry away reaches what lists it', async () => {
    const part = parts.get('therapies');
    if (part?.kind !== 'collection') throw new Error('There are no therapies');
    const after = await snapshotWith('therapies', { ...part, entries: part.entries.slice(1) });
    expect((await madeAnew(after, 'de')).length).toBeGreaterThan(1);
  });
});
