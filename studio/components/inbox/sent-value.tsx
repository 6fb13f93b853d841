'use client';

import { readableValue } from '@clinic/cms/forms/describe-field';
import type { FormField } from '@clinic/cms/forms/form-field';
import { readerLanguage } from '@clinic/cms/studio-words/studio-languages';
import { DefaultCell, TextInput, useField, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload';

type Sent = { sent: Pick<FormField, 'name' | 'type'> };

export function SentValue({ field, path, sent }: TextFieldClientProps & Sent) {
  const { value } = useField<string>({ path });
  const words = useWords(sent, value);
  return (
    <TextInput
      path={path}
      label={field.label}
      value={words}
      style={mergeFieldStyles(field)}
      readOnly
    />
  );
}

export function SentValueCell({ sent, ...props }: DefaultCellComponentProps & Sent) {
  const words = useWords(sent, props.cellData);
  return <DefaultCell {...props} cellData={words || null} />;
}

function useWords(sent: Sent['sent'], value: unknown): string {
  const { i18n } = useTranslation();
  return readableValue(sent, value ? String(value) : null, readerLanguage(i18n.language));
}
