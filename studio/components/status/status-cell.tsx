import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { batchLoader } from './batch-loader.ts';
import { StatusWord } from './status-word.tsx';

type Stored = { id: string; _status?: string | Record<string, string> | null };

/** For the rows of one list, which ask at the same time: one query instead of one each. */
const statusReader = cache((payload: Payload, collection: CollectionSlug) =>
  batchLoader(async (ids) => {
    const { docs } = await payload.db.find<Stored>({
      collection,
      where: { id: { in: [...ids] } },
      locale: 'all',
      pagination: false,
      select: { _status: true },
    });
    return new Map(docs.map(({ id, _status }) => [String(id), _status]));
  }),
);

// Payload calls a draft “changed” if it was ever published, also after it was taken back
// (payloadcms/payload#15129, seen in 3.90.1); this looks at what is stored for the site.
export async function StatusCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, payload, rowData } = props;
  const status = await statusReader(payload, collectionSlug)(String(rowData.id));
  const live = LOCALES.filter(
    (locale) => (typeof status === 'string' ? status : status?.[locale]) === 'published',
  );
  // Payload says `changed` instead of `draft` where it believes so.
  const isByLanguage = typeof status !== 'string' && LOCALES.length > 1;
  return <StatusWord live={live} isDraft={cellData !== 'published'} isByLanguage={isByLanguage} />;
}
