import { useTranslations } from 'use-intl';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { NewsletterSignup } from '#app/forms/newsletter-signup.tsx';
import { hrefOfAny, href } from '#app/routing/href.ts';
import { footerPages, PAGE_IDS, type PageId, type FooterPageId } from '#app/routing/table.ts';
import { CookieSettingsButton } from '#app/shell/consent/google-buttons.tsx';
import {
  FOOTER_LINK,
  FooterLink,
  ExternalLink,
  FooterVisit,
  FooterDisclosure,
} from './footer-visit.tsx';
import type { ShellData, ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { useShownPath } from '#app/shell/page-context.ts';
import { matchPage } from '#app/routing/match-page.ts';
import { FaxNumber } from '#app/ui/fax-number.tsx';
import { FaxIcon, MailIcon, PhoneIcon, PinIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.tsx';
import { MenuIcon } from '#app/shell/menu/menu-icon.tsx';
import { useSite } from '#app/site-context.ts';
import { imageUrl } from '#app/ui/image-url.ts';
import { LOGO_WIDTHS, logoSize } from '#app/ui/picture-sizes.ts';

export function Footer({ shell }: { shell: ShellData }) {
  const { clinic, locale, year } = shell;
  const t = useTranslations();
  const shown = (list: Parameters<typeof footerPages>[0]) =>
    footerPages(list).filter((page) => !shell.emptyPages.some((empty) => empty === page));
  const { hasNewsletter, hasOpeningTimes, hasSealTexts } = footerParts(useShownPath());
  return (
    <footer className="later mt-10 sm:mt-24">
      {clinic && <FooterLogos logos={clinic.logos} hasTexts={hasSealTexts} />}
      <div className="on-dark bg-ink text-white">
        {hasNewsletter && (
          <div className="border-b border-white/15">
            <div className="page-width py-5 sm:py-10">
              <NewsletterSignup words={clinic?.newsletter} />
            </div>
          </div>
        )}
        <div className="page-width grid gap-x-10 py-5 sm:grid-cols-2 sm:gap-y-12 sm:py-14 lg:grid-cols-[1.2fr_1fr_1fr_1.2fr]">
          {clinic && <FooterContact clinic={clinic} locale={locale} />}
          <FooterPagesList
            title={t('footer.care')}
            pages={shown('care')}
            sections={shell.sections}
            shell={shell}
          />
          <FooterPagesList title={t('footer.house')} pages={shown('house')} shell={shell} />
          {clinic && (
            <FooterVisit clinic={clinic} locale={locale} hasOpeningTimes={hasOpeningTimes} />
          )}
        </div>
        <div className="border-t border-white/15">
          <div className="page-width flex flex-wrap items-center gap-x-6 py-2 text-sm leading-snug sm:py-3 text-tint-300">
            <p>{t('shell.copyright', { year, name: clinic?.name ?? '' })}</p>
            {clinic?.footerNote && <p>{clinic.footerNote}</p>}
            <nav aria-label={t('footer.legal')} className="lg:ml-auto">
              <ul className="flex flex-wrap gap-x-6">
                {shown('legal').map((page) => (
                  <FooterLink key={page} to={hrefOfAny(page, {}, locale)}>
                    {shell.titleOf(page)}
                  </FooterLink>
                ))}
                <li>
                  <CookieSettingsButton className={FOOTER_LINK} />
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Pages that show the opening times themselves; the footer does not repeat them. */
const WITH_OPENING_TIMES = new Set<PageId>(['home', 'contact']);

/** Pages on which visitors decide or ask for help, and those about the newsletter itself. */
const WITHOUT_NEWSLETTER = new Set<PageId>([
  'programs.item',
  'request',
  'thankyou',
  'newsletter',
  'newsletter.unsubscribe',
]);

/** Pages on which visitors ask whom to trust; elsewhere the names of the seals are enough. */
const WITH_SEAL_TEXTS = new Set<PageId>(['home', 'approach', 'team', 'contact']);

/** The parts of the footer that depend on the page; `path` is undefined on error pages. */
export function footerParts(path: string | undefined) {
  const id = path === undefined ? undefined : matchPage(path)?.id;
  return {
    hasOpeningTimes: !id || !WITH_OPENING_TIMES.has(id),
    hasNewsletter: PAGE_IDS.includes('newsletter') && (!id || !WITHOUT_NEWSLETTER.has(id)),
    hasSealTexts: id !== undefined && WITH_SEAL_TEXTS.has(id),
  };
}

type Props = {
  title: string;
  pages: readonly FooterPageId[];
  sections?: ShellData['sections'];
  shell: ShellData;
};

function FooterPagesList({ title, pages, sections, shell }: Props) {
  const { locale, titleOf } = shell;
  if (pages.length === 0 && !sections?.length) return null;
  return (
    <nav aria-label={title}>
      <FooterDisclosure title={title}>
        <ul className="columns-2 gap-6 *:break-inside-avoid text-sm sm:columns-1">
          {pages.map((page) => (
            <FooterLink key={page} to={hrefOfAny(page, {}, locale)}>
              {titleOf(page)}
            </FooterLink>
          ))}
          {sections?.map((section) => (
            <FooterLink key={section.href} to={section.href}>
              {section.title}
            </FooterLink>
          ))}
        </ul>
      </FooterDisclosure>
    </nav>
  );
}

/** The clinic's address and contact links; clicks on these links are tracked, see tracking/. */
function FooterContact({ clinic, locale }: { clinic: ClinicView; locale: Locale }) {
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

function FooterLogos({ logos, hasTexts }: { logos: ClinicView['logos']; hasTexts: boolean }) {
  const t = useTranslations('footer');
  if (logos.length === 0) return null;
  return (
    <section aria-label={t('logos')} className="page-width">
      <ul
        className={`grid gap-x-8 gap-y-2 border-t border-stone-200 py-5 xl:grid-cols-4 ${hasTexts ? 'sm:grid-cols-2 sm:gap-y-6 sm:py-10' : 'grid-cols-2'}`}
      >
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
              {hasTexts && logo.text && <span>{logo.text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The logo has no alt text, because its name is written beside it. */
function LogoSign({ logo: { mark, path } }: { logo: ClinicView['logos'][number] }) {
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
      height={56}
      loading="lazy"
      decoding="async"
      className="h-14 w-full object-contain object-left"
    />
  );
}
