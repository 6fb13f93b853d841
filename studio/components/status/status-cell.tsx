import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { statusIn, type Status } from '@clinic/cms/translations/translation-row';
import type { DefaultServerCellComponentProps } from 'payload';
import { fieldReader } from './field-reader.ts';
import { StatusWord } from './status-word.tsx';

// Payload calls a draft “changed” if it was ever published, also after it was taken back
// (payloadcms/payload#15129, seen in 3.90.1); this looks at what is stored for the site.
export async function StatusCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, payload, rowData } = props;
  const read = fieldReader(payload, collectionSlug, '_status');
  const status = (await read(String(rowData.id))) as Status;
  const live = LOCALES.filter((locale) => statusIn(status, locale) === 'published');
  // Payload says `changed` instead of `draft` where it believes so.
  const isByLanguage = typeof status !== 'string' && LOCALES.length > 1;
  return <StatusWord live={live} isDraft={cellData !== 'published'} isByLanguage={isByLanguage} />;
}
