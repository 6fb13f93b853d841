import Link from 'next/link';
import type { DefaultServerCellComponentProps, ServerProps, TextFieldServerProps } from 'payload';
import { subjectOf } from './subject-of.ts';

type Row = { collection?: string | null; entry?: string | null };
type Props = Pick<ServerProps, 'i18n' | 'payload'> & { row: Row };

function Subject({ row, ...server }: Props) {
  const subject = subjectOf(row, server);
  if (!subject?.href) return <span>{subject?.label}</span>;
  return (
    <Link href={subject.href} prefetch={false}>
      {subject.label}
    </Link>
  );
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
