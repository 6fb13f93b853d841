'use client';

import { formatMoney } from '@clinic/cms/fields/amount';
import type { DefaultCellComponentProps } from 'payload';

/** A price in a list of the studio. */
export function PriceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? formatMoney(cellData) : '–'}</span>;
}
