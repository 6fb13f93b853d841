'use client';

import { describeFieldPath } from '@clinic/cms/error-messages/field-label';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useWords } from './use-words.ts';

/** Describes the fields of the open form by their paths: what each is called. */
export function useFieldAt() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { language } = useWords();
  const schema = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? [];
  return (path: string) => describeFieldPath(schema, path, { language });
}
