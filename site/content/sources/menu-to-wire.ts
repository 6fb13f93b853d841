import { VARIANT_LOCALES, variantName } from '#content/values/wire.ts';

type Row = Readonly<Record<string, unknown>>;

/** What every node of the menu can be told, whatever the studio asks for at its place. */
const SETTINGS = [
  ...['id', 'class', 'style', 'name', 'href', 'category', 'slug'],
  ...['description', 'icon', 'label', 'path', 'columns'],
];
const TREES = ['nodes', ...VARIANT_LOCALES.map((locale) => variantName('nodes', locale))];

/** The menu as the former API had it: each node with the same names, down to the last. */
export function menuToWire<Data extends Row>(data: Data): Data {
  const trees = TREES.flatMap((name) => (data[name] ? [[name, nodesOf(data[name])]] : []));
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
  // A choice of the studio is a text, whatever it says.
  return key === 'columns' && value !== null ? Number(value) : value;
}
