import type { PendingCount } from '@clinic/cms/overview/pending-counts';
import Link from 'next/link';
import type { Translate } from '@clinic/cms/studio-words/translator';

export function PendingList({ t, waiting }: { t: Translate; waiting: readonly PendingCount[] }) {
  return (
    <section aria-labelledby="overview-waiting">
      <h2 id="overview-waiting">{t('overview:waiting')}</h2>
      {waiting.length === 0 && <p>{t('overview:nothingWaits')}</p>}
      <ul>
        {waiting.map(({ count, href, kind }) => (
          <li key={kind}>
            <Link href={href}>{t(`overview:${kind}`, { count })}</Link>
            {kind === 'stuckMails' && <p>{t('overview:stuckMailsHint')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
