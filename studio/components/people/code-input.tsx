'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words';
import { TextInput, useTranslation } from '@payloadcms/ui';

type Props = { code: string; hint?: StudioWordKey; onCode: (code: string) => void };

/** Where the code of the second factor is typed. */
export function CodeInput({ code, hint, onCode }: Props) {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  return (
    <TextInput
      path="code"
      label={t('people:code')}
      value={code}
      onChange={(event: { target: { value: string } }) => onCode(event.target.value)}
      htmlAttributes={{ autoComplete: 'one-time-code' }}
      {...(hint && { description: t(hint) })}
    />
  );
}
