import { useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { errorObject } from '../error-object.ts';
import { useChunkReload } from '../navigation/use-chunk-reload.ts';
import { localeOfPath } from '../routing/href.ts';
import { ErrorPage } from './error-page.tsx';
import type { ShellData } from './shell-data.ts';

/** The error of a page as visitors see it: its own status, or 500 if it has none. */
export function PageError() {
  const error = useRouteError();
  const shell = useRouteLoaderData<ShellData>('root');
  const { pathname } = useLocation();
  const { statusCode: status } = errorObject(error);
  const locale = shell?.locale ?? localeOfPath(pathname);
  if (useChunkReload(error)) return null;
  return <ErrorPage status={status} clinic={shell?.clinic} locale={locale} />;
}
