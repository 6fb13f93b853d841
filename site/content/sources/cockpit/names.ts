import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import { VARIANT_LOCALES, variantName } from '#content/values/wire.ts';

const part = z.union([
  z.string().min(1),
  z.strictObject({
    name: z.string().min(1).optional(),
    /** The host's name of a field, by ours. */
    fields: z.record(z.string(), z.string().min(1)).optional(),
  }),
]);
const collection = z.enum(Object.keys(collectionModels) as [keyof typeof collectionModels]);
const singleton = z.enum(Object.keys(singletonModels) as [keyof typeof singletonModels]);

/** What a host calls its content; docs/cockpit-host.md describes the file. */
const namesFile = z.strictObject({
  /** The field that says whether an entry is public. */
  published: z.string().min(1).default('published'),
  /** Other names under which texts name the host. */
  hosts: z.array(z.string().min(1)).default([]),
  collections: z.partialRecord(collection, part).default({}),
  singletons: z.partialRecord(singleton, part).default({}),
  /** Further collections of the host that our content API passes on. */
  passed: z.array(z.string().regex(/^[\w-]+$/, 'is not a name of a collection')).default([]),
});
type NamesFile = z.output<typeof namesFile>;

type Kind = 'collections' | 'singletons';

/** Translates between the names of a host and ours. */
export class Names {
  readonly published: string;
  readonly hosts: readonly string[];
  /** Without those that are ours: they are read anyway. */
  readonly passed: readonly string[];
  readonly #file: NamesFile;
  readonly #isPlain: boolean;
  readonly #ours: ReadonlyMap<string, string>;

  constructor(file?: z.input<typeof namesFile>) {
    this.#isPlain = file === undefined;
    const { published, hosts, passed } = (this.#file = namesFile.parse(file ?? {}));
    this.published = published;
    this.hosts = hosts;
    this.passed = passed.filter((name) => !Object.hasOwn(collectionModels, name));
    this.#ours = new Map(
      Object.keys(collectionModels).map((name) => [this.hostName('collections', name), name]),
    );
  }

  /** Changes with the file; empty without one. The same content reads differently then. */
  get fingerprint(): string {
    return this.#isPlain ? '' : ` by ${digest(JSON.stringify(this.#file))}`;
  }

  /** Throws an error that says in plain words what is wrong with the file. */
  static read(file: string): Names {
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`The file of names ${file} cannot be read: ${(error as Error).message}`, {
        cause: error,
      });
    }
    const parsed = namesFile.safeParse(content);
    if (parsed.success) return new Names(parsed.data);
    throw new Error(`The file of names ${file} is wrong.\n${z.prettifyError(parsed.error)}`);
  }

  hostName(kind: Kind, name: string): string {
    const given = this.#given(kind, name);
    return (typeof given === 'string' ? given : given?.name) ?? name;
  }

  /** Our name of a collection of the host; its own if we have none. */
  ourName(hostName: string): string {
    return this.#ours.get(hostName) ?? hostName;
  }

  /** The entry, or the description of its fields, by our names of fields. */
  renamed<Values extends Readonly<Record<string, unknown>>>(
    kind: Kind,
    name: string,
    values: Values,
  ): Values {
    const given = this.#given(kind, name);
    const fields = typeof given === 'string' ? undefined : given?.fields;
    if (!fields) return values;
    const pairs = Object.entries(fields).flatMap(([ours, theirs]) => variantsOf(theirs, ours));
    const ours = new Map(pairs);
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [ours.get(key) ?? key, value]),
    ) as Values;
  }

  #given(kind: Kind, name: string) {
    const parts: Readonly<Record<string, z.output<typeof part> | undefined>> = this.#file[kind];
    return Object.hasOwn(parts, name) ? parts[name] : undefined;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A field in all languages, each with the slug that the panel makes of it. */
function variantsOf(theirs: string, ours: string): [string, string][] {
  const plain: [string, string][] = [
    [theirs, ours],
    ...VARIANT_LOCALES.map((locale): [string, string] => [
      variantName(theirs, locale),
      variantName(ours, locale),
    ]),
  ];
  return [...plain, ...plain.map(([from, to]): [string, string] => [`${from}_slug`, `${to}_slug`])];
}
