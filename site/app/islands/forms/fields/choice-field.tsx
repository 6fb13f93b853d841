import type { ChoiceName } from '@alpsera/cms/forms/forms';
import { useField, useLabel, useOptions } from '#app/islands/forms/form-state.ts';
import { FieldError } from './field-frame.tsx';

type Props = {
  name: ChoiceName;
  hints?: Readonly<Record<string, string>>;
  /** Side by side, for short labels; otherwise stacked. */
  isRow?: boolean;
};

/** Radio buttons: one of a few options, all visible. */
export function ChoiceField({ name, hints, isRow }: Props) {
  const label = useLabel(name);
  const options = useOptions(name);
  const { control, group, error, value } = useField(name);
  return (
    <fieldset {...group} className="group/choice min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className={isRow ? 'flex flex-wrap gap-3' : 'grid gap-3'}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-stone-400 bg-white px-4 py-2.5 transition-colors duration-300 hover:border-pine-500 has-checked:border-pine-500 has-checked:bg-glacier-50 has-checked:ring-1 has-checked:ring-pine-500 group-aria-invalid/choice:border-alarm"
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? control.id : undefined}
              value={option.value}
              defaultChecked={value === option.value}
              required
              className="mt-1 size-5 shrink-0 accent-pine-500"
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
