/** The `tel:` address: digits only, with the plus sign of the country code. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
