'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useState } from 'react';

// With the next autosave, Payload forgets that a field is wrong. Here the error stays until
// somebody changes the field, or saves again. Seen in 3.90.1, not reported.
export function useUnmended<Wrong extends { path: string; value: unknown }>(
  wrong: Wrong[],
  isBusy: boolean,
): Wrong[] {
  const [fields] = useAllFormFields();
  const [kept, setKept] = useState<Wrong[]>([]);
  const isKept = JSON.stringify(kept) === JSON.stringify(wrong);
  if (isBusy && kept.length > 0) setKept([]);
  else if (!isBusy && wrong.length > 0 && !isKept) setKept(wrong);
  if (isBusy || wrong.length > 0) return wrong;
  return kept.filter(({ path, value }) => fields[path]?.value === value);
}
