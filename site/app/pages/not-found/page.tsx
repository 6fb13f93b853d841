import { data } from 'react-router';

/** Whatever no row of the route table matches; the nearest error boundary shows the page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
