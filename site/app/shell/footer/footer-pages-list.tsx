import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { hrefOfAny } from '#app/routing/href.ts';
import type { FooterPageId } from '#app/routing/table.ts';
import type { ShellData } from '#app/shell/shell-data.ts';
import { FooterDisclosure } from './footer-disclosure.tsx';
import { FooterLink } from './footer-link.tsx';

type Props = {
  title: string;
  pages: readonly FooterPageId[];
  /** The editors' sections, listed after the pages. */
  sections?: ShellData['sections'];
  locale: Locale;
};

export function FooterPagesList({ title, pages, sections, locale }: Props) {
  const t = useTranslations('pages');
  if (pages.length === 0 && !sections?.length) return null;
  return (
    <nav aria-label={title}>
      <FooterDisclosure title={title}>
        <ul className="columns-2 gap-6 *:break-inside-avoid text-sm sm:columns-1">
          {pages.map((page) => (
            <FooterLink key={page} to={hrefOfAny(page, {}, locale)}>
              {t(`${page}.title`)}
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
