import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import { lastChangeOf } from '@clinic/cms/audit-log/last-changes';
import type { UIFieldServerProps } from 'payload';
import { translator } from '@clinic/cms/studio-words/translator';

/** Who changed an entry last, and when. */
export async function LastChanged(props: UIFieldServerProps) {
  const { collectionSlug, i18n, id, req } = props;
  const globalSlug = (props as { globalSlug?: string }).globalSlug;
  if (!id && !globalSlug) return null;
  const t = translator(i18n);
  const change = await lastChangeOf(
    req,
    globalSlug ?? collectionSlug,
    id === undefined ? undefined : String(id),
  );
  const when = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CLINIC_TIME_ZONE,
  });
  return (
    <section className="last-changed">
      <h3 className="field-label">{t('people:lastChanged')}</h3>
      <p>
        {change
          ? t('people:lastChangedBy', { who: change.who, when: when.format(change.at) })
          : t('people:neverChanged')}
      </p>
    </section>
  );
}
