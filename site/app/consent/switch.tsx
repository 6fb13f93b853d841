type Props = {
  /** In the form; one that is fixed has none. */
  name?: 'marketing' | 'google';
  label: string;
  hint?: string;
  /** Always on, and not to be changed. */
  isFixed?: boolean;
};

export function Switch({ name, label, hint, isFixed = false }: Props) {
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
      </span>
    </label>
  );
}
