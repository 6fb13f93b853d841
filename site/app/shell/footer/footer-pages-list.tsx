import { hrefOfAny } from '#app/routing/href.ts';
import type { FooterPageId } from '#app/routing/table.ts';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';
import { FooterDisclosure } from './footer-disclosure.tsx';
import { FooterLink } from './footer-link.tsx';

type Props = {
  title: string;
  pages: readonly FooterPageId[];
  /** The editors' sections, listed after the pages. */
  sections?: ShellData['sections'];
  shell: Pick<ShellData, 'locale' | 'titleOf'>;
};

export function FooterPagesList({ title, pages, sections, shell }: Props) {
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
