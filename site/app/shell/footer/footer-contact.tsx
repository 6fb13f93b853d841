import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { FaxNumber } from '#app/ui/fax-number.tsx';
import { FaxIcon, MailIcon, PhoneIcon, PinIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';
import { FooterDisclosure } from './footer-disclosure.tsx';
import { ExternalLink, FooterLink } from './footer-link.tsx';

/** The clinic's address and contact links; clicks on these links are tracked, see tracking/. */
export function FooterContact({ clinic, locale }: { clinic: ClinicView; locale: Locale }) {
  const t = useTranslations();
  const contact = href('contact', {}, locale);
  return (
    <div className="text-sm">
      <h2 className="mb-1 text-lg sm:mb-3">{clinic.name}</h2>
      {/* One line on phones, three on larger screens. */}
      <address className="flex flex-wrap gap-x-3 not-italic sm:flex-col">
        <span>{clinic.street}</span>
        <span>
          {clinic.zip} {clinic.city}
        </span>
        <span>{clinic.country}</span>
      </address>
      <ul className="footer-contact-links mt-2 sm:mt-3">
        {clinic.phone && (
          <FooterLink to={telHref(clinic.phone)}>
            <PhoneIcon />
            <span className="sr-only">{t('shell.phone')}</span>
            {clinic.phone}
          </FooterLink>
        )}
        {clinic.fax && (
          <li className="flex min-h-11 items-center gap-2">
            <FaxIcon />
            <span className="sr-only">{t('shell.fax')}</span>
            <FaxNumber fax={clinic.fax} />
          </li>
        )}
        {clinic.email && (
          <FooterLink to={`mailto:${clinic.email}`}>
            <MailIcon />
            <span className="sr-only">{t('shell.email')}</span>
            {clinic.email}
          </FooterLink>
        )}
        {clinic.mapsUrl && (
          <FooterLink to={clinic.mapsUrl}>
            <PinIcon />
            {t('shell.map')}
          </FooterLink>
        )}
      </ul>
      <div className="sm:mt-4 sm:border-t sm:border-white/15 sm:pt-2">
        <FooterDisclosure title={t('footer.visit')} hasHeading={false}>
          <ul className="columns-2 gap-6 *:break-inside-avoid sm:columns-1">
            <FooterLink to={contact}>{t('footer.contact')}</FooterLink>
            <FooterLink to={`${contact}#directions`}>{t('footer.directions')}</FooterLink>
            {clinic.shopUrl && <ExternalLink to={clinic.shopUrl}>{t('footer.shop')}</ExternalLink>}
            {clinic.voucherUrl && (
              <ExternalLink to={clinic.voucherUrl}>{t('footer.vouchers')}</ExternalLink>
            )}
          </ul>
        </FooterDisclosure>
      </div>
    </div>
  );
}
