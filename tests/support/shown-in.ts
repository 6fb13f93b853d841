/** What visitors see of a page: the words that an island brings along for later are not shown yet. */
export function shownIn(html: string): string {
  return html.replaceAll(/<script type="application\/json">.*?<\/script>/gs, '');
}
