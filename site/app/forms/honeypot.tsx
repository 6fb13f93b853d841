import { useTranslations } from 'use-intl';
import { EXTRAS } from './form-extras.ts';

/** Hidden from view, keyboards and screen readers; bots fill it in. */
export function Honeypot() {
  const t = useTranslations('forms');
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {t('honeypot')}
        <input type="text" name={EXTRAS.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
