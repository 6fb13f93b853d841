import type { FormSection } from '@clinic/cms/forms/form-field';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSectionNumber } from './fields/field-frame.tsx';

type Props = { section: FormSection; children: ReactNode };

export function FieldGroup({ section, children }: Props) {
  const t = useTranslations('forms.sections');
  const number = useSectionNumber(section);
  return (
    <div className="border-t border-stone-200 pt-8 pb-12">
      <fieldset className="min-w-0">
        <legend className="mb-6 w-full">
          <h2 className="flex items-baseline gap-3 text-2xl">
            <span aria-hidden="true" className="text-xl text-accent-500">
              {number}
            </span>
            {t(section)}
          </h2>
        </legend>
        <div className="grid gap-6">{children}</div>
      </fieldset>
    </div>
  );
}
