'use client';

import { formatFrancs } from '@clinic/cms/fields/francs';
import type { DefaultCellComponentProps } from 'payload';

/** A price in a list of the studio. */
export function PriceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? `CHF ${formatFrancs(cellData)}` : '–'}</span>;
}
