import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { href } from '../../routing/href.ts';
import { FooterLink } from './footer-link.tsx';
import type { CARE_PAGES, HOUSE_PAGES } from './footer-pages.ts';

type Props = {
  id: string;
  title: string;
  pages: readonly ((typeof CARE_PAGES)[number] | (typeof HOUSE_PAGES)[number])[];
  locale: Locale;
};

export function FooterPagesList({ id, title, pages, locale }: Props) {
  const t = useTranslations('pages');
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <ul className="columns-2 gap-6 text-sm sm:columns-1">
        {pages.map((page) => (
          <FooterLink key={page} to={href(page, {}, locale)}>
            {t(`${page}.title`)}
          </FooterLink>
        ))}
      </ul>
    </nav>
  );
}
