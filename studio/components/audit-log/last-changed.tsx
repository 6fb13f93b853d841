import { lastChangeOf } from '@clinic/cms/audit-log/last-changes';
import { translator } from '@clinic/cms/studio-words/translator';
import type { UIFieldServerProps } from 'payload';
import { clinicTime } from '../clinic-time-format.ts';

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
  return (
    <section className="last-changed">
      <h3 className="field-label">{t('people:lastChanged')}</h3>
      <p>
        {change
          ? t('people:lastChangedBy', {
              who: change.who,
              when: clinicTime(change.at, i18n.language),
            })
          : t('people:neverChanged')}
      </p>
    </section>
  );
}
