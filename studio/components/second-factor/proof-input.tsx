'use client';

import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import { TextInput } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

const KINDS = {
  code: { label: 'people:code', htmlAttributes: { autoComplete: 'one-time-code' } },
  // Payload's type of the attributes lacks some of these, but it passes all of them to the input.
  password: {
    label: 'people:presentPassword',
    htmlAttributes: { type: 'password', autoComplete: 'current-password' },
    required: true,
  },
} as const;

type Props = {
  kind: keyof typeof KINDS;
  path?: string;
  hint?: StudioWordKey;
  value: string;
  onValue: (value: string) => void;
  required?: boolean;
  showError?: boolean;
};

/** The present password or a code, by which users prove who they are. */
export function ProofInput({ kind, path = kind, hint, onValue, ...shown }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      path={path}
      {...KINDS[kind]}
      label={t(KINDS[kind].label)}
      onChange={(event: { target: { value: string } }) => onValue(event.target.value)}
      {...shown}
      {...(hint && { description: t(hint) })}
    />
  );
}
