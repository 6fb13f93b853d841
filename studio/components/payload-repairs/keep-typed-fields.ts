'use client';

import { useAllFormFields, useFormBackgroundProcessing } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * When a save ends, Payload puts what was stored into every field but the one that was typed in
 * last: whoever goes on to the next field meanwhile loses the last letters of the one before. So
 * each field that was typed in during a save counts as typed in until that save has ended. Seen in
 * 3.90.1; payloadcms/payload#17676.
 */
export function useKeepTypedFields(): void {
  const [fields, dispatchFields] = useAllFormFields();
  const isSaving = useFormBackgroundProcessing();
  const typed = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (!isSaving) typed.current.clear();
    const entries = Object.entries(fields);
    for (const [path, field] of entries) if (field.isModified) typed.current.add(path);
    const forgotten = entries.filter(
      ([path, field]) => !field.isModified && typed.current.has(path),
    );
    if (forgotten.length === 0) return;
    const remembered = forgotten.map(([path, field]) => [path, { ...field, isModified: true }]);
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(remembered) });
  }, [dispatchFields, fields, isSaving]);
}
