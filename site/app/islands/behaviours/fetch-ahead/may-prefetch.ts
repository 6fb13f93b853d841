/** What some browsers tell about their connection. */
type Connection = { effectiveType?: string; saveData?: boolean };

/** Fetching ahead is for those to whom it costs nothing: not offline, not on 2g, not to save data. */
export function mayPrefetch(browser: { onLine: boolean; connection?: Connection }): boolean {
  const { onLine, connection } = browser;
  if (!onLine || connection?.saveData) return false;
  return !connection?.effectiveType?.includes('2g');
}
