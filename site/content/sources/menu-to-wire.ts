import type { Row } from '#content/values/row.ts';
import { variantNames } from '#content/values/wire.ts';

/** Also those that the studio does not offer at the node's level. */
const SETTINGS = [
  ...['id', 'class', 'style', 'name', 'href', 'category', 'slug'],
  ...['description', 'icon', 'label', 'path', 'columns'],
];

/** The menu as the former API gave it: nodes of all levels have the same keys. */
export function menuToWire<Data extends Row>(data: Data): Data {
  const names = variantNames('nodes').filter((name) => data[name]);
  const trees = names.map((name) => [name, nodesOf(data[name])]);
  return { ...data, ...(Object.fromEntries(trees) as Row) };
}

function nodesOf(rows: unknown): Row[] {
  return Array.isArray(rows) ? (rows as Row[]).map(nodeOf) : [];
}

function nodeOf({ component, name, settings, children }: Row): Row {
  const told = { ...(settings as Row | null), name };
  return {
    component,
    name: name ?? '',
    settings: Object.fromEntries(SETTINGS.map((key) => [key, settingOf(key, told as Row)])),
    children: nodesOf(children),
  };
}

function settingOf(key: string, told: Row): unknown {
  const value = told[key] ?? null;
  if (key === 'path') return value === true;
  // The studio stores the value of a select field as a string.
  return key === 'columns' && value !== null ? Number(value) : value;
}
