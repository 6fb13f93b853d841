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
    <label className="switch-label">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself
        role="switch"
        name={name}
        defaultChecked={isFixed}
        disabled={isFixed}
        className="switch"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="switch-hint"> {hint}</span>}
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
