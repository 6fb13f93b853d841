import Link from 'next/link';
import type { ServerProps } from 'payload';
import { translator } from '@clinic/cms/studio-words/translator';

export function GuideNavLink({ i18n }: ServerProps) {
  return (
    <Link href="/admin/guide" className="nav__link">
      <span className="nav__link-label">{translator(i18n)('guide:title')}</span>
    </Link>
  );
}
