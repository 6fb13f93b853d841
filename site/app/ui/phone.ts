/** The address of a call link: digits only, with the country's plus sign. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
