import { isPrivate } from '@clinic/cms/access/private';
import { titleFor, type Titles } from '@clinic/cms/usage/titles';
import Link from 'next/link';
import type {
  CollectionSlug,
  DefaultServerCellComponentProps,
  Payload,
  ServerProps,
  TextFieldServerProps,
} from 'payload';
import { cache } from 'react';
import { batchLoader } from '../status/batch-loader.ts';
import { subjectOf } from './subject-of.ts';

type Row = { collection?: string | null; entry?: string | null };
type Props = Pick<ServerProps, 'i18n' | 'payload'> & { row: Row };

async function Subject({ row, ...server }: Props) {
  const subject = subjectOf(row, server);
  if (!subject?.href) return <span>{subject?.label}</span>;
  const title = await titleOf(row, server);
  return (
    <Link href={subject.href} prefetch={false}>
      {title ? `${subject.label}: ${title}` : subject.label}
    </Link>
  );
}

/** What an entry is called now; of the inbox and the accounts the log says no more than the kind. */
async function titleOf({ collection: slug, entry }: Row, { i18n, payload }: Omit<Props, 'row'>) {
  const collection = payload.config.collections.find((known) => known.slug === slug);
  if (!entry || !collection || isPrivate(collection)) return '';
  return titleFor(i18n.language, await titleReader(payload, slug as CollectionSlug)(entry));
}

/** For the rows of one list, which ask at the same time: one query for each kind of entry. */
const titleReader = cache((payload: Payload, collection: CollectionSlug) =>
  batchLoader(async (ids) => {
    const field = payload.collections[collection].config.admin.useAsTitle ?? 'id';
    const { docs } = await payload.db.find<{ id: string } & Record<string, Titles>>({
      collection,
      where: { id: { in: [...ids] } },
      locale: 'all',
      pagination: false,
      select: { [field]: true },
    });
    return new Map(docs.map((doc) => [doc.id, doc[field]]));
  }),
);

export function LogSubjectCell({ i18n, payload, rowData }: DefaultServerCellComponentProps) {
  return <Subject row={rowData as Row} payload={payload} i18n={i18n} />;
}

export function LogSubjectField({ data, i18n, payload }: TextFieldServerProps) {
  return (
    <div className="field-type">
      <Subject row={data as Row} payload={payload} i18n={i18n} />
    </div>
  );
}
