import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import type { BlurredPicture } from '#app/page/page.ts';
import { useShell } from '#app/shell/page-context.ts';
import { ButtonLink, buttonLook } from '#app/ui/button-link.tsx';
import { PhoneLink } from '#app/ui/phone.tsx';
import { type PictureView, Picture } from '#app/ui/picture.tsx';

type Props = { title: string; text?: string; picture?: PictureView; blurred?: BlurredPicture };

/** The first screen: a picture, with the words on its lower edge, below its subject (hero.css). */
export function Hero({ title, text, picture, blurred }: Props) {
  const t = useTranslations();
  const shell = useShell();
  return (
    <section className="hero on-dark">
      <div className="hero-scene">
        {blurred && (
          <picture>
            <source media="(width < 40rem)" srcSet={blurred.upright} />
            <img src={blurred.wide} alt="" className="hero-blurred" />
          </picture>
        )}
        {picture && (
          <Picture
            picture={picture}
            ratio="16/9"
            portrait="4/3"
            sizes="(width < 64rem) 115vw, 100vw"
            phoneWidth={112}
            phoneDensity={0.88}
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
              <PhoneLink phone={shell.clinic.phone} className={buttonLook('onPicture')} />
            )}
          </div>
        </div>
      </div>
      <span hidden className="hero-end" />
    </section>
  );
}
