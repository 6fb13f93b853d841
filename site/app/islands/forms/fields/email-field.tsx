import { useTranslations } from 'use-intl';
import { TextField } from './text-field.tsx';

export function EmailField({ hint }: { hint?: string }) {
  const t = useTranslations('forms.fields');
  return (
    <TextField
      name="email"
      type="email"
      label={t('email')}
      hint={hint}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
