/**
 * The title of a card. The whole card is clickable, but only the title is a link, so the card is
 * one tab stop. The card element must be `group relative`.
 */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="text-ink no-underline decoration-accent-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {children}
    </a>
  );
}
