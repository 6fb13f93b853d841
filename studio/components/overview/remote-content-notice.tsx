import type { Translate } from '@clinic/cms/studio-words/translator';

/** Says where the content is, if not here. */
export function RemoteContentNotice({ host, t }: { host: string; t: Translate }) {
  return (
    <section aria-labelledby="overview-elsewhere">
      <h2 id="overview-elsewhere">{t('overview:elsewhereTitle')}</h2>
      <p>{t('overview:elsewhere', { host })}</p>
      <p>
        <a href={host}>{host}</a>
      </p>
    </section>
  );
}
