const FOLDER = /^\/storage\/(?:uploads|documents)\//;
const ATTRIBUTE = /(?:src|href)\s*=\s*(["'])(\/storage\/(?:uploads|documents)\/.+?)\1/g;

/** The addresses of files in a value of the content and in the texts within it, at any depth. */
export function fileAddresses(value: unknown): string[] {
  if (typeof value === 'string') {
    if (FOLDER.test(value)) return [withoutQuery(value)];
    return Array.from(value.matchAll(ATTRIBUTE), ([, , address = '']) =>
      withoutQuery(address.replaceAll('&amp;', '&')),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(fileAddresses);
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');
