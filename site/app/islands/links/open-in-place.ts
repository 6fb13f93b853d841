import { isUnmodifiedClick } from './unmodified-click.ts';

type Opening<Module> = {
  links: string;
  load: () => Promise<Module>;
  open: (module: Module, link: HTMLAnchorElement) => void;
  /** Called when a link is pressed, before its code is loaded. */
  onPress?: () => void;
};

/**
 * Makes links open something in the page; if its code cannot be loaded, they navigate as usual.
 * Returns a function that opens a link without a click.
 */
export function openInPlace<Module>({ links, load, open, onPress }: Opening<Module>) {
  /** The link last clicked while the code was loading; only this one opens. */
  let pressed: HTMLAnchorElement | undefined;

  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;

  async function press(link: HTMLAnchorElement): Promise<void> {
    pressed = link;
    onPress?.();
    const module = await load().catch(() => undefined);
    if (pressed !== link) return;
    pressed = undefined;
    if (module) open(module, link);
    else if (navigator.onLine) window.location.assign(link.href);
  }

  const prepare = (event: Event) => {
    if (linkOf(event)) load().catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !isUnmodifiedClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    void press(link);
  });
  return (link: HTMLAnchorElement) => void press(link);
}
