import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { ServerProps } from 'payload';

export function FactorNotice({ i18n, user }: ServerProps) {
  if (!(user as { lacks_second_factor?: boolean } | null)?.lacks_second_factor) return null;
  const t = translator(i18n);
  return (
    <aside className="factor-notice" id="factor-required">
      {t('people:factorRequired')} <Link href="/admin/account">{t('people:toAccount')}</Link>
    </aside>
  );
}
