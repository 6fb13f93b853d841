import type { FormDefinition, SubmissionKind } from '@clinic/cms/forms/form-field';
import type { FormValues } from '#app/forms/check-values.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type Draft = {
  values: FormValues;
  /** The id under which it was sent without a response: sending it again is the same submission. */
  id?: string;
};

const keyOf = (kind: SubmissionKind) => `draft-${kind}`;

/** Storage that is blocked or full throws: the draft is then not saved, which is no error. */
export function saveDraft(form: FormDefinition, { values, id }: Draft): void {
  const typed = keptOf(form, values);
  try {
    if (typed.length === 0) localStorage.removeItem(keyOf(form.kind));
    else {
      const draft = { savedAt: Date.now(), values: Object.fromEntries(typed), id };
      localStorage.setItem(keyOf(form.kind), JSON.stringify(draft));
    }
  } catch {}
}

/** The values worth keeping: filled in, and no agreements, which must be given each time. */
function keptOf({ fields }: FormDefinition, values: FormValues): [string, string][] {
  const agreements = fields.filter(({ type }) => type === 'agreement');
  const left = new Set(agreements.map(({ name }) => name));
  return Object.entries(values).filter(([name, text]) => text !== '' && !left.has(name));
}

export function isSameDraft(form: FormDefinition, values: FormValues, draft: FormValues): boolean {
  const now = keptOf(form, values);
  const then = keptOf(form, draft);
  return now.length === then.length && now.every(([name, text]) => draft[name] === text);
}

export function loadDraft(kind: SubmissionKind): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(kind)) ?? 'null') as
      (Draft & { savedAt?: number }) | null;
    if (!kept || typeof kept.values !== 'object') return undefined;
    const age = Date.now() - Number(kept.savedAt);
    if (age >= 0 && age < KEPT_MS) return { values: kept.values, id: kept.id };
    localStorage.removeItem(keyOf(kind));
  } catch {
    // Ignores values that are not ours.
  }
  return undefined;
}

export function dropDraft(kind: SubmissionKind): void {
  try {
    localStorage.removeItem(keyOf(kind));
  } catch {
    // Without storage there is no draft.
  }
}
