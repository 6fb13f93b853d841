import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import type { Row } from '#content/values/row.ts';
import { variantNames } from '#content/values/wire.ts';

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

/** The file that tells a host's names of our content; docs/cockpit-host.md describes it. */
const namesFile = z.strictObject({
  published: z.string().min(1).default('published'),
  /** Other names of the host that occur in texts. */
  hosts: z.array(z.string().min(1)).default([]),
  collections: z.partialRecord(collection, part).default({}),
  singletons: z.partialRecord(singleton, part).default({}),
  /** Further collections of the host that our content API passes on. */
  passed: z.array(z.string().regex(/^[\w-]+$/, 'is not a name of a collection')).default([]),
});

type Kind = 'collections' | 'singletons';

export class Names {
  readonly published: string;
  readonly hosts: readonly string[];
  /** Without the collections that the site has itself, which are read anyway. */
  readonly passed: readonly string[];
  /** Changes with the file, because content then reads differently; empty without a file. */
  readonly fingerprint: string;
  readonly #file: z.output<typeof namesFile>;
  readonly #ours: ReadonlyMap<string, string>;

  constructor(given?: z.input<typeof namesFile>) {
    const file = namesFile.parse(given ?? {});
    this.#file = file;
    this.published = file.published;
    this.hosts = file.hosts;
    this.passed = file.passed.filter((name) => !Object.hasOwn(collectionModels, name));
    this.fingerprint = given ? ` by ${hash('sha256', JSON.stringify(file)).slice(0, 16)}` : '';
    this.#ours = new Map(
      Object.keys(collectionModels).map((name) => [this.hostName('collections', name), name]),
    );
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

  ourName(hostName: string): string {
    return this.#ours.get(hostName) ?? hostName;
  }

  /** An entry, or the description of its fields, with our names of the fields as keys. */
  renamed<Values extends Row>(kind: Kind, name: string, values: Values): Values {
    const given = this.#given(kind, name);
    const fields = typeof given === 'string' ? undefined : given?.fields;
    if (!fields) return values;
    const ours = new Map<string, string>();
    for (const [own, theirs] of Object.entries(fields)) {
      const names = variantsOf(own);
      for (const [at, name] of variantsOf(theirs).entries()) ours.set(name, names[at] ?? own);
    }
    return Object.fromEntries(
      Object.entries(values).map(([key, value]) => [ours.get(key) ?? key, value]),
    ) as Values;
  }

  #given(kind: Kind, name: string) {
    const parts: Readonly<Record<string, z.output<typeof part> | undefined>> = this.#file[kind];
    return Object.hasOwn(parts, name) ? parts[name] : undefined;
  }
}

/** The keys of a field in all languages, and those of the slugs that the panel makes from it. */
function variantsOf(field: string): string[] {
  const names = variantNames(field);
  return [...names, ...names.map((name) => `${name}_slug`)];
}
