import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { revealField } from '../reveal-field.ts';

const FIELD = '#field-';
/** After this, the form or the field is not expected to appear any more. */
const PATIENCE_MS = 10_000;

/** Reveals the field in the hash of the address, such as `#field-faq__1__answer`. */
export function RevealFromAddress() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  return <Reveal key={`${pathname}?${query}`} />;
}

function Reveal() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    function reveal() {
      stop?.();
      stop = location.hash.startsWith(FIELD) ? revealWhenShown() : undefined;
    }
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => {
      window.removeEventListener('hashchange', reveal);
      stop?.();
    };
  }, []);
  return null;
}

/** Payload renders a form in several steps, and fields far below only once they are scrolled to. */
function revealWhenShown(): () => void {
  const path = location.hash.slice(FIELD.length).replaceAll('__', '.');
  const look = () => {
    if (!isFormReady()) return;
    if (revealField(path)) stop();
    else scrollTowards(path);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  function stop() {
    watch.disconnect();
    clearTimeout(timer);
  }
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  look();
  return stop;
}

function isFormReady(): boolean {
  const forms = [...document.querySelectorAll<HTMLElement>('form[data-form-ready]')];
  return forms.length > 0 && forms.every((form) => form.dataset.formReady === 'true');
}

/** Scrolls to the row or list of a field that is not rendered yet. */
function scrollTowards(path: string): void {
  const parts = path.split('.');
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const near = document.getElementById(`field-${parts.slice(0, count).join('__')}`);
    if (!near) continue;
    const [, row] = /^(\d+)$/.exec(parts[count] ?? '') ?? [];
    const rows = near.querySelectorAll('[id*="-row-"]');
    (rows[Number(row)] ?? near).scrollIntoView({ block: 'center' });
    return;
  }
}
