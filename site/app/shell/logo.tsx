/** A peak over a horizon line. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0">
      <path
        d="M4 27 15.5 10.5 21 18l3.5-4.5L36 27"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M9 32.5h22" stroke="#b9772a" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
