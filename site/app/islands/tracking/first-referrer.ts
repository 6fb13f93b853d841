const KEY = 'first_referrer';
/** The page that goes away may still see the consent, and must not use up what is for the next. */
let isLeaving = false;

/**
 * Agreeing to analytics loads the page anew, and then the page itself seems to be where the visitor
 * came from. So where that really was is kept over this one load.
 */
export function keepReferrer(): void {
  isLeaving = true;
  try {
    sessionStorage.setItem(KEY, document.referrer);
  } catch {
    // Some browsers refuse to keep anything: then analytics knows less.
  }
}

/** What was kept, once; undefined if nothing was. */
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
