'use client';

import { describeFieldPath } from '@clinic/cms/error-messages/field-label';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useWords } from './use-words.ts';

/** Returns a function that describes a field of the open form by its path. */
export function useFieldAt() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { language } = useWords();
  const schema = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? [];
  return (path: string) => describeFieldPath(schema, path, { language });
}
