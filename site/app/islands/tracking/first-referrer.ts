const KEY = 'first_referrer';
/** The page being reloaded may still see the consent, but must leave the value to the next page. */
let isLeaving = false;

/** Consenting to analytics reloads the page, which then seems to be its own referrer. */
export function keepReferrer(): void {
  isLeaving = true;
  try {
    sessionStorage.setItem(KEY, document.referrer);
  } catch {
    // Some browsers refuse storage: analytics then lacks the referrer.
  }
}

export function takeReferrer(): string | undefined {
  if (isLeaving) return undefined;
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}
