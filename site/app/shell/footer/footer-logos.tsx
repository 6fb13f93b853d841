import { useTranslations } from 'use-intl';
import type { ClinicView } from '../shell-data.ts';

type Logo = ClinicView['logos'][number];

const HEIGHT = 56;

/** As the thumbnail service fits it into the line, for usual and for sharp screens. */
function fitted(path: string, density: number): string {
  const query = new URLSearchParams({
    ...{ src: path, m: 'bestFit', w: String(320 * density), h: String(HEIGHT * density) },
    ...{ mime: 'auto', o: '1' },
  });
  return `/api/cockpit/image?${query}`;
}

/** Partners and certificates, quietly, above the footer's dark field. */
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
  return (
    <img
      src={fitted(path, 1)}
      srcSet={`${fitted(path, 1)} 1x, ${fitted(path, 2)} 2x`}
      alt={name}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      className="h-14 w-full object-contain object-left"
    />
  );
}
