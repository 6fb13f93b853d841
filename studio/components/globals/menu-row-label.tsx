'use client';

import { useRowLabel } from '@payloadcms/ui';

/** Shows the name of a row, or its number. */
export function MenuRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string }>();
  return <span>{data.name || String(rowNumber + 1)}</span>;
}
