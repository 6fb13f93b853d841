type Props = {
  /** The field's name in the form; a fixed switch has none. */
  name?: 'marketing' | 'google';
  label: string;
  hint?: string;
  /** Shown without scripts if consent was given: only scripts can turn the switch on. */
  allowedHint?: string;
  /** Always on and disabled. */
  isFixed?: boolean;
};

export function Switch({ name, label, hint, allowedHint, isFixed = false }: Props) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself
        role="switch"
        name={name}
        defaultChecked={isFixed}
        disabled={isFixed}
        className="switch"
      />
      <span className="text-sm">
        <span className="font-semibold">{label}</span>
        {hint && <span className="text-stone-600"> {hint}</span>}
        {allowedHint && (
          <noscript>
            <span className="allowed-hint text-stone-600" data-allowed={name}>
              {' '}
              {allowedHint}
            </span>
          </noscript>
        )}
      </span>
    </label>
  );
}
