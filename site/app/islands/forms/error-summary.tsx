import type { SubmissionKind } from '@clinic/cms/forms/form-field';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldName } from '@clinic/cms/forms/forms';
import type { Messages } from '#app/messages/catalog.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { isUnread, type ShownProblem } from '#app/forms/form-answer.ts';
import type { FieldErrors } from '#app/forms/check-values.ts';
import { useSite } from '#app/site-context.ts';
import { fieldId } from './fields/field-frame.tsx';

type Props = {
  kind: SubmissionKind;
  errors: FieldErrors;
  problem?: ShownProblem;
  /** Counts failed attempts; with each, the summary takes the focus. */
  attempts: number;
};

export function ErrorSummary({ kind, errors, problem, attempts }: Props) {
  const t = useTranslations('forms');
  const box = useRef<HTMLDivElement>(null);
  const isShown = Object.keys(errors).length > 0 || problem !== undefined;

  useEffect(() => {
    if (attempts === 0 || !box.current) return;
    const mark = t('titlePrefix', { title: '' }).trim();
    if (!document.title.startsWith(mark)) document.title = `${mark} ${document.title}`;
    // Browsers may scroll a focused element only partly into view; this one must be seen in full.
    box.current.focus({ preventScroll: true });
    box.current.scrollIntoView({ block: 'start' });
  }, [attempts, t]);

  if (!isShown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby={`${kind}-summary`}
      // Without scripts the browser moves the focus here.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      className="mb-10 rounded-card border border-l-4 border-stone-200 border-l-alarm bg-white p-6 outline-offset-4 focus:outline-2 focus:outline-brand-500 sm:p-8"
    >
      {problem ? (
        <ProblemText kind={kind} problem={problem} />
      ) : (
        <>
          <h2 id={`${kind}-summary`} className="text-xl">
            {t('summary.title')}
          </h2>
          <p className="mt-2">
            <strong>{t('summary.count', { count: String(Object.keys(errors).length) })}</strong>{' '}
            {t('summary.text')}
          </p>
          <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
            {Object.keys(errors).map((name) => (
              <li key={name}>
                <FieldLink id={fieldId(kind, name)}>
                  {isUnnamed(name) ? t(`names.${name}`) : t(`fields.${name as FieldName}`)}
                </FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Fields whose label is a whole sentence or missing, so that the summary needs another name. */
function isUnnamed(name: string): name is keyof Messages['forms']['names'] {
  return name === 'privacy' || name === 'news' || name === EXTRAS.upload;
}

function ProblemText({ kind, problem }: { kind: SubmissionKind; problem: ShownProblem }) {
  const t = useTranslations('forms.problems');
  const { email } = useSite();
  const text =
    problem.reason === 'failed'
      ? t('failed', { error: problem.error || t('unreachable') })
      : t(problem.reason);
  return (
    <>
      <h2 id={`${kind}-summary`} className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2">{text}</p>
      {problem.reason === 'failed' && email && (
        <p className="mt-2">
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center font-semibold text-brand-500 underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      )}
      {problem.reason !== 'offline' && !isUnread(problem) && (
        <p className="mt-2 text-stone-600">{t('kept')}</p>
      )}
    </>
  );
}

function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  // Scrolls to the label or legend, so that the question is seen too.
  const go = (event: MouseEvent) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    const question = field.closest('fieldset')?.querySelector('legend');
    const own = document.querySelector(`label[for="${id}"]`);
    (own ?? question ?? field).scrollIntoView({ block: 'start' });
    field.focus({ preventScroll: true });
  };
  return (
    <a
      href={`#${id}`}
      onClick={go}
      className="inline-flex min-h-11 items-center py-1 leading-snug text-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
