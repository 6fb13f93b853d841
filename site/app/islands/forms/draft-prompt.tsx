import { useTranslations } from 'use-intl';
import { buttonLook } from '#app/ui/button-link.tsx';

type Props = { isShown: boolean; onContinue: () => void; onReset: () => void };

/** Somebody has come back to a form: what was typed is there again, and may go. */
export function DraftPrompt({ isShown, onContinue, onReset }: Props) {
  const t = useTranslations('forms.draft');
  return (
    // Always there, so that what appears in it is spoken.
    <div role="status">
      {isShown && (
        <div className="mb-10 rounded-card bg-glacier-100 p-6 sm:p-8">
          <h2 className="text-xl">{t('title')}</h2>
          <p className="mt-2">{t('text')}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <button type="button" onClick={onContinue} className={buttonLook('primary')}>
              {t('continue')}
            </button>
            <button type="button" onClick={onReset} className={buttonLook('quiet')}>
              {t('reset')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
