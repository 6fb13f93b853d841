import { FIRST_STEPS_PATH } from '@clinic/cms/first-steps/read-first-steps';
import type { FirstStep } from '@clinic/cms/first-steps/first-steps';
import Link from 'next/link';
import type { Translate } from '@clinic/cms/studio-words/translator';

/** The way to the first steps, for as long as one is open. */
export function FirstStepsCard({ steps, t }: { steps: readonly FirstStep[]; t: Translate }) {
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="overview-first-steps">
      <h2 id="overview-first-steps">{t('firstSteps:title')}</h2>
      <p>{t('firstSteps:done', { done, all: steps.length })}</p>
      <p>
        <Link href={next ? `${FIRST_STEPS_PATH}#${next.id}` : FIRST_STEPS_PATH}>
          {next && t('firstSteps:next', { step: t(`firstSteps:${next.id}`) })}
        </Link>
      </p>
    </section>
  );
}
