import { isPrivate } from '@clinic/cms/access/private';
import { titleFor, type Titles } from '@clinic/cms/usage/titles';
import Link from 'next/link';
import type {
  CollectionSlug,
  DefaultServerCellComponentProps,
  ServerProps,
  TextFieldServerProps,
} from 'payload';
import { fieldReader } from '../status/field-reader.ts';
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

/** The present title of an entry; for private ones, the log names no more than their kind. */
async function titleOf({ collection: slug, entry }: Row, { i18n, payload }: Omit<Props, 'row'>) {
  const collection = payload.config.collections.find((known) => known.slug === slug);
  if (!entry || !collection || isPrivate(collection)) return '';
  const field = collection.admin.useAsTitle ?? 'id';
  const titles = await fieldReader(payload, slug as CollectionSlug, field)(entry);
  return titleFor(i18n.language, titles as Titles);
}

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
