import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { GoogleButtons } from '../../consent/google-buttons.tsx';
import { useGoogleContent } from '../../consent/use-google-content.ts';
import { useLocale } from '../../shell/use-locale.ts';

/** The map of Google, for those who want it; the drawn one above needs nobody's consent. */
export function MapFrame({ address }: { address: string }) {
  const t = useTranslations('contact.googleMap');
  const locale = useLocale();
  const { isAllowed, isLoaded, load } = useGoogleContent();
  const notice = useId();
  const query = new URLSearchParams({ q: address, hl: locale });
  const map = `https://www.google.com/maps?${query}`;
  const isShown = isLoaded || isAllowed;
  return (
    <div className="relative mt-8 grid min-h-80 place-items-center overflow-hidden rounded-card bg-glacier-100 p-5 text-center sm:min-h-96 print:hidden">
      {/* It keeps its place under the map, so that nothing moves when that comes. */}
      <div className={isShown ? 'invisible' : 'in-[.google-allowed]:invisible'}>
        <p className="font-serif text-xl">{t('title')}</p>
        <p id={notice} className="mt-2 max-w-text text-sm">
          {t('notice')}
        </p>
        <div className="mt-3">
          <GoogleButtons title={t('title')} to={map} describedBy={notice} onLoad={load} />
        </div>
      </div>
      {isShown && (
        <iframe
          src={`${map}&output=embed`}
          title={t('title')}
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin and cannot lift its own
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full"
        />
      )}
    </div>
  );
}
