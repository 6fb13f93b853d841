type Props = {
  /** In the form; one that is fixed has none. */
  name?: 'marketing' | 'google';
  label: string;
  hint?: string;
  /** Said without scripts, which alone can turn the switch on, if it had been allowed. */
  allowedHint?: string;
  /** Always on, and not to be changed. */
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
