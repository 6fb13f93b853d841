/** The Network Information API, which only some browsers have. */
type Connection = { effectiveType?: string; saveData?: boolean };

/** Prefetching must not cost visitors anything: not offline, not on 2g, not in data-saver mode. */
export function mayPrefetch(browser: { onLine: boolean; connection?: Connection }): boolean {
  const { onLine, connection } = browser;
  if (!onLine || connection?.saveData) return false;
  return !connection?.effectiveType?.includes('2g');
}
