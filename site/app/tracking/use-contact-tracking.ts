import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../shell/shell-data.ts';
import { contactEventOf } from './contact-event.ts';
import { track } from './track.ts';

/** One listener for every such link, those in an editor's text included. */
export function useContactTracking(): void {
  const shell = useRouteLoaderData<ShellData>('root');
  const locale = shell?.locale;
  const mapsUrl = shell?.clinic?.mapsUrl;
  useEffect(() => {
    if (!locale) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      const event = link && contactEventOf(link, mapsUrl);
      const { pathname, search, hash } = window.location;
      if (event) track(event, { locale, location: `${pathname}${search}${hash}` });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [locale, mapsUrl]);
}
