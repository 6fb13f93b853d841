import { z } from 'zod';
import type { Dropped } from '#content/dropped.ts';
import { UnreadableAnswerError } from '#content/remote-error.ts';
import { shapeOf, valueInLocale } from '#content/models/model.ts';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import { displayOf } from '#content/references.ts';
import { isRow } from '#content/values/row.ts';
import type { WireAsset, WireEntry, WireField, WirePart } from '#content/values/wire.ts';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { variantName } from '#content/values/wire.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { parseCleanJson } from './cockpit/clean-json.ts';
import { withoutDeepFields } from './cockpit/deep-fields.ts';
import { HostAddresses } from './cockpit/host-addresses.ts';
import { correctedFields, modelFields } from './cockpit/model-fields.ts';
import { Names } from './cockpit/names.ts';
import { fitEntry, type EntryReading } from './cockpit/panel-entries.ts';
import { belowUploads, panelFile } from './cockpit/panel-files.ts';
import { panelHtml } from './cockpit/panel-html.ts';
import { panelMenu } from './cockpit/panel-menu.ts';
import { makeSlugsUnique, panelSlugs, type FormerSlug } from './cockpit/panel-slugs.ts';
import { flagOf, reasonOf, shown } from './cockpit/panel-values.ts';
import { menuToWire } from './menu-to-wire.ts';
import type { RemoteAnswer } from '#content/fetch-bounded.ts';

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
  // What is no entry is left out one by one: it must not take the others with it.
  entries: z.array(z.unknown()),
});
const entryAnswer = z.looseObject({ _id: z.string().min(1) });
const singletonAnswer = z.record(z.string(), z.unknown());
const assetAnswer = z.object({
  _id: z.string(),
  path: z.string(),
  mime: z.string().optional().catch(undefined),
  size: z.coerce.number().optional().catch(undefined),
  width: z.coerce.number().optional().catch(undefined),
  height: z.coerce.number().optional().catch(undefined),
  modified: z.coerce.number().optional().catch(undefined),
  description: z.string().nullish().catch(undefined),
  fp: z.object({ x: z.coerce.number(), y: z.coerce.number() }).nullish().catch(undefined),
});
const assetsAnswer = z.object({ assets: z.array(z.unknown()) });

/** Fields that pages show as HTML, whatever their type on the host. */
const HTML_FIELDS: Readonly<Record<string, readonly string[]>> = {
  header_messages: ['content', 'description'],
};
const HTML_TYPES = new Set(['wysiwyg', 'html', 'markdown']);

export type Reading<Part extends WirePart = WirePart> = {
  part: Part;
  dropped: readonly Dropped[];
  formerSlugs: readonly FormerSlug[];
};

/** Converts responses of a Cockpit host into parts of a snapshot. */
export class CockpitReader {
  readonly #addresses: HostAddresses;
  readonly #names: Names;

  constructor(host: string, names = new Names()) {
    this.#names = names;
    this.#addresses = new HostAddresses(host, names.hosts);
  }

  async collection(name: string, answer: RemoteAnswer): Promise<Reading> {
    if (answer.status !== 200) {
      return { part: { ...EMPTY }, dropped: [refused(name, answer)].flat(), formerSlugs: [] };
    }
    const { fields: byName, entries: given } = parseAnswer(collectionAnswer, name, answer);
    const host = Object.entries(this.#names.renamed('collections', name, byName)).map(
      ([own, field]): WireField => ({ ...field, name: own }),
    );
    const dropped: Dropped[] = [];
    const formerSlugs: FormerSlug[] = [];
    const shallow = given.map((entry) =>
      withoutDeepFields(name, entry, (one) => dropped.push(one)),
    );
    const { entries: listed, sortable } = listOf(name, shallow, dropped);
    const reading = this.#reading(name, host, dropped);
    const entries: WireEntry[] = [];
    const yieldToEventLoop = createYieldToEventLoop();
    for (const entry of listed) {
      const read = this.#entry(entry, reading);
      if (read) entries.push(read.entry);
      if (read) formerSlugs.push(...read.former);
      await yieldToEventLoop();
    }
    const { slug } = reading.shape;
    if (slug && valueInLocale(slug as z.ZodType)) makeSlugsUnique(name, entries, dropped);
    const fields = correctedFields(host, this.#modelFields('collections', name));
    const part = {
      ...{ kind: 'collection' as const, fields, sortable },
      entries: sortable ? entries : entries.toSorted(byOrder),
    };
    return { part, dropped, formerSlugs };
  }

  async singleton(name: string, answer: RemoteAnswer): Promise<Reading> {
    const fields = this.#modelFields('singletons', name);
    if (answer.status !== 200) {
      const part = { kind: 'singleton' as const, fields, data: null };
      return { part, dropped: [refused(name, answer)].flat(), formerSlugs: [] };
    }
    // A singleton that was never saved is an empty list in PHP.
    const given = parseAnswer(
      z.union([singletonAnswer, z.array(z.never()), z.null()]),
      name,
      answer,
    );
    const dropped: Dropped[] = [];
    const shallow = withoutDeepFields(name, given, (one) => dropped.push(one));
    const data = isRow(shallow) ? shallow : null;
    const renamed = data && this.#names.renamed('singletons', name, data);
    const model: z.ZodType | undefined = singletonModels[name as keyof typeof singletonModels];
    const shape = model && shapeOf(model);
    const local = renamed && this.#addresses.localDeep(withoutAuthors(renamed));
    let read = local;
    if (local && name === 'menu') {
      const menu = { collection: name, id: name, title: name, field: 'nodes' };
      const note = (locale: Locale | undefined, reason: string) =>
        dropped.push({ ...menu, ...(locale && { locale }), reason });
      read = menuToWire(panelMenu(local, note));
    }
    if (local && name !== 'menu' && shape) {
      const { _id, ...rest } = fitEntry({ ...local, _id: name }, this.#reading(name, [], dropped));
      read = rest;
    }
    return { part: { kind: 'singleton', fields, data: read }, dropped, formerSlugs: [] };
  }

  /** The library of files: their alt texts and focal points are not in the entries. */
  assets(answer: RemoteAnswer): WirePart {
    const { assets } =
      answer.status === 200 ? parseAnswer(assetsAnswer, 'assets', answer) : { assets: [] };
    return {
      kind: 'assets',
      assets: assets.flatMap((raw): WireAsset[] => {
        const { data } = assetAnswer.safeParse(raw);
        if (!data) return [];
        const { fp, description, modified: _, path, ...asset } = data;
        const focal = fp && { x: Math.round(fp.x * 100), y: Math.round(fp.y * 100) };
        return [
          {
            ...asset,
            path: belowUploads(this.#addresses.local(path) ?? path),
            ...(focal && { focal }),
            alt: description ? { en: description } : {},
          },
        ];
      }),
    };
  }

  /** An entry in the shape of its model; undefined if it is not public. */
  #entry(
    raw: WireEntry,
    reading: EntryReading,
  ): { entry: WireEntry; former: FormerSlug[] } | undefined {
    const { collection, shape } = reading;
    if (flagOf(raw[this.#names.published]) === false) return undefined;
    const renamed = this.#names.renamed('collections', collection, withoutAuthors(raw));
    // Testimonials that nobody has read yet.
    if (collection === 'testimonials' && flagOf(renamed.approved) === false) return undefined;
    const entry = this.#addresses.localDeep(this.#cleaned(renamed, reading));
    const { slugs, former } = panelSlugs(collection, shape, entry);
    return { entry: fitEntry({ ...entry, ...slugs }, reading), former };
  }

  /** Makes the fields that no model knows safe to pass on: texts that are HTML, and files. */
  #cleaned(entry: WireEntry, { fields, shape }: EntryReading): WireEntry {
    const clean: Record<string, unknown> = { ...entry };
    for (const { name, type } of fields.values()) {
      if (name in shape) continue;
      for (const key of LOCALES.map((locale) => variantName(name, locale))) {
        const value = clean[key];
        if (type === 'asset' && value) clean[key] = panelFile(this.#addresses.localDeep(value));
        if (!HTML_TYPES.has(type) || typeof value !== 'string') continue;
        clean[key] = panelHtml(value, type, this.#addresses);
      }
    }
    return clean as WireEntry;
  }

  #reading(name: string, host: readonly WireField[], dropped: Dropped[]): EntryReading {
    const models: Readonly<Record<string, z.ZodType>> = { ...collectionModels, ...singletonModels };
    return {
      collection: name,
      shape: (models[name] && shapeOf(models[name])) ?? {},
      html: new Set(HTML_FIELDS[name] ?? ['content']),
      fields: new Map(host.map((field) => [field.name, field])),
      addresses: this.#addresses,
      ourName: (own: string) => this.#names.ourName(own),
      onDropped: (one: Dropped) => void dropped.push(one),
    };
  }

  #modelFields(kind: 'collections' | 'singletons', name: string): WireField[] {
    const models: Readonly<Record<string, z.ZodType>> =
      kind === 'collections' ? collectionModels : singletonModels;
    const model = Object.hasOwn(models, name) ? models[name] : undefined;
    const html = new Set(HTML_FIELDS[name] ?? ['content']);
    return modelFields((model && shapeOf(model)) ?? {}, html);
  }
}

const EMPTY = { kind: 'collection', fields: [], sortable: false, entries: [] } as const;

function refused(collection: string, { status }: RemoteAnswer): Dropped[] {
  if (status !== 401) return [];
  return [
    { collection, id: '', title: '', reason: 'the token may not read it, or it is not there' },
  ];
}

/** What a host answered; throws if that is not what it should be. */
export function parseAnswer<T>(schema: z.ZodType<T>, name: string, { body }: RemoteAnswer): T {
  try {
    return schema.parse(parseCleanJson(body.toString('utf8')));
  } catch (error) {
    const why = (error instanceof z.ZodError && reasonOf(error)) || 'it is no JSON';
    const plain = `The answer for ${name} is not what a Cockpit host gives: ${why}`;
    const text = body.toString('utf8');
    // Of JSON that breaks off nothing is told: it may be what a patient has written.
    const isOther = error instanceof SyntaxError && !/^\s*[[{]/.test(text);
    const given = isOther ? `, and begins with ${shown(text)}` : '';
    throw new UnreadableAnswerError(plain + given, { cause: error, plain });
  }
}

/** Who has written an entry is not told to the public. */
function withoutAuthors<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  const { _mby, ...rest } = values;
  return ('_by' in rest ? { ...rest, _by: null } : rest) as unknown as Values;
}

const orderOf = ({ order }: WireEntry) =>
  typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER;

/** By the editors' order; entries without one come last, in the host's order. */
function byOrder(a: WireEntry, b: WireEntry): number {
  return orderOf(a) - orderOf(b);
}

/** The entries as a list; those with an editors' order come as a tree. */
function listOf(collection: string, given: readonly unknown[], dropped: Dropped[]) {
  let sortable = false;
  const flatten = (entries: readonly unknown[], depth: number): WireEntry[] =>
    entries.flatMap((raw, at) => {
      const { data } = entryAnswer.safeParse(raw);
      if (!data) {
        const title = typeof raw === 'object' && raw ? displayOf(raw as WireEntry) : '';
        dropped.push({
          collection,
          id: '',
          title,
          reason: `item ${at + 1} of the list is no entry`,
        });
        return [];
      }
      const { children, ...entry } = data;
      if (!Array.isArray(children)) return [entry as WireEntry];
      sortable = true;
      return [entry as WireEntry, ...(depth < MAX_DEPTH ? flatten(children, depth + 1) : [])];
    });
  return { entries: flatten(given, 0), sortable };
}
