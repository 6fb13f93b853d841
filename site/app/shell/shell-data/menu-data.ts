import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import type {
  MenuGroupNode,
  MenuItemNode,
  MenuPartNode,
  MenuSettings,
} from '#content/models/menu.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { menuLink } from './menu-link.ts';

export type MenuLinkView = {
  kind: 'item' | 'arrow-item' | 'link';
  name: string;
  href: string;
  description?: string;
  /** Sanitised SVG shapes for a 24 by 24 viewBox. */
  icon?: string;
  label?: string;
  isNew?: true;
  isRecommended?: true;
  look?: 'quiet' | 'accent';
  className?: string;
};

export type MenuPartView = { name?: string; columns: 1 | 2; links: MenuLinkView[] };

export type MenuGroupView = {
  name: string;
  href?: string;
  description?: string;
  parts: MenuPartView[];
  featured: MenuLinkView[];
  bottom: MenuLinkView[];
};

type Context = { snapshot: Snapshot; locale: Locale };

/** The menu of one language. It is part of every page, so it holds only the data that is shown. */
export function menuData(snapshot: Snapshot, locale: Locale): MenuGroupView[] {
  const trees = snapshot.globals.menu?.nodes;
  // A language without its own tree uses the English one, but with its own addresses.
  const nodes = trees?.[locale]?.length ? trees[locale] : trees?.[DEFAULT_LOCALE];
  return (nodes ?? []).flatMap((node) => toGroup(node, { snapshot, locale }) ?? []);
}

function toGroup(node: MenuGroupNode, context: Context): MenuGroupView | undefined {
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

function toLinks(part: MenuPartNode, isFeatured: boolean, context: Context): MenuLinkView[] {
  return part.children
    .filter(({ component }) => (component === 'featured-item') === isFeatured)
    .flatMap((node) => toLink(node, context) ?? []);
}

function toLink(node: MenuItemNode, { snapshot, locale }: Context): MenuLinkView | undefined {
  const { component, name, settings } = node;
  const href = menuLink(settings, snapshot.items, locale);
  if (!href) return undefined;
  return {
    kind: component === 'featured-item' ? 'item' : component,
    name,
    href,
    ...(settings.description && { description: settings.description }),
    ...(settings.icon && { icon: settings.icon }),
    ...(settings.label && { label: settings.label }),
    ...(settings.id === 'new' && { isNew: true }),
    ...(isRecommended(settings, snapshot) && { isRecommended: true }),
    ...(settings.style && { look: settings.style }),
    ...(settings.class && { className: settings.class }),
  };
}

function isRecommended({ slug }: MenuSettings, { items }: Snapshot): boolean {
  if (typeof slug !== 'object' || slug?.link !== 'programs') return false;
  return items.programs.some(({ _id, recommended }) => _id === slug._id && recommended);
}
