import { useTranslations } from 'use-intl';
import { EXTRAS } from './form-extras.ts';

/** Out of sight and out of the way of keyboards and screen readers; programs fill it in. */
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
