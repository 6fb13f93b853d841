import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { GoogleButtons } from '#app/shell/consent/google-buttons.tsx';
import { useLocale } from '#app/shell/use-locale.ts';

/**
 * The map of Google, for those who want it; the drawn one above needs nobody's consent. It comes by
 * site/app/islands/google/google-content.ts.
 */
export function MapFrame({ address }: { address: string }) {
  const t = useTranslations('contact.googleMap');
  const notice = useId();
  const query = new URLSearchParams({ q: address, hl: useLocale() });
  const map = `https://www.google.com/maps?${query}`;
  return (
    <div
      data-google="map"
      data-src={`${map}&output=embed`}
      data-title={t('title')}
      className="group relative mt-8 grid min-h-80 place-items-center overflow-hidden rounded-card bg-tint-100 p-5 text-center sm:min-h-96 print:hidden"
    >
      {/* It keeps its place under the map, so that nothing moves when that comes. */}
      <div className="group-data-shown:invisible in-[.google-allowed]:invisible">
        <p className="font-serif text-xl">{t('title')}</p>
        <p id={notice} className="mt-2 max-w-text text-sm">
          {t('notice')}
        </p>
        <div className="mt-3">
          <GoogleButtons title={t('title')} to={map} describedBy={notice} />
        </div>
      </div>
    </div>
  );
}
