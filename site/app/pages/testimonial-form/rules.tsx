import { useTranslations } from 'use-intl';

const RULES = ['ruleRead', 'rulePublic', 'ruleLater'] as const;

/** What happens to a testimonial, before it is written. */
export function Rules() {
  const t = useTranslations('forms.testimonial');
  return (
    <aside
      aria-labelledby="rules"
      className="self-start rounded-card bg-tint-100 p-7 lg:sticky lg:top-24"
    >
      <h2 id="rules" className="text-xl">
        {t('rules')}
      </h2>
      <ul className="mt-4 divide-y divide-tint-300">
        {RULES.map((rule) => (
          <li key={rule} className="py-3">
            {t(rule)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
