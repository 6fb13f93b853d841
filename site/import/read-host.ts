import { z } from 'zod';
import type { Dropped } from '#content/dropped.ts';
import { CockpitReader } from '#content/sources/cockpit-to-wire.ts';
import { parseAnswer } from '#content/sources/cockpit/parse-answer.ts';
import { withoutDeepFields } from '#content/sources/cockpit/deep-fields.ts';
import { Names } from '#content/sources/cockpit/names.ts';
import type { FormerSlug } from '#content/sources/cockpit/panel-slugs.ts';
import type { WireEntry, WireSingleton } from '#content/values/wire.ts';
import { isRow, type Row } from '#content/values/row.ts';
import type { CockpitHost } from './cockpit-host.ts';

type HostEntry = { entry: WireEntry; isDraft: boolean };

export type HostCollection = {
  entries: HostEntry[];
  /** Slugs as the host spells them, for example with umlauts: their addresses redirect. */
  formerSlugs: readonly FormerSlug[];
};

const listAnswer = z.object({ fields: z.unknown(), entries: z.array(z.unknown()) });

const HIDDEN = new Set<unknown>([false, 0, '0', 'false']);

export class HostReader {
  readonly #host: CockpitHost;
  readonly #reader: CockpitReader;
  readonly #names: Names;
  readonly #flags: readonly string[];
  readonly #onDropped: (dropped: Dropped) => void;

  constructor(host: CockpitHost, onDropped: (dropped: Dropped) => void, names = new Names()) {
    this.#host = host;
    this.#names = names;
    this.#reader = new CockpitReader(host.host, names);
    this.#flags = [names.published, 'approved'];
    this.#onDropped = onDropped;
  }

  /** Undefined if the host does not have the collection, or the token may not see it. */
  async collection(name: string): Promise<HostCollection | undefined> {
    const answer = await this.#host.collection(this.#names.hostName('collections', name));
    if (answer.status !== 200) return undefined;
    const shallow = (node: unknown) => withoutDeepFields(name, node, this.#onDropped);
    const { fields, entries } = parseAnswer(listAnswer, name, answer);
    const given = entries.map(shallow);
    const raw = new Map(flat(given).map((entry) => [String(entry._id), entry]));
    const shown = { fields: shallow(fields), entries: given.map((entry) => this.#shown(entry)) };
    const body = Buffer.from(JSON.stringify(shown));
    const { part, dropped, formerSlugs } = await this.#reader.collection(name, { ...answer, body });
    for (const one of dropped) this.#onDropped(one);
    if (part.kind !== 'collection') return undefined;
    const read = part.entries.map((entry, index): HostEntry => {
      const { _o: place, ...flags } = raw.get(entry._id) ?? {};
      const isArranged = place !== undefined && typeof entry.order !== 'number';
      return {
        entry: isArranged ? { ...entry, order: index } : entry,
        isDraft: this.#flags.some((flag) => HIDDEN.has(flags[flag])),
      };
    });
    return { entries: read, formerSlugs };
  }

  async singleton(name: string): Promise<WireSingleton['data'] | undefined> {
    const answer = await this.#host.singleton(this.#names.hostName('singletons', name));
    if (answer.status !== 200) return undefined;
    const { part, dropped } = await this.#reader.singleton(name, answer);
    for (const one of dropped) this.#onDropped(one);
    return part.kind === 'singleton' ? part.data : undefined;
  }

  /** The reader drops what is not published; an import wants drafts too, so all flags are set. */
  #shown(node: unknown): unknown {
    if (!isRow(node)) return node;
    const flags = this.#flags.filter((flag) => flag in node).map((flag) => [flag, true]);
    const children = Array.isArray(node.children) && {
      children: node.children.map((child) => this.#shown(child)),
    };
    return { ...node, ...Object.fromEntries(flags), ...children };
  }
}

/** Flattens the tree that a host gives of a collection which editors have arranged. */
function flat(nodes: readonly unknown[]): Row[] {
  return nodes.filter(isRow).flatMap((node) => {
    const { children, ...entry } = node;
    return [entry, ...(Array.isArray(children) ? flat(children) : [])];
  });
}
