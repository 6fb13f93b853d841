import { worksWithContent } from '@clinic/cms/access/roles';
import { env } from '@clinic/cms/settings/env';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { ServerProps } from 'payload';

export const TRANSLATIONS_PATH = '/admin/translations';

export function TranslationsNavLink({ i18n, user }: ServerProps) {
  // If the content comes from another host, it is translated there.
  if (LOCALES.length < 2 || env.CONTENT_API_HOST || !worksWithContent(user)) return null;
  return (
    <Link href={TRANSLATIONS_PATH} className="nav__link translations-nav">
      <span className="nav__link-label">{translator(i18n)('translations:title')}</span>
    </Link>
  );
}
