/**
 * The title of a card. The whole card can be clicked, but only this is the link: one stop for the
 * keyboard. The card itself is `group relative`.
 */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="text-ink no-underline decoration-larch-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {children}
    </a>
  );
}
