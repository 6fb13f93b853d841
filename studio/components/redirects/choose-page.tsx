'use client';

import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import {
  RelationshipInput,
  toast,
  useField,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import type { ValueWithRelation } from 'payload';
import { useState } from 'react';
import { languageName } from '../language-name.ts';
import { postToStudio } from '../post-to-studio.ts';

type Props = { collections: string[] };

/** A page to choose, whose address the redirect then leads to, in the language it comes from. */
export function ChoosePage({ collections }: Props) {
  const words = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(words);
  const { language } = words.i18n;
  const { code } = useLocale();
  const from = useFormFields(([fields]) => String(fields.from?.value ?? ''));
  const { setValue } = useField<string>({ path: 'to' });
  const [page, setPage] = useState<ValueWithRelation>();

  async function choose(chosen: ValueWithRelation | null) {
    setPage(chosen ?? undefined);
    if (!chosen) return;
    const locale = LOCALES.find((one) => `${from}/`.startsWith(`/${one}/`)) ?? code;
    const path = 'redirects/page-address';
    const { body } = await postToStudio<{ address?: string }>(path, language, {
      ...chosen,
      locale,
    });
    if (body?.address) return setValue(body.address);
    setPage(undefined);
    toast.error(t('redirects:notOnline', { language: languageName(locale, language, t) }));
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
