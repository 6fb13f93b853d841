'use client';

import { readableValue } from '@clinic/cms/forms/describe-field';
import type { Request } from '@clinic/cms/database/payload-types';
import { readerLanguage } from '@clinic/cms/studio-words/studio-languages';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

const SHOWN = 60;

export function AboutCell({ rowData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n;
  const { category, concern, message, program } = rowData as Partial<Request>;
  const field = { name: 'category', type: 'choice' } as const;
  const subject = readableValue(field, category, readerLanguage(language));
  const text = message ?? '';
  const beginning = text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
  return <span>{concern || program || subject || beginning}</span>;
}
