import { href } from '#app/routing/href.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { useShownPath } from '#app/shell/use-shown-path.ts';

/** The path a form redirects back to when the browser sends no referrer. */
export function usePathBack(): string {
  const home = href('home', {}, useLocale());
  return useShownPath() ?? home;
}
