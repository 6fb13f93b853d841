import { useTranslations } from 'use-intl';
import { RATING_MAX } from '#app/constants.ts';
import { useField } from './form-state.ts';
import { STAR } from '#app/shell/stars.tsx';
import { FieldError } from './field-frame.tsx';

/** Radio buttons styled as stars: keyboards and screen readers support them natively. */
export function StarField() {
  const t = useTranslations('forms.fields');
  const { control, group, error, value } = useField('rating');
  return (
    <fieldset {...group} className="group/stars min-w-0">
      <legend className="mb-1 font-semibold">{t('rating')}</legend>
      <div className="-ml-2 flex">
        {Array.from({ length: RATING_MAX }, (_, index) => {
          const count = index + 1;
          return (
            <label key={count} className={LABEL}>
              <input
                type="radio"
                name="rating"
                id={index === 0 ? control.id : undefined}
                value={count}
                defaultChecked={value === String(count)}
                required
                className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-control"
              />
              <svg viewBox="-1 -1 22 22" width="36" height="36" aria-hidden="true">
                <path d={STAR} strokeWidth="1" strokeLinejoin="round" />
              </svg>
              <span className="sr-only">{t('stars', { count: String(count) })}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={control.id} error={error} />
    </fieldset>
  );
}

/** A star is filled if it, or one to its right, is checked or hovered. */
const LABEL =
  'relative flex size-12 cursor-pointer items-center justify-center fill-white stroke-stone-600 ' +
  'has-checked:fill-accent-500 has-checked:stroke-accent-500 ' +
  '[&:has(~label_input:checked)]:fill-accent-500 [&:has(~label_input:checked)]:stroke-accent-500 ' +
  'hover:stroke-accent-500 [&:has(~label:hover)]:stroke-accent-500 group-aria-invalid/stars:stroke-alarm';
