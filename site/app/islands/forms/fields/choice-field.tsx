import type { ChoiceName, FieldName } from '@clinic/cms/forms/forms';
import { useField, useLabel, useOptions } from './form-state.ts';
import { FieldError, OptionalMark } from './field-frame.tsx';

type Layout = 'stacked' | 'row' | 'columns';
type Option = { value: string; label: string };

type Props = {
  name: ChoiceName;
  hints?: Readonly<Record<string, string>>;
  layout?: Layout;
};

const LAYOUTS: Record<Layout, string> = {
  stacked: 'grid gap-3',
  row: 'grid gap-3 sm:flex sm:flex-wrap',
  columns: 'grid gap-3 sm:grid-cols-2',
};

/** Radio buttons: one of a few options that the form defines, all visible. */
export function ChoiceField({ name, hints, layout }: Props) {
  return <RadioGroup name={name} hints={hints} layout={layout} options={useOptions(name)} />;
}

type Group = {
  name: FieldName;
  options: readonly Option[];
  hints?: Readonly<Record<string, string>>;
  layout?: Layout;
};

/** Radio buttons of a field whose options the page knows. */
export function RadioGroup({ name, options, hints, layout = 'stacked' }: Group) {
  const label = useLabel(name);
  const { control, group, error, value, isOptional } = useField(name);
  return (
    <fieldset {...group} className="group/choice min-w-0">
      <legend className="mb-1.5 font-semibold">
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      <div className={LAYOUTS[layout]}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-stone-400 bg-white px-4 py-2.5 transition-colors duration-300 hover:border-brand-500 has-checked:border-brand-500 has-checked:bg-tint-50 has-checked:ring-1 has-checked:ring-brand-500 group-aria-invalid/choice:border-alarm"
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? control.id : undefined}
              value={option.value}
              defaultChecked={value === option.value}
              required={!isOptional}
              className="mt-1 size-5 shrink-0 accent-brand-500"
            />
            <span>
              {option.label}
              {hints?.[option.value] && (
                <span className="block text-sm text-stone-600">{hints[option.value]}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={control.id} error={error} />
    </fieldset>
  );
}
