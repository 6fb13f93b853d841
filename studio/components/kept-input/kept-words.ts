export type Values = Record<string, unknown>;

/** What was typed into a form and not saved, by field, and the values that were there before. */
export type Kept = {
  at: number;
  before: Values;
  typed: Values;
  /** The page sent it with its last request while it was closed, and got no answer. */
  isSentAlong?: boolean;
};

/** Fields that the server decides, or that must not be kept, such as passwords. */
const NOT_TYPED = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'based_on', 'globalType'],
  ...['file', 'password', 'confirm-password', 'present_password', 'present_code'],
]);

export const typedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NOT_TYPED.has(name)));

/** Whether there is no value, which a form and the server may write differently. */
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values of a form mean the same; the database does not keep the order of keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameValue(left?.[key], right?.[key]));
}

/** The values that differ from all of `stored`: from what was sent and what the server answered. */
export function unsavedOf(values: Values, stored: readonly Values[], at: number): Kept | undefined {
  const names = Object.keys(values).filter(
    (name) => !stored.some((known) => isSameValue(values[name], known[name])),
  );
  if (names.length === 0) return undefined;
  const pick = (from: Values | undefined) =>
    Object.fromEntries(names.map((name) => [name, from?.[name] ?? null]));
  return { at, before: pick(stored[0]), typed: pick(values) };
}

/** Kept values that a newer state of the entry lacks; `free` if nobody changed the field since. */
export function againstNewer(kept: Kept, newer: Values): { free: Values; clashing?: Kept } {
  const free: Values = {};
  const clashing: Kept = { at: kept.at, before: {}, typed: {} };
  for (const [name, typed] of Object.entries(kept.typed)) {
    if (isSameValue(typed, newer[name])) continue;
    if (isSameValue(kept.before[name], newer[name])) {
      free[name] = typed;
    } else if (!kept.isSentAlong) {
      // What the closing page sent has very likely arrived, and was changed after that.
      clashing.typed[name] = typed;
      clashing.before[name] = kept.before[name];
    }
  }
  return { free, ...(Object.keys(clashing.typed).length > 0 && { clashing }) };
}

/** Whose input it is, and the entry or global in one language that it belongs to. */
export type KeptPlace = { owner: string; form: string };

const PREFIX = 'typed ';
const DAY_MS = 24 * 60 * 60_000;
/** Several people may share a browser, so it does not keep anybody's words for longer. */
const MAX_AGE_MS = 7 * DAY_MS;

const keyOf = ({ owner, form }: KeptPlace) => `${PREFIX}${owner} ${form}`;

/** Browsers may refuse to store anything: a text is then safe only while its window is open. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function keep(place: KeptPlace, kept: Kept | undefined): void {
  quietly(() => {
    if (kept) sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(place));
  });
}

export function readKept(place: KeptPlace): Kept | undefined {
  return quietly(() => {
    const key = keyOf(place);
    const left = localStorage.getItem(key);
    // What a closed window has left is given to the first window that asks.
    if (left !== null) localStorage.removeItem(key);
    const stored = sessionStorage.getItem(key) ?? left;
    const kept = stored === null ? undefined : (JSON.parse(stored) as Kept);
    return kept && Date.now() - kept.at < MAX_AGE_MS ? kept : undefined;
  });
}

/** Lets kept input outlive its window; use it only for what will be public anyway. */
export function leaveBehind(place: KeptPlace): void {
  quietly(() => {
    const kept = sessionStorage.getItem(keyOf(place));
    if (kept !== null) localStorage.setItem(keyOf(place), kept);
  });
}

export function noteSentAlong(place: KeptPlace): void {
  const kept = readOwn(place);
  if (kept) keep(place, { ...kept, isSentAlong: true });
}

const readOwn = (place: KeptPlace) =>
  quietly(() => JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Kept | null);

/** Forgets kept input if the save that arrived has all of it. Its form may be gone by now. */
export function forgetSaved(place: KeptPlace, sent: Values): void {
  const kept = readOwn(place);
  if (!kept) return;
  const { free, clashing } = againstNewer(kept, sent);
  if (Object.keys(free).length > 0 || clashing) return;
  keep(place, undefined);
  quietly(() => localStorage.removeItem(keyOf(place)));
}

/** Forgets what others typed in this window, or after a logout, what anybody did. */
export function forgetAllBut(owner?: string): void {
  const isOwn = (key: string) => owner !== undefined && key.startsWith(`${PREFIX}${owner} `);
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !isOwn(key)) sessionStorage.removeItem(key);
    }
  });
}

/** Forgets what `owner` left behind, who logs out, and whatever nobody came back for in a week. */
export function forgetLeftBehind(owner?: string): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const isTheirs = owner !== undefined && key.startsWith(`${PREFIX}${owner} `);
      if (isTheirs || isOutdated(key)) localStorage.removeItem(key);
    }
  });
}

/** So is an entry that cannot be read. */
function isOutdated(key: string): boolean {
  try {
    const { at = 0 } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return Date.now() - at > MAX_AGE_MS;
  } catch {
    return true;
  }
}
