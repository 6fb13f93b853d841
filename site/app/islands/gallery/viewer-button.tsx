import type { ReactNode } from 'react';

type Props = {
  label: string;
  onPress: () => void;
  /** At the end of the row. It stays focusable, or keyboard users would lose their place. */
  isIdle?: boolean;
  children: ReactNode;
};

export function ViewerButton({ label, onPress, isIdle, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={onPress}
      className="inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-full transition-colors duration-300 hover:bg-white/15 aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
