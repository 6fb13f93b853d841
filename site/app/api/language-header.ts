/** The language of the page, said with every call to our own API. */
export function currentLanguageHeaders(): { 'Content-Language': string } {
  return { 'Content-Language': document.documentElement.lang };
}
