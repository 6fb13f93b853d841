import type { OpenGap } from '@clinic/cms/overview/open-gaps';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { languageName } from '../language-name.ts';
import { translator } from '@clinic/cms/studio-words/translator';

type Props = Pick<ServerProps, 'i18n'> & { gaps: readonly OpenGap[] };

/** Texts that visitors read with `[[…]]` in them, each with what is to be filled in. */
export function GapList({ gaps, i18n }: Props) {
  const t = translator(i18n);
  if (gaps.length === 0) return null;
  return (
    <section aria-labelledby="overview-gaps">
      <h2 id="overview-gaps">{t('overview:gaps')}</h2>
      <p>{t('overview:gapsHint')}</p>
      <ul>
        {gaps.map(({ href, locale, name, words }) => {
          const title = getTranslation(name, i18n) || t('overview:untitled');
          return (
            <li key={href}>
              <Link href={href}>
                {locale ? `${title}, ${languageName(locale, i18n.language, t)}` : title}
              </Link>
              <p>{words.join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
