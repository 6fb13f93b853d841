import { useShell } from './page-context.ts';
import { useShownPath } from './use-shown-path.ts';

/** The address of a printed page, short enough to type. */
export function PrintedAddress() {
  const path = useShownPath();
  const siteUrl = useShell().siteUrl ?? '';
  if (path === undefined) return null;
  const address = siteUrl.replace(/^https?:\/\//, '') + path;
  return <p className="mt-2 hidden text-sm text-stone-600 print:block">{address}</p>;
}
