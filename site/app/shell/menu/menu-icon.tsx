/** Shapes from the content, sanitised there, in the frame that all icons share. */
export function MenuIcon({ shapes }: { shapes: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="menu-icon"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** Points down; turns over when what it belongs to is open. */
export function DisclosureIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="menu-icon menu-chevron">
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}
