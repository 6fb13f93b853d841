'use client';

import { clinicTime } from '../clinic-time-format.ts';
import { languageName } from '../language-name.ts';
import type { Plan } from './use-plans.ts';
import { useWords } from '../use-words.ts';

type Props = { plans: readonly Plan[]; onCancel: (plan: Plan) => void };

export function PlannedList({ plans, onCancel }: Props) {
  const { language, t } = useWords();
  const nameOf = (language: string) => languageName(language, language, t);
  if (plans.length === 0) return <p>{t('schedule:nothing')}</p>;
  const format = clinicTime(language);

  return (
    <ul className="publish-later__plans">
      {plans.map((plan) => (
        <li key={plan.id}>
          <span>
            <strong>{t(`schedule:${plan.action}`)}</strong>, {nameOf(plan.language)},{' '}
            <time dateTime={plan.at}>{format.format(new Date(plan.at))}</time>
            {plan.status === 'failed' && <em> {t('schedule:couldNot')}</em>}
          </span>
          <button type="button" onClick={() => onCancel(plan)}>
            {t(plan.status === 'failed' ? 'schedule:remove' : 'schedule:callOff')}
          </button>
        </li>
      ))}
    </ul>
  );
}
