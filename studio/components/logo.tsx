import { CLINIC } from '@alpsera/cms/clinic';

/** The clinic's mark, a peak over a horizon line, as on the site. Shown in the panel's header. */
export function LogoMark() {
  return (
    <svg viewBox="2 6 36 30" className="logo-mark" aria-hidden="true">
      <path d="M4 27 15.5 10.5 21 18l3.5-4.5L36 27" />
      <path d="M9 32.5h22" className="logo-mark__horizon" />
    </svg>
  );
}

/** Shown above the login form. */
export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      {CLINIC.name}
    </span>
  );
}
