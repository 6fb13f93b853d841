type Opening<Module> = {
  /** A selector of the links. */
  links: string;
  load: () => Promise<Module>;
  open: (module: Module, link: HTMLAnchorElement) => void;
};

/**
 * Links that open something in the page instead of leading away from it. The code for that is fetched
 * when one is pointed at, focused or pressed; if it cannot be had, the link leads where it says.
 * Returns what opens it without a click.
 */
export function opensInPlace<Module>({ links, load, open }: Opening<Module>) {
  /** The last that was pressed while the code was on its way; one of many clicks opens. */
  let pressed: HTMLAnchorElement | undefined;

  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;

  async function press(link: HTMLAnchorElement): Promise<void> {
    pressed = link;
    const module = await load().catch(() => undefined);
    if (pressed !== link) return;
    pressed = undefined;
    if (module) open(module, link);
    else window.location.assign(link.href);
  }

  const prepare = (event: Event) => {
    if (linkOf(event)) load().catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    // A click for another tab or window means the plain link.
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void press(link);
  });
  return (link: HTMLAnchorElement) => void press(link);
}
