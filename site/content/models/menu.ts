import { z } from 'zod';
import { icon, listOf, localized, optionalText, wireModel } from './model.ts';

/** A link to an entry, or, from a Cockpit host, its slug as a string. */
const target = z
  .union([z.object({ _id: z.string(), link: z.string() }), z.string().min(1)])
  .nullish()
  .catch(undefined);

const settings = z
  .object({
    id: optionalText,
    class: optionalText,
    style: z.enum(['quiet', 'accent']).nullish().catch(undefined),
    href: optionalText,
    category: optionalText,
    slug: target,
    description: optionalText,
    icon,
    label: optionalText,
    path: z.boolean().nullish().catch(undefined),
    columns: z.coerce
      .number()
      .pipe(z.union([z.literal(1), z.literal(2)]))
      .catch(2),
  })
  .partial()
  .nullish()
  .transform((value) => value ?? {});

/** A list of nodes, without invalid ones. */
function nodesOf<Node>(node: z.ZodType<Node>) {
  return listOf(z.unknown()).transform((list) =>
    list.flatMap((raw) => {
      const result = node.safeParse(raw);
      return result.success ? [result.data] : [];
    }),
  );
}

const name = z.string().trim().min(1);

const item = z.object({
  component: z.enum(['item', 'arrow-item', 'featured-item', 'link']),
  name,
  settings,
});

const part = z.object({
  component: z.enum(['flyout-container', 'flyout-bottom']),
  name: optionalText,
  settings,
  children: nodesOf(item),
});

const group = z.object({
  component: z.enum(['flyout', 'link']),
  name,
  settings,
  children: nodesOf(part),
});

export const menuModel = wireModel({ nodes: localized(nodesOf(group)) });

export type MenuSettings = z.output<typeof settings>;
export type MenuItemNode = z.output<typeof item>;
export type MenuPartNode = z.output<typeof part>;
export type MenuGroupNode = z.output<typeof group>;
