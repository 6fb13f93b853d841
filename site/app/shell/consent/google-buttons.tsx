import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CONSENT_PATH } from '#app/consent/consent-cookies.ts';
import { buttonLook } from '#app/ui/button-link.tsx';
import { href } from '#app/routing/href.ts';
import { useLocale, useShownPath } from '#app/shell/page-context.ts';

type Props = {
  /** Name of the content, used only in the buttons' accessible names. */
  title: string;
  /** The address of the content at its provider, a plain link until scripts run. */
  to: string;
  icon?: ReactNode;
  /** Id of the text that says what is loaded and from whom. */
  describedBy: string;
};

/**
 * Buttons that load content from Google once, or always from now on. Styles decide which of them
 * show, so that nothing flashes. The `data-google` element around them names the content.
 */
export function GoogleButtons({ title, to, icon, describedBy }: Props) {
  const t = useTranslations('consent');
  const pathBack = usePathBack();
  const titleId = useId();
  const onceId = useId();
  const alwaysId = useId();
  return (
    <div
      data-google-buttons
      className="relative flex flex-wrap items-center justify-center gap-3 p-3"
    >
      <span id={titleId} hidden>
        {title}
      </span>
      <a
        href={to}
        rel="noopener noreferrer"
        aria-labelledby={`${onceId} ${titleId}`}
        aria-describedby={describedBy}
        className={buttonLook('primary')}
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
        // Hidden without scripts, because then nothing can ever load here.
        className="hidden in-[.has-script:not(.google-allowed)]:block"
      >
        <input type="hidden" name="from" value={pathBack} />
        <button
          type="submit"
          id={alwaysId}
          name="choice"
          value="google"
          aria-labelledby={`${alwaysId} ${titleId}`}
          aria-describedby={describedBy}
          className={buttonLook('onAnything')}
        >
          {t('loadAlways')}
        </button>
      </form>
    </div>
  );
}

/** The path a form redirects back to when the browser sends no referrer. */
export function usePathBack(): string {
  const home = href('home', {}, useLocale());
  return useShownPath() ?? home;
}

/** Reopens the cookie card. Without scripts it is a form post, and the next page shows the card. */
export function CookieSettingsButton({ className }: { className?: string }) {
  const t = useTranslations('consent');
  const pathBack = usePathBack();
  return (
    <form method="post" action={CONSENT_PATH}>
      <input type="hidden" name="from" value={pathBack} />
      <button type="submit" name="choice" value="open" className={className}>
        {t('settings')}
      </button>
    </form>
  );
}
