import { useTranslations } from 'use-intl';
import { hrefOfAny } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { Honeypot } from './honeypot.tsx';
import { NewsletterTerms } from './newsletter-terms.tsx';

const ID = 'newsletter-signup';

type Props = { words?: { title?: string; text?: string } };

/** One field on every page, posted to the newsletter page, which validates it and shows errors. */
export function NewsletterSignup({ words }: Props) {
  const t = useTranslations('forms');
  const { locale, recaptchaKey } = useSite();
  return (
    <form
      method="post"
      action={hrefOfAny('newsletter', {}, locale)}
      noValidate
      data-newsletter-signup=""
      data-recaptcha-key={recaptchaKey}
      aria-labelledby={`${ID}-title`}
      className="relative max-w-md"
    >
      <h2 id={`${ID}-title`} className="text-lg">
        {words?.title ?? t('newsletter.title')}
      </h2>
      <p id={`${ID}-text`} className="mt-1 text-sm text-tint-300">
        {words?.text ?? t('newsletter.text')}
      </p>
      <label htmlFor={ID} className="mt-2 mb-1 block text-sm font-semibold sm:mt-4 sm:mb-1.5">
        {t('fields.email')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={ID}
          type="email"
          name="email"
          required
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${ID}-text`}
          className="min-h-12 min-w-0 flex-[1_1_12rem] rounded-control border border-tint-300 bg-transparent px-3.5 text-white"
        />
        <button
          type="submit"
          className="min-h-12 cursor-pointer rounded-control border border-transparent bg-white px-[calc(1.25rem-1px)] font-semibold text-brand-700 transition-colors duration-300 hover:bg-tint-100"
        >
          {t('newsletter.submit')}
        </button>
      </div>
      <p className="mt-2 text-sm leading-snug text-tint-300">
        <NewsletterTerms />
      </p>
      <Honeypot />
    </form>
  );
}
