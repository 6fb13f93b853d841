import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useShell } from '#app/shell/page-context.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';
import type { PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';

type Props = { title: string; text?: string; picture?: PictureView };

/** The first screen: the picture, and below what it shows, on its lower edge, the words. */
export function Hero({ title, text, picture }: Props) {
  const t = useTranslations();
  const shell = useShell();
  return (
    <section className="hero on-dark">
      <div className="hero-scene">
        {picture && (
          <Picture
            picture={picture}
            ratio="16/9"
            portrait="4/3"
            sizes="(width < 64rem) 115vw, 100vw"
            phoneWidth={112}
            priority
          />
        )}
      </div>
      <div className="hero-ground">
        <div className="hero-words page-width">
          {title && <h1>{title}</h1>}
          {text && <p>{text}</p>}
          <div className="hero-actions">
            {shell && (
              <ButtonLink to={href('request', {}, shell.locale)} look="light">
                {t('home.getStarted')}
              </ButtonLink>
            )}
            {shell?.clinic?.phone && (
              <ButtonLink to={telHref(shell.clinic.phone)} look="onPicture">
                <PhoneIcon />
                {shell.clinic.phone}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <span hidden className="hero-end" />
    </section>
  );
}
