import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import type { BeforeListTableServerProps } from 'payload';

export function ExportSubscribers({ i18n }: BeforeListTableServerProps) {
  const t = i18n.t as unknown as (key: StudioWordKey) => string;
  return (
    <p>
      <a id="export-subscribers" href="/api/subscribers/export.csv" download>
        {t('subscribers:export')}
      </a>
    </p>
  );
}
