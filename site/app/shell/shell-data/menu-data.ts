import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import type {
  MenuGroupNode,
  MenuItemNode,
  MenuPartNode,
  MenuSettings,
} from '#content/models/menu.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { menuLink } from './menu-link.ts';

type Context = { snapshot: Snapshot; locale: Locale };

export function menuData(snapshot: Snapshot, locale: Locale): MenuGroupView[] {
  const trees = snapshot.globals.menu?.nodes;
  // A language without its own tree uses the English one, but with its own addresses.
  const nodes = trees?.[locale]?.length ? trees[locale] : trees?.[DEFAULT_LOCALE];
  return (nodes ?? []).flatMap((node) => toGroup(node, { snapshot, locale }) ?? []);
}

function toGroup(node: MenuGroupNode, context: Context) {
  const href = menuLink(node.settings, context.snapshot.items, context.locale);
  const children = node.component === 'flyout' ? node.children : [];
  const linksOf = (component: MenuPartNode['component'], isFeatured: boolean) =>
    children
      .filter((part) => part.component === component)
      .map((part) => ({ part, links: toLinks(part, isFeatured, context) }))
      .filter(({ links }) => links.length > 0);
  const group = {
    name: node.name,
    href,
    description: node.settings.description ?? undefined,
    parts: linksOf('flyout-container', false).map(({ part, links }) => ({
      name: part.name || undefined,
      columns: part.settings.columns ?? 2,
      links,
    })),
    featured: linksOf('flyout-container', true).flatMap(({ links }) => links),
    bottom: linksOf('flyout-bottom', false).flatMap(({ links }) => links),
  };
  const isEmpty = [group.parts, group.featured, group.bottom].every((list) => list.length === 0);
  return isEmpty && !href ? undefined : group;
}

export type MenuGroupView = NonNullable<ReturnType<typeof toGroup>>;
export type MenuPartView = MenuGroupView['parts'][number];

function toLinks(part: MenuPartNode, isFeatured: boolean, context: Context): MenuLinkView[] {
  return part.children
    .filter(({ component }) => (component === 'featured-item') === isFeatured)
    .flatMap((node) => toLink(node, context) ?? []);
}

function toLink({ component, name, settings }: MenuItemNode, { snapshot, locale }: Context) {
  const href = menuLink(settings, snapshot.items, locale);
  if (!href) return undefined;
  return {
    kind: component === 'featured-item' ? 'item' : component,
    name,
    href,
    description: settings.description || undefined,
    /** Sanitised SVG shapes for a 24 by 24 viewBox. */
    icon: settings.icon || undefined,
    label: settings.label || undefined,
    isNew: settings.id === 'new' || undefined,
    isRecommended: isRecommended(settings, snapshot) || undefined,
    look: settings.style || undefined,
    className: settings.class || undefined,
  } as const;
}
export type MenuLinkView = NonNullable<ReturnType<typeof toLink>>;

function isRecommended({ slug }: MenuSettings, { items }: Snapshot): boolean {
  if (typeof slug !== 'object' || slug?.link !== 'programs') return false;
  return items.programs.some(({ _id, recommended }) => _id === slug._id && recommended);
}
