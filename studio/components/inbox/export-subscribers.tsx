import { translator } from '@clinic/cms/studio-words/translator';
import type { BeforeListTableServerProps } from 'payload';

export function ExportSubscribers({ i18n }: BeforeListTableServerProps) {
  const t = translator(i18n);
  return (
    <p>
      <a id="export-subscribers" href="/api/subscribers/export.csv" download>
        {t('subscribers:export')}
      </a>
    </p>
  );
}
