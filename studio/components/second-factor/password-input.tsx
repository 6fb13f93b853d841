'use client';

import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import { TextInput } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

/** More than Payload's type of the attribute names, which it hands on to the input. */
const ATTRIBUTES = { type: 'password', autoComplete: 'current-password' };

type Props = {
  path: string;
  about?: StudioWordKey;
  password: string;
  onPassword: (password: string) => void;
  showError?: boolean;
};

export function PasswordInput({ path, about, password, onPassword, ...shown }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      path={path}
      label={t('people:presentPassword')}
      value={password}
      onChange={(event: { target: { value: string } }) => onPassword(event.target.value)}
      htmlAttributes={ATTRIBUTES}
      required
      {...shown}
      {...(about && { description: t(about) })}
    />
  );
}
