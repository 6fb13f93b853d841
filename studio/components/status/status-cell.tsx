import { LOCALES } from '@alpsera/cms/locales';
import type { DefaultServerCellComponentProps } from 'payload';
import { StatusWord } from './status-word.tsx';

type Stored = { id: string; _status?: string | Record<string, string> | null };

/**
 * What visitors see of an entry. Payload would call a draft “changed” if it was ever published, also
 * after it was taken back; this looks at what is stored for the site.
 */
export async function StatusCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, payload, rowData } = props;
  const stored = await payload.db.findOne<Stored>({
    collection: collectionSlug,
    where: { id: { equals: rowData.id } },
    locale: 'all',
    select: { _status: true },
  });
  const status = stored?._status;
  const live = LOCALES.filter(
    (locale) => (typeof status === 'string' ? status : status?.[locale]) === 'published',
  );
  // Payload says `changed` instead of `draft` where it believes so.
  return <StatusWord live={live} isDraft={cellData !== 'published'} />;
}
