const KEY = 'first_referrer';
/** The page that is being reloaded must not take the value, which is for the next page. */
let isLeaving = false;

/** Kept over the reload after consent to analytics: the page would seem to be its own referrer. */
export function keepReferrer(): void {
  isLeaving = true;
  try {
    sessionStorage.setItem(KEY, document.referrer);
  } catch {
    // Where storage is blocked, analytics lacks the referrer.
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
