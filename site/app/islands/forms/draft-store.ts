import type { SubmissionKind } from '#app/forms/inbox.ts';
import type { FormValues } from '#app/forms/schema/form-schema.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Never kept: an agreement is given anew each time. */
const FORGOTTEN = new Set(['privacy']);

export type Draft = {
  values: FormValues;
  /** The id under which it was once sent without an answer: sending it again is the same. */
  id?: string;
};

/** Asked for each time: where a browser may keep nothing, even looking at its storage is a fault. */
type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const thisBrowser: Store = () => localStorage;

const keyOf = (kind: SubmissionKind) => `draft-${kind}`;

/** Keeps what was typed. A browser that keeps nothing (a private window, a full disk) is no fault. */
export function saveDraft(
  store: Store,
  kind: SubmissionKind,
  { values, id }: Draft,
  now = Date.now(),
): void {
  const typed = keptOf(values);
  try {
    if (typed.length === 0) store().removeItem(keyOf(kind));
    else {
      const draft = { savedAt: now, values: Object.fromEntries(typed), id };
      store().setItem(keyOf(kind), JSON.stringify(draft));
    }
  } catch {
    // Nothing is kept, then.
  }
}

/** What of a form is kept: what stands in it, without what is given anew each time. */
function keptOf(values: FormValues): [string, string][] {
  return Object.entries(values).filter(([name, text]) => text !== '' && !FORGOTTEN.has(name));
}

/** Whether a form says what its draft says. */
export function isSameDraft(values: FormValues, draft: FormValues): boolean {
  const now = keptOf(values);
  return now.length === keptOf(draft).length && now.every(([name, text]) => draft[name] === text);
}

/** What was typed within the last days, if anything. */
export function loadDraft(store: Store, kind: SubmissionKind, now = Date.now()): Draft | undefined {
  try {
    const kept = JSON.parse(store().getItem(keyOf(kind)) ?? 'null') as
      (Draft & { savedAt?: number }) | null;
    if (!kept || typeof kept.values !== 'object') return undefined;
    const age = now - Number(kept.savedAt);
    if (age >= 0 && age < KEPT_MS) return { values: kept.values, id: kept.id };
    store().removeItem(keyOf(kind));
  } catch {
    // What another program wrote there is not ours.
  }
  return undefined;
}

export function dropDraft(store: Store, kind: SubmissionKind): void {
  try {
    store().removeItem(keyOf(kind));
  } catch {
    // There was none.
  }
}
