import type { Locale } from '@clinic/cms/clinic-config/locales';
import { href } from './href.ts';

/** The request page with what somebody came from; undefined if the clinic takes no requests. */
export function requestHref(
  locale: Locale,
  from: { program: string } | { room: string },
): string | undefined {
  const page = href('request', {}, locale);
  const [[name, slug] = []] = Object.entries(from);
  return page && `${page}?${name}=${encodeURIComponent(slug ?? '')}`;
}
