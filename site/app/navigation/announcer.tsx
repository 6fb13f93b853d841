import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router';
import { decoded } from '../routing/decoded.ts';
import { focusedBefore, rememberFocus } from './focus-memory.ts';

/**
 * After a navigation without a page load: says the title of the new page and moves the focus into
 * it, as a page load would. Going back leads to the link that was followed.
 */
export function Announcer() {
  const { pathname, search, hash, key } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const type = useNavigationType();
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, search });

  useEffect(() => {
    if (isLeaving) rememberFocus(key);
    // Pages glide to places within them, but begin where they begin: see styles/app.css.
    document.documentElement.classList.toggle('is-navigating', isLeaving);
  }, [isLeaving, key]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (before.pathname === pathname && before.search === search) return;
    setTitle(document.title);
    if (before.pathname === pathname) return;
    const back = type === NavigationType.Pop ? focusedBefore(key) : undefined;
    const target = back ?? placeOf(hash) ?? document.querySelector<HTMLElement>('main');
    // Where it scrolls to is decided elsewhere.
    target?.focus({ preventScroll: true });
  }, [pathname, search, hash, key, type]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** What an address names within its page; it must be able to have the focus. */
function placeOf(hash: string): HTMLElement | undefined {
  const place = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  if (!place) return undefined;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}
