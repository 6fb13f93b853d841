import { PhoneIcon } from './icons.tsx';

/** The `tel:` address: digits only, with the plus sign of the country code. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

type Props = { phone: string; className: string; label?: string };

/** A number to call. The label is for ears: an icon stands for it. */
export function PhoneLink({ phone, className, label }: Props) {
  return (
    <a href={telHref(phone)} className={className}>
      <PhoneIcon />
      {label && <span className="sr-only">{label}</span>}
      {phone}
    </a>
  );
}
