import { useId, useRef, type SyntheticEvent } from 'react';
import { useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../routing/href.ts';
import { useLocale } from '../shell/use-locale.ts';
import { EXTRAS } from './form-extras.ts';
import { Honeypot } from './honeypot.tsx';
import { NewsletterTerms } from './newsletter-terms.tsx';
import { useProof } from './proof/use-proof.ts';

/**
 * One field on every page. It is sent to the newsletter's own page, which checks it and says what is
 * wrong, so that no page has to carry more than this.
 */
export function NewsletterSignup() {
  const t = useTranslations('forms');
  const action = href('newsletter', {}, useLocale());
  const submit = useSubmit();
  const proof = useProof();
  const openedAt = useRef(0);
  const isBusy = useRef(false);
  const id = useId();

  const open = () => {
    openedAt.current ||= Date.now();
    proof.prepare();
  };
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const data = new FormData(event.currentTarget);
    // Without the proof it is sent all the same: the server decides what it is worth.
    const [field, value] = await proof.take().catch(() => [EXTRAS.altcha, ''] as const);
    data.set(field, value);
    data.set(EXTRAS.openedAt, String(openedAt.current));
    data.set(EXTRAS.id, crypto.randomUUID());
    await submit(data, { method: 'post', action });
    isBusy.current = false;
  };
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={send}
      aria-labelledby={`${id}-title`}
      className="relative max-w-md"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {t('newsletter.title')}
      </h2>
      <p id={`${id}-text`} className="mt-1 text-sm text-glacier-300">
        {t('newsletter.text')}
      </p>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-sm font-semibold">
        {t('fields.email')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          required
          onFocus={open}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-text`}
          className="min-h-12 min-w-0 flex-[1_1_12rem] rounded-control border border-glacier-300 bg-transparent px-3.5 text-white"
        />
        <button
          type="submit"
          className="min-h-12 cursor-pointer rounded-control bg-white px-5 font-semibold text-pine-700 transition-colors duration-300 hover:bg-glacier-100"
        >
          {t('newsletter.submit')}
        </button>
      </div>
      <p className="mt-2 text-sm text-glacier-300">
        <NewsletterTerms />
      </p>
      <Honeypot />
    </form>
  );
}
