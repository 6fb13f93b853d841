import { href } from '#app/routing/href.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { useShownPath } from '#app/shell/use-shown-path.ts';

/** Where a form leads back to, in browsers that do not tell where they come from. */
export function usePathBack(): string {
  const home = href('home', {}, useLocale());
  return useShownPath() ?? home;
}
