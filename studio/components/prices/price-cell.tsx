'use client';

import { formatMoney } from '@clinic/cms/fields/amount';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

export function PriceCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  return <span>{typeof cellData === 'number' ? formatMoney(cellData, i18n.language) : '–'}</span>;
}
