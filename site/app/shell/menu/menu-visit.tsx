import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useShell } from '#app/shell/page-context.ts';
import { useAlternates } from '#app/shell/use-alternates.ts';
import { PhoneIcon, PinIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';

/**
 * The lower half of the menu on small screens: how to reach the clinic, and the languages, which
 * the header leaves out when large letters leave it no room.
 */
export function MenuVisit() {
  const t = useTranslations();
  const { clinic, locale } = useShell();
  const alternates = useAlternates();
  return (
    <div className="menu-visit">
      {clinic && (
        <ul>
          {clinic.phone && (
            <li>
              <a href={telHref(clinic.phone)} className="menu-visit-link">
                <PhoneIcon />
                <span className="sr-only">{t('shell.phone')}</span>
                {clinic.phone}
              </a>
            </li>
          )}
          <li>
            <a href={`${href('contact', {}, locale)}#directions`} className="menu-visit-link">
              <PinIcon />
              {t('footer.directions')}
            </a>
          </li>
        </ul>
      )}
      {clinic && clinic.openingTimes.length > 0 && (
        <div className="menu-hours">
          <p className="menu-visit-title">{t('shell.openingTimes')}</p>
          <dl>
            {clinic.openingTimes.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {CLINIC.switcher.length > 1 && (
        <ul aria-label={t('shell.language')} className="menu-languages">
          {CLINIC.switcher.map((language) => (
            <li key={language}>
              <a
                href={alternates[language]}
                hrefLang={language}
                lang={language}
                data-language={language}
                aria-current={language === locale ? 'true' : undefined}
              >
                {CLINIC.languages[language]?.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
