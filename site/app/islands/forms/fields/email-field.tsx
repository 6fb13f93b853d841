import { TextField } from './text-field.tsx';

export function EmailField({ hint }: { hint?: string }) {
  return (
    <TextField
      name="email"
      type="email"
      hint={hint}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
