import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';

const TIMES = ['morning', 'midday', 'afternoon', 'evening'] as const;
type Time = (typeof TIMES)[number];
type Day = { day: string } & { [Key in Time]?: string | null };

type Props = { id: string; note?: string; days: readonly Day[] };

/** On phones, each day is a disclosure; on wider screens, the plan is a table (program.css). */
export function WeekPlan({ id, note, days }: Props) {
  const t = useTranslations('programs');
  if (days.length === 0) return null;
  const same = TIMES.filter((time) => isSame(time, days));
  const times = TIMES.filter((time) => !same.includes(time));
  return (
    <section
      aria-labelledby={id}
      data-columns={times.length}
      className="week-plan later my-8 sm:my-10 lg:my-16"
    >
      <h2 id={id} className="text-2xl">
        {t('weekPlan')}
      </h2>
      {note && <p className="mt-3 max-w-text text-stone-600">{note}</p>}
      {same.map((time) => (
        <p key={time} data-time={time} className="week-plan-same">
          <span>{t('everyDay', { time: t(`times.${time}`) })}</span>{' '}
          {days.find((day) => day[time])?.[time]}
        </p>
      ))}
      <div aria-hidden="true" className="week-plan-times">
        {times.map((time) => (
          <span key={time} data-time={time}>
            {t(`times.${time}`)}
          </span>
        ))}
      </div>
      <ol>
        {days.map((day, index) => (
          <li key={Object.values(day).join()}>
            <h3>{day.day}</h3>
            <Disclosure summary={<h3>{day.day}</h3>} isOpen={index === 0}>
              <dl>
                {times
                  .filter((time) => day[time])
                  .map((time) => (
                    <div key={time} data-time={time} data-column={times.indexOf(time) + 1}>
                      <dt data-time={time}>{t(`times.${time}`)}</dt>
                      <dd>{day[time]}</dd>
                    </div>
                  ))}
              </dl>
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** On fewer full days, it may be a coincidence that a part is the same. */
const MIN_FULL_DAYS = 3;

/** Whether a part is the same on every full day: days of arrival and departure may lack it. */
export function isSame(time: Time, days: readonly Day[]): boolean {
  const full = days.slice(1, -1);
  const texts = new Set(days.flatMap((day) => day[time] ?? []));
  return full.length >= MIN_FULL_DAYS && texts.size === 1 && full.every((day) => day[time]);
}
