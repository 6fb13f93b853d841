import { z } from 'zod';
import type { Dropped } from '#content/dropped.ts';
import type { RemoteAnswer } from '#content/fetch-bounded.ts';
import { shapeOf, valueInLocale } from '#content/models/model.ts';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import { displayOf } from '#content/references.ts';
import { isRow, type Row } from '#content/values/row.ts';
import {
  variantNames,
  type WireAsset,
  type WireEntry,
  type WireField,
  type WirePart,
} from '#content/values/wire.ts';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { withoutDeepFields } from './cockpit/deep-fields.ts';
import { HostAddresses } from './cockpit/host-addresses.ts';
import { correctedFields, modelFields } from './cockpit/model-fields.ts';
import { Names } from './cockpit/names.ts';
import { fitEntry, type EntryReading } from './cockpit/panel-entries.ts';
import { belowUploads, panelFile } from './cockpit/panel-files.ts';
import { panelHtml } from './cockpit/panel-html.ts';
import { panelMenu } from './cockpit/panel-menu.ts';
import { makeSlugsUnique, panelSlugs, type FormerSlug } from './cockpit/panel-slugs.ts';
import { flagOf } from './cockpit/panel-values.ts';
import { parseAnswer } from './cockpit/parse-answer.ts';
import { menuToWire } from './menu-to-wire.ts';

/** A limit, because editors may nest a tree as deep as they like. */
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
  // Each is checked on its own: one that is no entry must not make the others fail.
  entries: z.array(z.unknown()),
});
const entryAnswer = z.looseObject({ _id: z.string().min(1) });
const singletonAnswer = z.union([
  z.record(z.string(), z.unknown()),
  // A singleton that was never saved is an empty list in PHP.
  z.array(z.never()),
  z.null(),
]);
const assetAnswer = z.object({
  _id: z.string(),
  path: z.string(),
  mime: z.string().optional().catch(undefined),
  size: z.coerce.number().optional().catch(undefined),
  width: z.coerce.number().optional().catch(undefined),
  height: z.coerce.number().optional().catch(undefined),
  description: z.string().nullish().catch(undefined),
  fp: z.object({ x: z.coerce.number(), y: z.coerce.number() }).nullish().catch(undefined),
});
const assetsAnswer = z.object({ assets: z.array(z.unknown()) });

/** Fields that pages show as HTML, whatever their type on the host. */
const htmlFields = (name: string): ReadonlySet<string> =>
  new Set(name === 'header_messages' ? ['content', 'description'] : ['content']);
const HTML_TYPES = new Set(['wysiwyg', 'html', 'markdown']);

function shapeIn(models: Readonly<Record<string, z.ZodType>>, name: string): z.ZodRawShape {
  const model = Object.hasOwn(models, name) ? models[name] : undefined;
  return (model && shapeOf(model)) ?? {};
}

export type Reading = {
  part: WirePart;
  dropped: readonly Dropped[];
  formerSlugs: readonly FormerSlug[];
};

export class CockpitReader {
  readonly #addresses: HostAddresses;
  readonly #names: Names;

  constructor(host: string, names = new Names()) {
    this.#names = names;
    this.#addresses = new HostAddresses(host, names.hosts);
  }

  async collection(name: string, answer: RemoteAnswer): Promise<Reading> {
    if (answer.status !== 200) {
      const part = { kind: 'collection', fields: [], sortable: false, entries: [] } as const;
      return { part, dropped: refused(name, answer), formerSlugs: [] };
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
    const shape = shapeIn(collectionModels, name);
    const reading = this.#reading(name, shape, host, dropped);
    const entries: WireEntry[] = [];
    const yieldToEventLoop = createYieldToEventLoop();
    for (const entry of listed) {
      const read = this.#entry(entry, reading);
      if (read) entries.push(read.entry);
      if (read) formerSlugs.push(...read.former);
      await yieldToEventLoop();
    }
    if (shape.slug && valueInLocale(shape.slug as z.ZodType)) {
      makeSlugsUnique(name, entries, dropped);
    }
    const part = {
      kind: 'collection' as const,
      fields: correctedFields(host, modelFields(shape, reading.html)),
      sortable,
      entries: sortable ? entries : entries.toSorted(byOrder),
    };
    return { part, dropped, formerSlugs };
  }

  async singleton(name: string, answer: RemoteAnswer): Promise<Reading> {
    const shape = shapeIn(singletonModels, name);
    const fields = modelFields(shape, htmlFields(name));
    const reading = (data: Row | null, dropped: readonly Dropped[]): Reading => ({
      part: { kind: 'singleton', fields, data },
      dropped,
      formerSlugs: [],
    });
    if (answer.status !== 200) return reading(null, refused(name, answer));
    const given = parseAnswer(singletonAnswer, name, answer);
    const dropped: Dropped[] = [];
    const data = withoutDeepFields(name, given, (one) => dropped.push(one));
    if (!isRow(data)) return reading(null, dropped);
    const renamed = this.#names.renamed('singletons', name, data);
    const local = this.#addresses.localDeep(withoutAuthors(renamed));
    if (name === 'menu') {
      const menu = { collection: name, id: name, title: name, field: 'nodes' };
      const note = (locale: Locale | undefined, reason: string) =>
        dropped.push({ ...menu, ...(locale && { locale }), reason });
      return reading(menuToWire(panelMenu(local, note)), dropped);
    }
    const entry = { ...local, _id: name };
    const { _id, ...read } = fitEntry(entry, this.#reading(name, shape, [], dropped));
    return reading(read, dropped);
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
        const { fp, description, path, ...asset } = data;
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
    // A testimonial that nobody has approved yet.
    if (collection === 'testimonials' && flagOf(renamed.approved) === false) return undefined;
    const entry = this.#addresses.localDeep(this.#cleaned(renamed, reading));
    const { slugs, former } = panelSlugs(collection, shape, entry);
    return { entry: fitEntry({ ...entry, ...slugs }, reading), former };
  }

  /** Makes fields that are not in the model safe to pass on: HTML and files. */
  #cleaned(entry: WireEntry, { fields, shape }: EntryReading): WireEntry {
    const clean: Record<string, unknown> = { ...entry };
    for (const { name, type } of fields.values()) {
      if (name in shape) continue;
      for (const key of variantNames(name)) {
        const value = clean[key];
        if (type === 'asset' && value) clean[key] = panelFile(this.#addresses.localDeep(value));
        if (!HTML_TYPES.has(type) || typeof value !== 'string') continue;
        clean[key] = panelHtml(value, type, this.#addresses);
      }
    }
    return clean as WireEntry;
  }

  #reading(
    collection: string,
    shape: z.ZodRawShape,
    host: readonly WireField[],
    dropped: Dropped[],
  ): EntryReading {
    return {
      collection,
      shape,
      html: htmlFields(collection),
      fields: new Map(host.map((field) => [field.name, field])),
      addresses: this.#addresses,
      ourName: (own: string) => this.#names.ourName(own),
      onDropped: (one: Dropped) => void dropped.push(one),
    };
  }
}

/** 401 is reported: the collection may exist, while the token may not read it. */
function refused(collection: string, { status }: RemoteAnswer): Dropped[] {
  const reason = 'the token may not read it, or it is not there';
  return status === 401 ? [{ collection, id: '', title: '', reason }] : [];
}

function withoutAuthors<Values extends Row>(values: Values): Values {
  const { _mby, ...rest } = values;
  return ('_by' in rest ? { ...rest, _by: null } : rest) as unknown as Values;
}

const orderOf = ({ order }: WireEntry) =>
  typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER;

/** Entries without an order come last, in the host's order. */
const byOrder = (a: WireEntry, b: WireEntry) => orderOf(a) - orderOf(b);

/** The entries as a list: a host gives those that editors have arranged as a tree. */
function listOf(collection: string, given: readonly unknown[], dropped: Dropped[]) {
  let sortable = false;
  const flatten = (entries: readonly unknown[], depth: number): WireEntry[] =>
    entries.flatMap((raw, at) => {
      const { data } = entryAnswer.safeParse(raw);
      if (!data) {
        const title = typeof raw === 'object' && raw ? displayOf(raw as WireEntry) : '';
        const reason = `item ${at + 1} of the list is no entry`;
        dropped.push({ collection, id: '', title, reason });
        return [];
      }
      const { children, ...entry } = data;
      if (!Array.isArray(children)) return [entry as WireEntry];
      sortable = true;
      return [entry as WireEntry, ...(depth < MAX_DEPTH ? flatten(children, depth + 1) : [])];
    });
  return { entries: flatten(given, 0), sortable };
}
