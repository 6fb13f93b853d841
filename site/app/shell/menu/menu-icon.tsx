/** Sanitised SVG shapes from the content, in the frame that all icons share. */
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

/** Points down; styles flip it while its disclosure is open. */
export function DisclosureIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="menu-icon menu-chevron">
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}
