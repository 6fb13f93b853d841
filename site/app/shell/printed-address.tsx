import { useLocation, useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** Where a printed page can be found again, in a form that is easily typed. */
export function PrintedAddress() {
  const { pathname } = useLocation();
  const siteUrl = useRouteLoaderData<ShellData>('root')?.siteUrl ?? '';
  const address = siteUrl.replace(/^https?:\/\//, '') + pathname;
  return <p className="mt-2 hidden text-sm text-stone-600 print:block">{address}</p>;
}
