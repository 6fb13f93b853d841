import type { UnwrittenPage } from '@clinic/cms/overview/unwritten-pages';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { translator } from '@clinic/cms/studio-words/translator';

type Props = Pick<ServerProps, 'i18n'> & { pages: readonly UnwrittenPage[] };

/** Pages that visitors find without a text, each with the way to write it; not shown without any. */
export function UnwrittenList({ i18n, pages }: Props) {
  const t = translator(i18n);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="overview-unwritten">
      <h2 id="overview-unwritten">{t('overview:unwritten')}</h2>
      <p>{t('overview:unwrittenHint')}</p>
      <ul>
        {pages.map(({ name, href }) => {
          const title = getTranslation(name, i18n);
          return (
            <li key={title}>
              <Link href={href}>{title}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
