import { ArrowIcon } from './icons.tsx';

export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="flex min-h-16 items-center justify-between gap-4 py-2 font-semibold text-ink no-underline hover:text-brand-500"
    >
      {children}
      <span className="text-brand-500">
        <ArrowIcon />
      </span>
    </a>
  );
}
