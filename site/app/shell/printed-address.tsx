import { useShell } from './page-context.ts';
import { useShownPath } from './use-shown-path.ts';

/** Where a printed page can be found again, in a form that is easily typed. */
export function PrintedAddress() {
  const path = useShownPath();
  const siteUrl = useShell().siteUrl ?? '';
  if (path === undefined) return null;
  const address = siteUrl.replace(/^https?:\/\//, '') + path;
  return <p className="mt-2 hidden text-sm text-stone-600 print:block">{address}</p>;
}
