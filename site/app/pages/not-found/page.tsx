import { data, type LoaderFunctionArgs } from 'react-router';
import { refusalIn } from '../../refusals.ts';

/**
 * Whatever no row of the route table matches, and what the server refuses to any page; the nearest
 * error boundary shows the page.
 */
export function loader({ request }: LoaderFunctionArgs): never {
  throw data(null, { status: refusalIn(new URL(request.url)) ?? 404 });
}

export default function NotFound() {
  return null;
}
