import { Outlet } from 'react-router';
import { PageError } from '../../shell/page-error.tsx';

/**
 * Stands around every page and catches its errors. The root could do that too, but it would make
 * the whole document anew, and lose the styles that only the server writes.
 */
export default function Boundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <PageError />;
}
