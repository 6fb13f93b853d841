import { useTranslations } from 'use-intl';

type Props = { times: { days: string; hours: string }[] };

export function OpeningTimes({ times }: Props) {
  const t = useTranslations('shell');
  if (times.length === 0) return null;
  return (
    <section
      aria-labelledby="opening-times"
      className="rounded-card border border-stone-200 bg-white p-7 sm:p-10 print:p-5"
    >
      <h2 id="opening-times" className="text-2xl">
        {t('openingTimes')}
      </h2>
      <dl className="mt-4 divide-y divide-stone-200">
        {times.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="font-semibold">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
