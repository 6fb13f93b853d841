/**
 * Lays the whole page out when an address names a place in it: heights that are only guessed until
 * they come near (app/styles/app.css) would lead past it. On a click before the browser goes there.
 */
export function layOutForNamedPlace(): void {
  const { classList } = document.documentElement;
  if (location.hash) classList.add('names-place');
  addEventListener('hashchange', () => {
    if (!location.hash || classList.contains('names-place')) return;
    classList.add('names-place');
    // The browser went there by the guessed heights.
    document.querySelector(':target')?.scrollIntoView();
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[href*="#"]')) classList.add('names-place');
    },
    true,
  );
}
