import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { isSameValue, typedValues, type Values } from '../kept-input/kept-words.ts';

type Undoable = 'published' | 'unpublished' | 'binned' | 'arranged';
type UndoPlan = {
  kind: Undoable;
  languages: readonly string[];
  undo: () => Promise<boolean>;
};

type Send = typeof fetch;
type Found = { kind: Undoable; path: string; languages: readonly string[]; sent: Values };
/** What visitors saw of an entry in a language, if anything, and the draft of it. */
type Before = { language: string; live: Values | undefined; draft: Values };

const ARRANGE = /^(\/api\/[\w-]+)\/arrange$/;
const ONE = /^\/api\/(?:globals|[\w-]+)\/[\w-]+$/;

/** The kind of a request that can be undone; undefined for all others. */
function undoableOf(input: string, init: RequestInit | undefined): Found | undefined {
  const { pathname: path, searchParams: query } = new URL(input, location.href);
  const sent = bodyOf(init);
  if (ARRANGE.test(path)) return { kind: 'arranged', path, languages: [], sent };
  const one = query.get('publishSpecificLocale');
  if (one || query.get('publishAllLocales') === 'true') {
    return { kind: 'published', path, languages: one ? [one] : LOCALES, sent };
  }
  const names = Object.keys(sent);
  if (names.length !== 1 || !ONE.test(path)) return undefined;
  if (sent._status === 'draft' && !query.has('draft')) {
    const isAll = query.get('unpublishAllLocales') === 'true';
    const language = query.get('locale');
    return {
      kind: 'unpublished',
      path,
      languages: isAll || !language ? LOCALES : [language],
      sent,
    };
  }
  return sent.deletedAt ? { kind: 'binned', path, languages: LOCALES, sent } : undefined;
}

function bodyOf(init: RequestInit | undefined): Values {
  const body = init?.body instanceof FormData ? init.body.get('_payload') : init?.body;
  return typeof body === 'string' ? (JSON.parse(body) as Values) : {};
}

/** Reads how things are before the request; undefined, and so no offer, if that fails. */
async function planUndo(send: Send, found: Found): Promise<UndoPlan | undefined> {
  const { kind, languages, path } = found;
  const api = apiOf(send, path);
  if (kind === 'arranged') {
    const [, list = ''] = ARRANGE.exec(path) ?? [];
    const answer = await send(`${list}?sort=order&limit=0&depth=0&draft=true&select[order]=true`);
    if (!answer.ok) return undefined;
    const { docs } = (await answer.json()) as { docs: { id: string }[] };
    const ids = docs.map(({ id }) => id);
    return { kind, languages, undo: () => api.write('POST', '', { ids }) };
  }
  const before = await Promise.all(languages.map(api.read));
  if (before.some((one) => one === undefined)) return undefined;
  return { kind, languages, undo: () => takeBack(api, found, before as Before[]) };
}

type Api = ReturnType<typeof apiOf>;

function apiOf(send: Send, path: string) {
  const isGlobal = path.startsWith('/api/globals/');
  async function readOne(language: string, draft: boolean): Promise<Values | undefined> {
    const query = new URLSearchParams({ depth: '0', draft: String(draft), locale: language });
    const answer = await send(`${path}?${query}`).catch(() => undefined);
    return answer?.ok ? ((await answer.json()) as Values) : undefined;
  }
  async function read(language: string): Promise<Before | undefined> {
    const [live, draft] = await Promise.all([readOne(language, false), readOne(language, true)]);
    if (!live || !draft) return undefined;
    const isLive = live._status === 'published';
    return { language, live: isLive ? typedValues(live) : undefined, draft: typedValues(draft) };
  }
  async function write(method: string, query: string, data: object): Promise<boolean> {
    const answer = await send(`${path}?depth=0&${query}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    }).catch(() => undefined);
    return answer?.ok === true;
  }
  return {
    read,
    write,
    save: (query: string, data: object) => write(isGlobal ? 'POST' : 'PATCH', query, data),
  };
}

/** Publishes what visitors saw before, and stores what was written since as a draft. */
async function takeBack(api: Api, { kind }: Found, before: Before[]): Promise<boolean> {
  if (kind === 'binned' && !(await api.save('trash=true', { deletedAt: null }))) return false;
  for (const { draft, language, live } of before) {
    const locale = `locale=${language}`;
    if (!live && kind !== 'published') continue;
    // Somebody may have typed on since it was published.
    const written = kind === 'published' ? (await api.read(language))?.draft : draft;
    if (!written) return false;
    const isDone = live
      ? await api.save(`${locale}&publishSpecificLocale=${language}`, {
          ...live,
          _status: 'published',
        })
      : await api.save(locale, { _status: 'draft' });
    if (!isDone) return false;
    if (!live || isSameValue(written, live)) continue;
    if (!(await api.save(`${locale}&draft=true`, { ...written, _status: 'draft' }))) return false;
  }
  return true;
}

export async function watchForUndo(send: Send, address: string, init: RequestInit | undefined) {
  const found = undoableOf(address, init);
  const plan = found && (await planUndo(send, found));
  return plan && (() => offerUndo(plan));
}

/** How to undo what was just done, or `done` if it was undone. */
type Offer = UndoPlan | 'done' | undefined;
let offered: Offer;
const listeners = new Set<() => void>();

export function offerUndo(offer: Offer): void {
  offered = offer;
  for (const listener of listeners) listener();
}

export const offeredUndo = (): Offer => offered;

export function onUndoOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
