import type { Row } from '#content/values/row.ts';
import { variantNames } from '#content/values/wire.ts';

/** The settings of every node, including those that the studio does not offer at its level. */
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
  const given = { ...(settings as Row | null), name };
  return {
    component,
    name: name ?? '',
    settings: Object.fromEntries(SETTINGS.map((key) => [key, settingOf(key, given as Row)])),
    children: nodesOf(children),
  };
}

function settingOf(key: string, given: Row): unknown {
  const value = given[key] ?? null;
  if (key === 'path') return value === true;
  // The studio stores the value of a select field as a string.
  return key === 'columns' && value !== null ? Number(value) : value;
}
