import { useTranslations } from 'use-intl';
import type { ClinicView } from '#app/shell/shell-data.ts';
import { useSite } from '#app/site-context.ts';
import { imageAddress } from '#app/ui/image-address.ts';
import { LOGO_WIDTHS, logoSize } from '#app/ui/picture-sizes.ts';

type Logo = ClinicView['logos'][number];

const HEIGHT = 56;

/** Logos of partners and certificates, above the dark part of the footer. */
export function FooterLogos({ logos }: { logos: readonly Logo[] }) {
  const t = useTranslations('footer');
  if (logos.length === 0) return null;
  return (
    <section aria-label={t('logos')} className="page-width">
      <ul className="grid grid-cols-2 gap-6 border-t border-stone-200 py-10 lg:grid-cols-4 lg:gap-12">
        {logos.map((logo) => (
          <li key={logo.name}>
            {logo.url ? (
              <a href={logo.url} rel="noopener" className="block">
                <LogoPicture logo={logo} />
              </a>
            ) : (
              <LogoPicture logo={logo} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LogoPicture({ logo: { name, path } }: { logo: Logo }) {
  const host = useSite().hosts.image;
  return (
    <img
      src={imageAddress(host, path, logoSize(480))}
      srcSet={LOGO_WIDTHS.map(
        (width) => `${imageAddress(host, path, logoSize(width))} ${width}w`,
      ).join(', ')}
      sizes="(width < 40rem) 38vw, 16rem"
      alt={name}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      className="h-14 w-full object-contain object-left"
    />
  );
}
