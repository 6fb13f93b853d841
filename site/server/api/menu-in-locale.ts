import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { entryAddress, overviewOf } from '#app/routing/entry-address.ts';
import { displayOf } from '#content/references.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { isRow, type Row } from '#content/values/row.ts';
import { variantName } from '#content/values/wire.ts';
import { localizeEntry } from './query/localize.ts';

/**
 * The menu with what its links lead to: the category, the address and the name, in the language of
 * each tree. `asked` is the language of `nodes`, which may be the English tree for want of another.
 */
export function menuInLocale(snapshot: Snapshot, menu: Row, asked: string | undefined): Row {
  const own = LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE;
  const trees = LOCALES.map((locale) => [variantName('nodes', locale), locale] as const)
    .filter(([name]) => Array.isArray(menu[name]))
    .map(([name, locale]) => {
      const shown = name === 'nodes' ? own : locale;
      return [name, nodesIn(snapshot, menu[name], shown)] as const;
    });
  return { ...menu, ...Object.fromEntries(trees) };
}

function nodesIn(snapshot: Snapshot, nodes: unknown, locale: Locale): unknown[] {
  return (Array.isArray(nodes) ? nodes : []).map((node: unknown) => {
    if (!isRow(node)) return node;
    const children = 'children' in node && { children: nodesIn(snapshot, node.children, locale) };
    const { settings } = node;
    const link = isRow(settings) ? linkIn(snapshot, settings.slug, locale) : undefined;
    if (!isRow(settings) || !link) return { ...node, ...children };
    const category = settings.category ?? overviewOf(link.link) ?? null;
    return { ...node, ...children, settings: { ...settings, category, slug: link } };
  });
}

function linkIn(snapshot: Snapshot, target: unknown, locale: Locale) {
  if (!isRow(target) || typeof target._id !== 'string' || typeof target.link !== 'string') {
    return undefined;
  }
  const { _id, link } = target;
  const collection = snapshot.collections.get(link);
  const entry = collection?.entries.find((one) => one._id === _id);
  if (!collection || !entry) return undefined;
  const localization = { lang: locale, withoutFallback: [] };
  const display = displayOf({ ...localizeEntry(entry, collection.fields, localization), _id });
  const address = entryAddress(snapshot.items, link, _id)?.(locale) ?? null;
  return { ...target, _id, link, display, address };
}
