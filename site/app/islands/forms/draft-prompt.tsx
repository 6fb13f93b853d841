import { useTranslations } from 'use-intl';
import { buttonLook } from '#app/ui/button-link.tsx';

type Props = { isShown: boolean; onContinue: () => void; onReset: () => void };

/** Tells a returning visitor that the draft was restored, and offers to discard it. */
export function DraftPrompt({ isShown, onContinue, onReset }: Props) {
  const t = useTranslations('forms.draft');
  return (
    // Always rendered, so that screen readers announce its content when it appears.
    <div role="status">
      {isShown && (
        <div className="mb-10 rounded-card bg-tint-100 p-6 sm:p-8">
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
