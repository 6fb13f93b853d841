import { badRequest } from './request-error.ts';

const MAX_DEPTH = 20;

/** A map without a prototype: a parameter named `__proto__` is a name like any other. */
type Node = { [key: string]: string | Node };

/**
 * Reads a query string as PHP does: `filter[rating][$gte]=4` is `{filter: {rating: {$gte: '4'}}}`,
 * and keys that count from 0, or `[]`, make a list. The last of two equal names counts.
 */
export function parseQueryString(text: string): Record<string, unknown> {
  const root = createNode();
  for (const [name, value] of new URLSearchParams(text)) insert(root, splitName(name), value);
  const parameters: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(root)) parameters[key] = withLists(value);
  return parameters;
}

function createNode(): Node {
  return Object.create(null) as Node;
}

/** `a[b][]` → a, b, ''. What is not well-formed is one plain name. */
function splitName(name: string): string[] {
  const [, head, brackets] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(name) ?? [];
  if (head === undefined || brackets === undefined) return [name];
  const keys = [head, ...brackets.slice(1, -1).split('][')];
  if (keys.length > MAX_DEPTH) throw badRequest(`The parameter ${head} is nested too deeply`);
  return keys;
}

function insert(root: Node, keys: string[], value: string): void {
  let node = root;
  for (const key of keys.slice(0, -1)) {
    const name = key === '' ? nextIndex(node) : key;
    const child = node[name];
    const inner = typeof child === 'object' ? child : createNode();
    node[name] = inner;
    node = inner;
  }
  const last = keys.at(-1) ?? '';
  node[last === '' && keys.length > 1 ? nextIndex(node) : last] = value;
}

function nextIndex(node: Node): string {
  return String(Object.keys(node).length);
}

function withLists(value: string | Node): unknown {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  if (keys.every((key, index) => key === String(index))) {
    return Object.values(value).map(withLists);
  }
  const object: Record<string, unknown> = Object.create(null);
  for (const key of keys) object[key] = withLists(value[key] ?? '');
  return object;
}
