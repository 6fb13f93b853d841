import { useField } from '#app/islands/forms/form-state.ts';
import { FieldError } from './field-frame.tsx';

type Choice = { value: string; label: string; hint?: string };

type Props = {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** Side by side, for short labels; otherwise stacked. */
  isRow?: boolean;
};

/** Radio buttons: one of a few options, all visible. */
export function ChoiceField({ name, label, choices, isRow }: Props) {
  const { control, group, error, value } = useField(name);
  return (
    <fieldset {...group} className="group/choice min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className={isRow ? 'flex flex-wrap gap-3' : 'grid gap-3'}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-stone-400 bg-white px-4 py-2.5 transition-colors duration-300 hover:border-pine-500 has-checked:border-pine-500 has-checked:bg-glacier-50 has-checked:ring-1 has-checked:ring-pine-500 group-aria-invalid/choice:border-alarm"
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? control.id : undefined}
              value={choice.value}
              defaultChecked={value === choice.value}
              required
              className="mt-1 size-5 shrink-0 accent-pine-500"
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-sm text-stone-600">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={control.id} error={error} />
    </fieldset>
  );
}
