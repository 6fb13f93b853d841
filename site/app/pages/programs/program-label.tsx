/** What an editor wants to be said of a program first, such as «exclusive». */
export function ProgramLabel({ label }: { label: string | null | undefined }) {
  if (!label) return null;
  return (
    <p className="mb-3">
      <span className="rounded-control bg-tint-100 px-2.5 py-1 text-sm font-semibold text-brand-700">
        {label}
      </span>
    </p>
  );
}
