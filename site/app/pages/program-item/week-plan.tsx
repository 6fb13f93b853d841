import { useTranslations } from 'use-intl';
import type { ProgramItem } from './data.ts';
import { WEEK_PLAN_ID } from './section-ids.ts';

const TIMES = ['morning', 'midday', 'afternoon', 'evening'] as const;

/**
 * The days of a stay, each with its four parts. For ears it is a list of days; for eyes the parts
 * are columns where there is room, and their names are then written once, above.
 */
export function WeekPlan({ plan }: { plan: ProgramItem['plan'] }) {
  const t = useTranslations('programs');
  if (plan.days.length === 0) return null;
  return (
    <section aria-labelledby={WEEK_PLAN_ID} className="week-plan later my-12 lg:my-16">
      <h2 id={WEEK_PLAN_ID} className="text-2xl">
        {t('weekPlan')}
      </h2>
      {plan.note && <p className="mt-3 max-w-text text-stone-600">{plan.note}</p>}
      <div aria-hidden="true" className="week-plan-times">
        {TIMES.map((time) => (
          <span key={time} data-time={time}>
            {t(`times.${time}`)}
          </span>
        ))}
      </div>
      <ol>
        {plan.days.map((day) => (
          <li key={Object.values(day).join()}>
            <h3>{day.day}</h3>
            <dl>
              {TIMES.filter((time) => day[time]).map((time) => (
                <div key={time} data-time={time}>
                  <dt data-time={time}>{t(`times.${time}`)}</dt>
                  <dd>{day[time]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
