import { hasPage } from '@clinic/cms/clinic-config/page-set';
import type { Lookup } from './references.ts';
import { isRow, type Row } from './values/row.ts';
import { variantNames } from './values/wire.ts';

/** Drops nodes that lead only to unpublished entries, whose titles they tell; others lose links. */
export function withPublishedLinks<Data extends Row>(menu: Data, lookup: Lookup): Data {
  const names = variantNames('nodes').filter((name) => Array.isArray(menu[name]));
  const trees = names.map((name) => [name, nodesOf(menu[name], lookup)]);
  return { ...menu, ...(Object.fromEntries(trees) as Row) };
}

function nodesOf(nodes: unknown, lookup: Lookup): unknown[] {
  return Array.isArray(nodes) ? nodes.flatMap((node: unknown) => nodeOf(node, lookup)) : [];
}

function nodeOf(node: unknown, lookup: Lookup): unknown[] {
  if (!isRow(node)) return [node];
  const children = 'children' in node && { children: nodesOf(node.children, lookup) };
  const { settings } = node;
  if (!isRow(settings)) return [{ ...node, ...children }];
  const { slug, category } = settings;
  if (isRow(slug) && typeof slug._id === 'string') {
    const link = publishedLink(slug._id, slug.link, lookup);
    if (link) return [{ ...node, ...children, settings: { ...settings, slug: link } }];
  } else if (typeof category !== 'string' || hasPage(category)) {
    return [{ ...node, ...children }];
  }
  const hasOwnAddress = Boolean(settings.href) && settings.path !== true;
  if (!hasOwnAddress && !(children && children.children.length > 0)) return [];
  // The category is removed too, or the node would lead to its overview instead.
  return [{ ...node, ...children, settings: { ...settings, slug: null, category: null } }];
}

/** Also tries our name of the collection, because a host may have another. */
function publishedLink(_id: string, told: unknown, lookup: Lookup): Row | undefined {
  for (const link of [told, lookup.collectionOf(_id)]) {
    const display = typeof link === 'string' ? lookup.display({ _id, link }) : undefined;
    if (display !== undefined) return { _id, link, display };
  }
  return undefined;
}
