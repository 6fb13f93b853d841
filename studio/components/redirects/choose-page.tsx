'use client';

import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { RelationshipInput, toast, useField, useFormFields, useLocale } from '@payloadcms/ui';
import type { ValueWithRelation } from 'payload';
import { useState } from 'react';
import { postToStudio } from '../post-to-studio.ts';
import { useWords } from '../use-words.ts';

/** Fills in the target of a redirect by a chosen page, in the language of the source address. */
export function ChoosePage({ collections }: { collections: string[] }) {
  const { language, nameOf, t } = useWords();
  const { code } = useLocale();
  const from = useFormFields(([fields]) => String(fields.from?.value ?? ''));
  const { setValue } = useField<string>({ path: 'to' });
  const [page, setPage] = useState<ValueWithRelation>();

  async function choose(chosen: ValueWithRelation | null) {
    setPage(chosen ?? undefined);
    if (!chosen) return;
    const locale = LOCALES.find((one) => `${from}/`.startsWith(`/${one}/`)) ?? code;
    const path = 'redirects/page-address';
    const asked = { ...chosen, locale };
    const { body } = await postToStudio<{ address?: string }>(path, language, asked);
    if (body?.address) return setValue(body.address);
    setPage(undefined);
    toast.error(t('redirects:notOnline', { language: nameOf(locale) }));
  }

  return (
    <RelationshipInput
      path="page"
      label={t('redirects:page')}
      description={t('redirects:pageHint')}
      relationTo={collections}
      hasMany={false}
      allowCreate={false}
      allowEdit={false}
      value={page ?? null}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
