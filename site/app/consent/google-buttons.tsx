import {
  useId,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../ui/use-hydrated.ts';
import { allowGoogle } from './browser-consent.ts';
import { CONSENT_PATH } from './consent-cookies.ts';

const BUTTON =
  'inline-flex min-h-12 min-w-42 items-center justify-center gap-2 rounded-control bg-ink/90 px-4 py-2 ' +
  'font-semibold leading-tight text-white no-underline shadow-soft transition-colors ' +
  'duration-300 hover:bg-pine-500';

type Props = {
  /** What would be loaded, for those who only hear the buttons. */
  title: string;
  /** Where it is at its provider's; a plain link until scripts have taken over. */
  to: string;
  icon?: ReactNode;
  /** Says what is loaded and from whom. */
  describedBy: string;
  onLoad: (isForGood: boolean) => void;
};

/**
 * What comes from Google waits for one of these: once, or from now on always. Those who have
 * allowed it before get one button to start with; styles decide, so that nothing flashes.
 */
export function GoogleButtons({ title, to, icon, describedBy, onLoad }: Props) {
  const t = useTranslations('consent');
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const titleId = useId();
  const onceId = useId();
  const alwaysId = useId();

  const load = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLoad(false);
  };
  const allow = (event: SubmitEvent) => {
    event.preventDefault();
    allowGoogle();
    onLoad(true);
  };
  return (
    <div className="relative flex flex-wrap items-center justify-center gap-3 p-3">
      <span id={titleId} hidden>
        {title}
      </span>
      <a
        href={to}
        role={isHydrated ? 'button' : undefined}
        rel="noopener noreferrer"
        aria-labelledby={`${onceId} ${titleId}`}
        aria-describedby={describedBy}
        onClick={load}
        onKeyDown={(event) => {
          if (event.key === ' ') load(event);
        }}
        className={BUTTON}
      >
        {icon}
        <span id={onceId}>
          <span className="in-[.google-allowed]:hidden">{t('loadOnce')}</span>
          <span className="hidden in-[.google-allowed]:inline">{t('load')}</span>
        </span>
      </a>
      <form
        method="post"
        action={CONSENT_PATH}
        onSubmit={allow}
        // Without scripts nothing would ever load here, now or later.
        className="hidden in-[.has-script:not(.google-allowed)]:block"
      >
        <input type="hidden" name="from" value={pathname} />
        <button
          type="submit"
          id={alwaysId}
          name="choice"
          value="google"
          aria-labelledby={`${alwaysId} ${titleId}`}
          aria-describedby={describedBy}
          className={BUTTON}
        >
          {t('loadAlways')}
        </button>
      </form>
    </div>
  );
}
