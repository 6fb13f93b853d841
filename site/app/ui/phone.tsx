import { PhoneIcon } from './icons.tsx';

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

type Props = { phone: string; className: string; label?: string };

/** The label is for screen readers; the icon shows its meaning to others. */
export function PhoneLink({ phone, className, label }: Props) {
  return (
    <a href={telHref(phone)} className={className}>
      <PhoneIcon />
      {label && <span className="sr-only">{label}</span>}
      {phone}
    </a>
  );
}
