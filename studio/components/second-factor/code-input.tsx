'use client';

import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import { TextInput } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

type Props = {
  code: string;
  hint?: StudioWordKey;
  onCode: (code: string) => void;
  path?: string;
  required?: boolean;
  showError?: boolean;
};

export function CodeInput({ code, hint, onCode, path = 'code', ...shown }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      path={path}
      label={t('people:code')}
      value={code}
      onChange={(event: { target: { value: string } }) => onCode(event.target.value)}
      htmlAttributes={{ autoComplete: 'one-time-code' }}
      {...shown}
      {...(hint && { description: t(hint) })}
    />
  );
}
