import type { FormDefinition } from '@clinic/cms/forms/form-field';
import { useMemo, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { Honeypot } from '#app/forms/honeypot.tsx';
import type { FieldErrors } from '#app/forms/check-values.ts';
import { buttonLook } from '#app/ui/button-link.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormStateContext } from './fields/field-frame.tsx';
import { useSiteForm } from './use-site-form.ts';

type Props = {
  definition: FormDefinition;
  label: string;
  submit: string;
  /** The server's answer to a form that was submitted without scripts. */
  answer?: FormAnswer;
  /** Checks outside the schema, such as those for files. */
  check?: (data: FormData) => FieldErrors;
  hasUpload?: boolean;
  note?: ReactNode;
  children: ReactNode;
};

/** Works without scripts too: the browser posts it to the current address, including its query. */
export function SiteForm(props: Props) {
  const { definition, label, submit, answer, check, hasUpload, note, children } = props;
  const t = useTranslations('forms');
  const site = useSiteForm({ definition, answer, check });
  const { form, draft, errors, summary, problem, attempts, values, phase } = site;
  const state = useMemo(() => ({ form: definition, values, errors }), [definition, values, errors]);
  useUnsentWarning(site.isUnsent);
  const words = { preparing: t('send.checking'), sending: t('send.sending'), idle: note };
  return (
    <FormStateContext value={state}>
      <ErrorSummary kind={definition.kind} errors={summary} problem={problem} attempts={attempts} />
      <DraftPrompt isShown={draft.isOffered} onContinue={site.keep} onReset={site.reset} />
      <form
        ref={form}
        method="post"
        encType={hasUpload ? 'multipart/form-data' : undefined}
        aria-label={label}
        noValidate
        tabIndex={-1}
        className="relative outline-none"
        {...site.handlers}
      >
        {children}
        <Honeypot />
        <div className="mt-6">
          <button
            type="submit"
            // Not disabled, because it would lose the focus. A second click does nothing.
            aria-disabled={phase !== 'idle' || undefined}
            className={`${buttonLook('primary')} cursor-pointer max-sm:w-full aria-disabled:cursor-progress aria-disabled:bg-brand-700`}
          >
            {submit}
          </button>
          <p role="status" className="mt-3 min-h-[1.6em] text-sm text-stone-600">
            {words[phase]}
          </p>
        </div>
      </form>
    </FormStateContext>
  );
}

type DraftPromptProps = { isShown: boolean; onContinue: () => void; onReset: () => void };

function DraftPrompt({ isShown, onContinue, onReset }: DraftPromptProps) {
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

function useUnsentWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}
