/** The HTML that visitors see, without the data of islands. */
export function shownIn(html: string): string {
  return html.replaceAll(/<script type="application\/json">.*?<\/script>/gs, '');
}
