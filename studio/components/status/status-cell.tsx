import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { statusIn, type Status } from '@clinic/cms/translations/translation-row';
import type { DefaultServerCellComponentProps } from 'payload';
import { fieldReader } from './field-reader.ts';
import { StatusWord } from './status-word.tsx';

// Payload calls a draft “changed” if it was ever published, even if it was unpublished since
// (payloadcms/payload#15129, seen in 3.90.1). So this reads the status that the site sees.
export async function StatusCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, payload, rowData } = props;
  const read = fieldReader(payload, collectionSlug, '_status');
  const status = (await read(String(rowData.id))) as Status;
  const live = LOCALES.filter((locale) => statusIn(status, locale) === 'published');
  const isByLanguage = typeof status !== 'string' && LOCALES.length > 1;
  // Payload may give `changed` instead of `draft`, so only `published` is compared.
  return <StatusWord live={live} isDraft={cellData !== 'published'} isByLanguage={isByLanguage} />;
}
