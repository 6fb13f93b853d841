'use client';

import { useRowLabel } from '@payloadcms/ui';

export function MenuRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string }>();
  return <span>{data.name || String(rowNumber + 1)}</span>;
}
