import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { MainTitle } from '#app/entries/main-title.tsx';
import { href } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { ButtonLink, buttonLook } from '#app/ui/button-link.tsx';
import type { TokenAnswer } from './token-action.ts';

type Words = { title: string; text: string };
type Props = Words & { answer?: TokenAnswer; button: string; done: Words };

/** The page behind a link in a mail. One press of the button does it: programs that only look do nothing. */
export function TokenPage({ answer, title, text, button, done }: Props) {
  const t = useTranslations('forms');
  const { locale, email } = useSite();
  const words: Record<TokenAnswer['outcome'], Words> = {
    done,
    invalid: { title: t('newsletter.invalid'), text: t('newsletter.invalidText') },
    failed: {
      title: t('problems.title'),
      text: answer?.outcome === 'failed' ? t('problems.failed', { error: answer.error }) : '',
    },
  };
  const shown = answer ? words[answer.outcome] : { title, text };
  const isOpen = !answer || answer.outcome === 'failed';
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <div role={answer ? 'status' : undefined}>
        <MainTitle title={shown.title} />
        <p className="mt-5 max-w-text text-lg text-stone-600">{shown.text}</p>
        {answer?.outcome === 'failed' && email && <p className="mt-2">{email}</p>}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOpen && (
          <form method="post">
            <button type="submit" className={`${buttonLook('primary')} cursor-pointer`}>
              {button}
            </button>
          </form>
        )}
        {answer?.outcome === 'invalid' && (
          <ButtonLink to={href('newsletter', {}, locale)}>{t('newsletter.submit')}</ButtonLink>
        )}
        <ButtonLink to={href('home', {}, locale)} look="quiet">
          {t('thankyou.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
