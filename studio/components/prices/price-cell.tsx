'use client';

import { formatMoney } from '@clinic/cms/fields/amount';
import type { DefaultCellComponentProps } from 'payload';

export function PriceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? formatMoney(cellData) : '–'}</span>;
}
