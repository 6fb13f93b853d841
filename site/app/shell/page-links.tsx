import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../routing/href.ts';
import type { CLINIC_PAGES, LEGAL_PAGES, MAIN_PAGES } from './navigation.ts';
import { useLocale } from './use-locale.ts';

type NamedPage =
  (typeof MAIN_PAGES)[number] | (typeof CLINIC_PAGES)[number] | (typeof LEGAL_PAGES)[number];

type Props = { pages: readonly NamedPage[]; className: string };

/** Pages by their names, as list items. */
export function PageLinks({ pages, className }: Props) {
  const t = useTranslations('pages');
  const locale = useLocale();
  return pages.map((id) => (
    <li key={id}>
      <NavLink viewTransition to={href(id, {}, locale)} className={className}>
        {t(`${id}.title`)}
      </NavLink>
    </li>
  ));
}
