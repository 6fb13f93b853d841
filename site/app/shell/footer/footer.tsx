import { useTranslations } from 'use-intl';
import { NewsletterSignup } from '#app/forms/newsletter-signup.tsx';
import { hrefOfAny } from '#app/routing/href.ts';
import { footerPages } from '#app/routing/table.ts';
import { CookieSettingsButton } from '#app/shell/consent/cookie-settings-button.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FOOTER_LINK, FooterLink } from './footer-link.tsx';
import { FooterLogos } from './footer-logos.tsx';
import { footerParts } from './footer-parts.ts';
import { FooterPagesList } from './footer-pages-list.tsx';
import { FooterVisit } from './footer-visit.tsx';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';
import { useShownPath } from '#app/shell/use-shown-path.ts';

export function Footer({ shell }: { shell: ShellData }) {
  const { clinic, locale, year } = shell;
  const t = useTranslations();
  const shown = (list: Parameters<typeof footerPages>[0]) =>
    footerPages(list).filter((page) => !shell.emptyPages.some((empty) => empty === page));
  const { hasNewsletter, hasOpeningTimes } = footerParts(useShownPath());
  return (
    <footer className="later mt-16 sm:mt-24">
      {clinic && <FooterLogos logos={clinic.logos} />}
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
