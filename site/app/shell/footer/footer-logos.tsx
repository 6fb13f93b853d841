import { useTranslations } from 'use-intl';
import { MenuIcon } from '#app/shell/menu/menu-icon.tsx';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { useSite } from '#app/site-context.ts';
import { imageUrl } from '#app/ui/image-url.ts';
import { LOGO_WIDTHS, logoSize } from '#app/ui/picture-sizes.ts';

type Logo = ClinicView['logos'][number];

const HEIGHT = 56;

/** Partners and certificates, and what each stands for, above the dark part of the footer. */
export function FooterLogos({ logos }: { logos: readonly Logo[] }) {
  const t = useTranslations('footer');
  if (logos.length === 0) return null;
  return (
    <section aria-label={t('logos')} className="page-width">
      <ul className="grid gap-x-8 gap-y-2 border-t border-stone-200 py-5 sm:grid-cols-2 sm:gap-y-6 sm:py-10 xl:grid-cols-4">
        {logos.map((logo) => (
          <li key={logo.name} className="footer-partner">
            <LogoSign logo={logo} />
            <p>
              {logo.url ? (
                <a href={logo.url} rel="noopener" className="underline-offset-4 hover:underline">
                  {logo.name}
                </a>
              ) : (
                logo.name
              )}
              {logo.text && <span>{logo.text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its name is written beside it. */
function LogoSign({ logo: { mark, path } }: { logo: Logo }) {
  const host = useSite().hosts.image;
  if (!path) return mark ? <MenuIcon shapes={mark} /> : null;
  return (
    <img
      src={imageUrl(host, path, logoSize(480))}
      srcSet={LOGO_WIDTHS.map((width) => `${imageUrl(host, path, logoSize(width))} ${width}w`).join(
        ', ',
      )}
      sizes="(width < 40rem) 38vw, 16rem"
      alt=""
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      className="h-14 w-full object-contain object-left"
    />
  );
}
