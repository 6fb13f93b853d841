import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useShell } from '#app/shell/page-context.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';
import type { PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';

type Props = { title: string; text?: string; picture?: PictureView };

export function Hero({ title, text, picture }: Props) {
  const t = useTranslations();
  const shell = useShell();
  return (
    <section className="on-dark relative isolate flex min-h-[34rem] items-end bg-pine-700 text-white lg:min-h-[min(46rem,82vh)]">
      {picture && (
        <Picture
          picture={picture}
          ratio="16/9"
          portrait="3/4"
          sizes="(max-aspect-ratio: 16/9) 120vh, 100vw"
          phoneWidth={100}
          priority
          className="absolute inset-0 -z-20 size-full object-cover"
        />
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink/85 via-ink/40 to-ink/10" />
      <div className="at-once page-width pt-32 pb-14 lg:pb-20">
        <h1 className="max-w-3xl text-4xl">{title}</h1>
        {text && <p className="mt-5 max-w-xl text-lg">{text}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          {shell && (
            <ButtonLink to={href('request', {}, shell.locale)}>{t('home.getStarted')}</ButtonLink>
          )}
          {shell?.clinic && (
            <ButtonLink to={telHref(shell.clinic.phone)} look="onPicture">
              <PhoneIcon />
              {shell.clinic.phone}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
