import { isRow, type Row } from '#content/values/row.ts';

/** The menu's trees, whose lowest level some hosts call `items`, and the mark of a new page its badge; nodes that are none are left out. */
export function panelMenu(data: Row): Row {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key.startsWith('nodes') ? nodes(value) : value,
    ]),
  );
}

function nodes(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter(isRow).map(({ items, settings, ...node }) => {
    const children = node.children ?? items;
    return {
      ...node,
      ...(isRow(settings) && { settings: { ...settings, id: settings.id ?? settings.badge } }),
      ...(children !== undefined && { children: nodes(children) }),
    };
  });
}
