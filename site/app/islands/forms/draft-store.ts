import type { FormDefinition, SubmissionKind } from '@clinic/cms/forms/form-field';
import type { FormValues } from '#app/forms/check-values.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type Draft = {
  values: FormValues;
  /** The id under which it was sent without a response: sending it again is the same submission. */
  id?: string;
};

/** A function, because merely accessing localStorage throws where storage is blocked. */
type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const thisBrowser: Store = () => localStorage;

const keyOf = (kind: SubmissionKind) => `draft-${kind}`;

/** Missing storage (a private window, a full disk) is not an error. */
export function saveDraft(
  store: Store,
  form: FormDefinition,
  { values, id }: Draft,
  now = Date.now(),
): void {
  const typed = keptOf(form, values);
  try {
    if (typed.length === 0) store().removeItem(keyOf(form.kind));
    else {
      const draft = { savedAt: now, values: Object.fromEntries(typed), id };
      store().setItem(keyOf(form.kind), JSON.stringify(draft));
    }
  } catch {}
}

/** Agreements must be given each time. */
function keptOf({ fields }: FormDefinition, values: FormValues): [string, string][] {
  const agreements = fields.filter(({ type }) => type === 'agreement');
  const forgotten = new Set(agreements.map(({ name }) => name));
  return Object.entries(values).filter(([name, text]) => text !== '' && !forgotten.has(name));
}

export function isSameDraft(form: FormDefinition, values: FormValues, draft: FormValues): boolean {
  const now = keptOf(form, values);
  const then = keptOf(form, draft);
  return now.length === then.length && now.every(([name, text]) => draft[name] === text);
}

export function loadDraft(store: Store, kind: SubmissionKind, now = Date.now()): Draft | undefined {
  try {
    const kept = JSON.parse(store().getItem(keyOf(kind)) ?? 'null') as
      (Draft & { savedAt?: number }) | null;
    if (!kept || typeof kept.values !== 'object') return undefined;
    const age = now - Number(kept.savedAt);
    if (age >= 0 && age < KEPT_MS) return { values: kept.values, id: kept.id };
    store().removeItem(keyOf(kind));
  } catch {
    // Ignores values that are not ours.
  }
  return undefined;
}

export function dropDraft(store: Store, kind: SubmissionKind): void {
  try {
    store().removeItem(keyOf(kind));
  } catch {
    // Without storage there is no draft.
  }
}
