/** The addresses of the pictures of a page. */
export function picturesIn(html: string): string[] {
  const sources = html.matchAll(/src="(\/api\/cockpit\/image[^"]+)"/g);
  return [...sources].map(([, source = '']) => source.replaceAll('&amp;', '&'));
}
