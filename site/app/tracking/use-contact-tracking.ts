import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../shell/shell-data.ts';
import { contactEventOf, type ContactEvent } from './contact-event.ts';
import { track } from './track.ts';

/** One listener for every such link, and for the number of the fax, those in an editor's text included. */
export function useContactTracking(): void {
  const shell = useRouteLoaderData<ShellData>('root');
  const locale = shell?.locale;
  const mapsUrl = shell?.clinic?.mapsUrl;
  useEffect(() => {
    if (!locale) return undefined;
    const tell = (event: ContactEvent) => {
      const { pathname, search, hash } = window.location;
      track(event, { locale, location: `${pathname}${search}${hash}` });
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      const event = link && contactEventOf(link, mapsUrl);
      if (event) tell(event);
    };
    const onCopy = () => {
      if (getSelection()?.anchorNode?.parentElement?.closest('[data-fax]')) tell('contact_fax');
    };
    document.addEventListener('click', onClick);
    document.addEventListener('copy', onCopy);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('copy', onCopy);
    };
  }, [locale, mapsUrl]);
}
