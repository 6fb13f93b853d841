import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { Island } from '#app/island.tsx';
import { useAnswer } from '#app/shell/page-context.ts';
import type { NewsReference } from './news-reference.ts';

type Props = {
  news?: NewsReference;
  /** The address names a news item that does not exist. */
  isNewsMissing: boolean;
};

/** A short message, sorted by what it is about. */
export function ContactForm({ news, isNewsMissing }: Props) {
  const t = useTranslations('forms');
  const answer = useAnswer<FormAnswer>();
  return (
    <section
      aria-labelledby="write"
      className="no-print mt-20 grid gap-x-16 gap-y-8 border-t border-stone-200 pt-14 lg:grid-cols-2"
    >
      <div>
        <h2 id="write" className="text-3xl">
          {t('contact.title')}
        </h2>
        <p className="mt-4 max-w-text text-lg text-stone-600">{t('contact.intro')}</p>
        <p className="mt-4 text-stone-600">{t('note')}</p>
      </div>
      <div className="min-w-0">
        <Island name="contact-form" props={{ news, isNewsMissing, answer }} />
      </div>
    </section>
  );
}
