'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { wholeError } from '../payload-repairs/whole-error.tsx';

/** Makes every error message of the panel show the whole error. */
export function WholeErrors() {
  useEffect(() => {
    const { error, promise } = toast;
    Object.assign(toast, {
      error: (said: ReactNode, options?: object) => error(wholeError(said), options),
      promise: (work: Promise<unknown>, said: { error?: (reason: unknown) => ReactNode }) =>
        promise(work, { ...said, error: (reason) => wholeError(said.error?.(reason)) }),
    });
    return () => void Object.assign(toast, { error, promise });
  }, []);
  return null;
}
