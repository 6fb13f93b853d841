import { z } from 'zod';
import { sanitizeEntry } from '#content/values/sanitize.ts';
import type { WireEntry, WireField, WirePart } from '#content/values/wire.ts';
import { VARIANT_LOCALES, variantName } from '#content/values/wire.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { RemoteError, type RemoteAnswer } from './fetch-bounded.ts';

const UPLOADS = '/storage/uploads';
/** Limit of recursion: editors may nest a tree as deep as they like. */
const MAX_DEPTH = 10;

const wireField = z.object({
  name: z.string(),
  type: z.string(),
  localize: z.boolean().catch(false),
  // PHP writes an empty map as a list.
  options: z.record(z.string(), z.unknown()).catch({}),
});
const collectionAnswer = z.object({
  fields: z.record(z.string(), wireField).catch({}),
  entries: z.array(z.looseObject({ _id: z.string() })),
});
const singletonAnswer = z.record(z.string(), z.unknown());

/** Fields that pages show as HTML, whatever their type on the host. */
const HTML_FIELDS: Readonly<Record<string, readonly string[]>> = {
  header_messages: ['content', 'description'],
};
const HTML_TYPES = new Set(['wysiwyg', 'html']);

/** Converts responses of a Cockpit host into parts of a snapshot. */
export class CockpitReader {
  readonly #host: string;
  /** The host's base path, which Cockpit prepends to the paths of pictures. */
  readonly #base: string;

  constructor(host: string) {
    this.#host = host;
    this.#base = new URL(host).pathname.replace(/\/+$/, '');
  }

  async collection(name: string, answer: RemoteAnswer): Promise<WirePart> {
    if (answer.status !== 200) return { ...EMPTY };
    const { fields: byName, entries: given } = parse(collectionAnswer, name, answer);
    const fields = Object.values(byName);
    // A collection with an editors' order comes as a tree; it is stored as a list.
    const sortable = given.some((entry) => Array.isArray(entry.children));
    const flat = sortable ? flatten(given, 0) : given.toSorted(byOrder);
    const entries: WireEntry[] = [];
    const yieldToEventLoop = createYieldToEventLoop();
    for (const entry of flat) {
      entries.push(sanitizeEntry(htmlFields(name, fields), this.#localPaths(fields, entry)));
      await yieldToEventLoop();
    }
    return { kind: 'collection', fields, sortable, entries };
  }

  async singleton(name: string, answer: RemoteAnswer): Promise<WirePart> {
    if (answer.status !== 200) return { kind: 'singleton', fields: [], data: null };
    const data = parse(singletonAnswer, name, answer);
    const local = this.#localPaths([], data);
    return { kind: 'singleton', fields: [], data: sanitizeEntry(htmlFields(name, []), local) };
  }

  /** Rewrites the host's file URLs to paths of this site, which fetches the files itself. */
  #localPaths<Entry extends Readonly<Record<string, unknown>>>(
    fields: readonly WireField[],
    entry: Entry,
  ): Entry {
    const local = this.#local(entry, 0) as Record<string, unknown>;
    for (const { name, type } of fields) {
      if (type !== 'asset') continue;
      for (const variant of [name, ...VARIANT_LOCALES.map((locale) => variantName(name, locale))]) {
        if (variant in local) local[variant] = belowUploads(local[variant]);
      }
    }
    return local as Entry;
  }

  #local(value: unknown, depth: number): unknown {
    if (typeof value === 'string') return this.#localText(value);
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((one) => this.#local(one, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, this.#local(one, depth + 1)]),
    );
  }

  #localText(text: string): string {
    if (!text.includes('/storage/')) return text;
    const local = text.replaceAll(`${this.#host}/storage/`, '/storage/');
    if (!this.#base) return local;
    const path = local.startsWith(`${this.#base}/storage/`)
      ? local.slice(this.#base.length)
      : local;
    return path.replaceAll(`"${this.#base}/storage/`, '"/storage/');
  }
}

const EMPTY = { kind: 'collection', fields: [], sortable: false, entries: [] } as const;

function parse<T>(schema: z.ZodType<T>, name: string, { body }: RemoteAnswer): T {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new RemoteError(`The answer for ${name} is not what a Cockpit host gives`, {
      cause: error,
    });
  }
}

const orderOf = ({ order }: WireEntry) =>
  typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER;

/** By the editors' order; entries without one come last, in the host's order. */
function byOrder(a: WireEntry, b: WireEntry): number {
  return orderOf(a) - orderOf(b);
}

function flatten(entries: readonly WireEntry[], depth: number): WireEntry[] {
  return entries.flatMap(({ children, ...entry }) => {
    const below = Array.isArray(children) && depth < MAX_DEPTH ? (children as WireEntry[]) : [];
    return [entry as WireEntry, ...flatten(below, depth + 1)];
  });
}

function htmlFields(name: string, fields: readonly WireField[]): WireField[] {
  const always = HTML_FIELDS[name] ?? ['content'];
  const names = new Set([
    ...always,
    ...fields.filter(({ type }) => HTML_TYPES.has(type)).map((field) => field.name),
  ]);
  return [...names].map((one) => ({ name: one, type: 'wysiwyg', localize: true, options: {} }));
}

/** Cockpit gives an asset's path relative to its uploads. */
function belowUploads(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { path } = value as { path?: unknown };
  if (typeof path !== 'string' || path.startsWith('/storage/')) return value;
  return { ...value, path: `${UPLOADS}/${path.replace(/^\/+/, '')}` };
}
